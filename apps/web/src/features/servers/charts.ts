import { LINE_STYLES, type ChartLine } from '../../shared/charts/chart-line.ts';
import { mean, sum, type Combine, type Series } from '../../shared/charts/series.ts';
import { stepOf, valueAt, valueSoFar, type Timeline } from '../../shared/charts/timeline.ts';
import { REDIS_CHARTS, SERVER_CHARTS, type ChartSpec } from './chart-specs.ts';
import type { ServerHistory } from './history.ts';
import type { ServerMeasure } from './measures.ts';
import type { Selection } from './view.ts';

/** A chart with its lines. */
export interface Chart extends Pick<ChartSpec<never>, 'title' | 'format' | 'leastTop' | 'steps'> {
  readonly lines: readonly ChartLine[];
  readonly read: readonly Read[];
}

/** Reads a timeline at a step: a complete one, or the current one. */
type ValueOf = typeof valueAt;

/** The value of a line at the step that starts at a time. */
type Read = (history: ServerHistory, at: number, valueOf: ValueOf) => number | null;

const highest: Combine = (values) => values.reduce((a, b) => Math.max(a, b));

const styled = (labels: readonly string[]): readonly ChartLine[] =>
  labels.map((label, index) => ({ label, series: LINE_STYLES[index % LINE_STYLES.length] ?? 1 }));

/** The charts of one instance, or of several, with one chart for each measure. */
export function serverCharts({ view, ids }: Selection): readonly Chart[] {
  if (view === 'one') {
    const [id] = ids;
    return SERVER_CHARTS.map(({ lines, ...look }) => ({
      ...look,
      lines: styled(lines.map(({ label }) => label)),
      read: lines.map(
        ({ measure }): Read =>
          ({ instances }, at, valueOf) =>
            readOne(instances.get(id), measure, at, valueOf),
      ),
    }));
  }
  return SERVER_CHARTS.flatMap(({ lines, ...look }) =>
    lines.flatMap(({ alone, measure, together = 'average' }) => {
      if (alone === undefined) return [];
      const common = { ...look, title: alone };
      if (view === 'each') {
        const read = ids.map(
          (id): Read =>
            ({ instances }, at, valueOf) =>
              readOne(instances.get(id), measure, at, valueOf),
        );
        return [{ ...common, lines: styled(ids), read }];
      }
      const combined =
        (combine: Combine): Read =>
        ({ instances }, at, valueOf) => {
          const values = ids
            .map((id) => readOne(instances.get(id), measure, at, valueOf))
            .filter((value) => value !== null);
          return values.length === 0 ? null : combine(values);
        };
      const read = [combined(together === 'sum' ? sum : mean), combined(highest)];
      return [{ ...common, lines: styled([together, 'highest']), read }];
    }),
  );
}

function readOne(
  timeline: Timeline<ServerMeasure> | undefined,
  measure: ServerMeasure,
  at: number,
  valueOf: ValueOf,
) {
  return timeline ? valueOf(timeline, measure, at) : null;
}

/** The charts of Redis, with a line for its memory limit if there is one. */
export function redisCharts(hasMemoryLimit: boolean): readonly Chart[] {
  return REDIS_CHARTS.map(({ lines, ...look }) => {
    const known = lines.filter(({ measure }) => hasMemoryLimit || measure !== 'maxMemoryBytes');
    return {
      ...look,
      lines: styled(known.map(({ label }) => label)),
      read: known.map(
        ({ measure }): Read =>
          (history, at, valueOf) =>
            valueOf(history.redis, measure, at),
      ),
    };
  });
}

/** Whether Redis has reported a memory limit. */
export function hasMemoryLimit({ redis }: ServerHistory): boolean {
  return redis.points.maxMemoryBytes.some((value) => value !== null);
}

/** The data of a chart, up to the point that starts at `until`. */
export function seriesOf({ read }: Chart, history: ServerHistory, until: number): Series {
  const { stepMs, spanMs } = history;
  const times: number[] = [];
  for (let at = stepOf(until - spanMs, stepMs); at <= until; at += stepMs) times.push(at);
  const valueOf = (at: number) => (at === until ? valueSoFar : valueAt);
  return { times, lines: read.map((line) => times.map((at) => line(history, at, valueOf(at)))) };
}
