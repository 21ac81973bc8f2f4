import { CONSTRAINTS } from '../constraints.ts';
import { checkInteger, checkOptions, type OptionNames } from '../input.ts';
import type { CountKeys } from '../keys.ts';
import { defineScript, type ScriptArgument } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { queryRings } from '../series/query-rings.ts';
import { checkQuery } from '../series/query.ts';
import type { BatchId } from './batches.ts';
import { RESOLUTIONS, RETENTION_MS, SOURCE } from './layout.ts';

const record = defineScript(new URL('./record.lua', import.meta.url));
const clear = defineScript(new URL('./clear.lua', import.meta.url));

export interface TrafficRequest {
  /** The window in ms: a minute to an hour; an hour by default. */
  readonly windowMs?: number | undefined;
  /** Maximum number of points: 1 to 1000. */
  readonly points: number;
}

/** Outcomes of calls in all processes. Each list has a number for each point. */
export type Counts<Outcome extends string> = Readonly<Record<Outcome, readonly number[]>> & {
  /** The beginning of the first point; point i covers the time from `from + i * stepMs` on. */
  readonly from: number;
  /** The end of the last point. If it is in the future, that point is not complete. */
  readonly to: number;
  readonly stepMs: number;
  readonly now: number;
};

const REQUEST: OptionNames<TrafficRequest> = { windowMs: true, points: true };

/** The most frequent keys of a batch, for `record`. */
interface FrequentKeys {
  readonly prefixes: readonly [busiest: string, denied: string];
  /** How many of a minute are kept. */
  readonly kept: number;
  readonly busiest: readonly (readonly [key: string, count: number])[];
  readonly denied: readonly (readonly [key: string, count: number])[];
}

/** Adds a batch of counts. Redis keeps the last hour. One command. */
export async function recordCounts(
  session: RedisSession,
  keys: CountKeys,
  { process, number }: BatchId,
  counts: Readonly<Record<string, number>>,
  frequent?: FrequentKeys,
): Promise<void> {
  const { fineMs, coarseMs } = RESOLUTIONS;
  const counted = Object.entries(counts).filter(([, count]) => count > 0);
  const { prefixes = [], kept = 0, busiest = [], denied = [] } = frequent ?? {};
  const args: ScriptArgument[] = [
    number,
    RETENTION_MS,
    fineMs,
    coarseMs,
    kept,
    counted.length,
    ...counted.flat(),
    busiest.length,
    ...busiest.flat(),
    ...denied.flat(),
  ];
  const rings = keys.counts.ringPrefix(fineMs);
  await session.run(record, [keys.written(process), rings, ...prefixes], args);
}

/** Deletes the counts of a name, and its minutes of frequent keys. One command. */
export async function clearCounts(
  session: RedisSession,
  { counts }: CountKeys,
  outcomes: readonly string[],
  minutePrefixes: readonly string[] = [],
): Promise<void> {
  const rings = counts.ringPrefix(RESOLUTIONS.fineMs);
  await session.run(clear, [rings, ...minutePrefixes], [RETENTION_MS, ...outcomes]);
}

/** The counts of the last hour, or of a shorter window. `INVALID_OPTION`. */
export async function readCounts<Outcome extends string>(
  session: RedisSession,
  keys: CountKeys,
  outcomes: readonly [Outcome, ...Outcome[]],
  request: TrafficRequest,
): Promise<Counts<Outcome>> {
  const { windowMs = RETENTION_MS, points } = checkOptions(request, REQUEST, 'request');
  const query = checkQuery({
    fields: outcomes,
    aggregate: ['sum'],
    points,
    sources: [SOURCE],
    lastMs: checkWindow(windowMs),
  });
  const { from, to, stepMs, now, sources } = await queryRings(
    session,
    keys.counts,
    RETENTION_MS,
    query,
  );
  const fields = sources[0]?.fields;
  const lines = outcomes.map((outcome): [Outcome, number[]] => [
    outcome,
    (fields?.[outcome].sum ?? []).map((sum) => sum ?? 0),
  ]);
  // `outcomes` has each name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...Object.fromEntries(lines), from, to, stepMs, now } as unknown as Counts<Outcome>;
}

/** `INVALID_OPTION`. */
export function checkWindow(windowMs: number): number {
  const { atLeast, atMost } = CONSTRAINTS.trafficWindowMs;
  return checkInteger(windowMs, atLeast, atMost, 'INVALID_OPTION', 'windowMs');
}
