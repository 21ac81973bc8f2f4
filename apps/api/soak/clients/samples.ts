import type { Span } from '../calls.ts';
import { checkCounter } from '../checks/counter.ts';
import { numbers, repeat, withLosses, type Load, type Soak } from './load.ts';

const SERIES = numbers(3).map((number) => `series-${number}`);
const SOURCES_EACH = 5;
const HOURS_MS = 7_200_000;

interface History {
  readonly history: {
    readonly sources: readonly { lines: readonly { values: (number | null)[] }[] }[];
  };
}

/** Writers of time series, each with its source. */
export async function sampleWriters(soak: Soak): Promise<Load> {
  const { calls, tally } = soak;
  for (const series of SERIES) {
    const input = { series, fields: ['n'], retentionMs: HOURS_MS };
    await calls.done(() => calls.mutate('createSeries', input, 'status'));
  }
  const sources = SERIES.flatMap((series) =>
    numbers(SOURCES_EACH).map((number) => ({
      series,
      source: `source-${number}`,
      acknowledged: new Array<Span>(),
      unknown: 0,
    })),
  );
  return {
    clients: sources.length,
    tags: SERIES,
    async run() {
      await Promise.all(
        sources.map((client) =>
          repeat(soak, 2500, async () => {
            const { series, source } = client;
            const input = { series, source, values: [{ field: 'n', value: 1 }] };
            const answer = await calls.mutate('appendSample', input, 'now');
            if (answer.kind === 'done') client.acknowledged.push(answer);
            if (answer.kind === 'unknown') client.unknown += 1;
          }),
        ),
      );
    },
    async finish() {
      for (const { series, source, acknowledged, unknown } of sources) {
        const args = `lastMs: ${HOURS_MS}, points: 1, aggregates: [SUM], sources: ["${source}"]`;
        const field = `series(name: "${series}") { history(${args}) { sources { lines { values } } } }`;
        const { result } = await calls.done(() => calls.query<History>(field));
        const value = result.history.sources[0]?.lines[0]?.values[0] ?? 0;
        const subject = `${series} ${source}`;
        const counter = {
          subject,
          unknown,
          value,
          acknowledged: withLosses(soak, series, acknowledged),
        };
        tally.add('samples', checkCounter(counter));
      }
    },
  };
}
