import type { RingKeys } from '../keys.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { readAggregate, rollUp, type Aggregate, type Grid } from './aggregate.ts';
import type { CheckedQuery, Line, SeriesAnswer } from './query.ts';
import { resolutionsOf } from './resolutions.ts';

const scripts = {
  query: defineScript(new URL('./query.lua', import.meta.url)),
  read: defineScript(new URL('./read-rings.lua', import.meta.url)),
};

/** The maximum that one command copies: at most a quarter of a millisecond of Redis's time. */
const COMMAND_BYTES = 64 * 1024;

/** The ring of one field of one source. */
type Ring = readonly [source: string, field: string];

/** Answers a query from the roll-ups of append.lua. */
export async function queryRings<Field extends string, Wanted extends Aggregate>(
  session: RedisSession,
  keys: RingKeys,
  retentionMs: number,
  query: CheckedQuery<Field, Wanted>,
): Promise<SeriesAnswer<Field, Wanted>> {
  const { fineMs, coarseMs, stepsMs } = resolutionsOf(retentionMs);
  const ownKeys = [keys.sources, keys.ringPrefix(fineMs)];
  const layout = [retentionMs, fineMs, coarseMs];
  const reply = await session.run(
    scripts.query,
    ownKeys,
    [
      ...layout,
      query.from,
      query.to,
      query.points,
      query.maxSources,
      COMMAND_BYTES,
      stepsMs.join(' '),
      query.fields.length,
      ...query.fields,
      ...query.sources,
    ],
    'bytes',
  );
  const now = reply.integer();
  const resolutionMs = reply.integer();
  const stepMs = reply.integer();
  const [from, to] = [reply.integer(), reply.integer()];
  const hasMoreSources = reply.flag();
  const sources = Array.from({ length: reply.integer() }, () => reply.string());
  const lines = sources.flatMap((source) => query.fields.map((field): Ring => [source, field]));

  const read = reply.rest((row) => row.bytes());
  if (from < to) {
    // The rest after the first command follows in as few commands of its size as possible, concurrently.
    const rest: Promise<Buffer[]>[] = [];
    const ringsEach = Math.max(1, read.length);
    for (let next = read.length; next < lines.length; next += ringsEach) {
      const some = lines.slice(next, next + ringsEach);
      const args = [...layout, resolutionMs, from, to, ...some.flat()];
      const answer = session.run(scripts.read, ownKeys, args, 'bytes');
      rest.push(answer.then((records) => records.rest((row) => row.bytes())));
    }
    read.push(...(await Promise.all(rest)).flat());
  }

  const grid = gridOf(from, to, stepMs, query.points);
  const fieldsOf = (index: number) =>
    query.fields.map((field, i): [Field, Line<Wanted>] => {
      const bytes = read[index * query.fields.length + i] ?? Buffer.alloc(0);
      const points = rollUp({ from, resolutionMs, bytes }, grid);
      return [
        field,
        recordOf(query.aggregates.map((name) => [name, readAggregate(name, points)] as const)),
      ];
    });
  const answers = sources.map((source, index) => ({ source, fields: recordOf(fieldsOf(index)) }));
  if (query.sources.length === 0) answers.sort((a, b) => (a.source < b.source ? -1 : 1));
  return {
    from: grid.from,
    to: grid.from + grid.points * stepMs,
    stepMs,
    resolutionMs,
    now,
    sources: answers,
    hasMoreSources,
  };
}

/** Points begin at multiples of their width, so that a chart that moves keeps its points. */
function gridOf(from: number, to: number, stepMs: number, mostPoints: number): Grid {
  const start = mostPoints === 1 ? from : Math.floor(from / stepMs) * stepMs;
  return { from: start, stepMs, points: from < to ? Math.ceil((to - start) / stepMs) : 0 };
}

/** `Object.fromEntries` with the type of the keys: there is one entry for each. */
function recordOf<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as Record<Key, Value>;
}
