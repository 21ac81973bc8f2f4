import type { Mayfly, TimeSeries } from '@mayfly/core';
import { REDIS_SOURCE, type RedisField } from '../server-stats/redis-recorder.ts';
import type { LimitsFigures } from './limits-figures.ts';
import type { SweepFigures } from './sweep-tally.ts';

const LATE_MS = 5000;
const NEARLY_FULL = 0.8;
const SPACES = 100;
const MINUTE_MS = 60_000;

/** Something that somebody should look after, as the schema has it. */
export type ConcernModel =
  | { readonly kind: 'SWEEP_LAG'; readonly lagMs: number }
  | {
      readonly kind: 'INVITATION_SPACE_FILLS';
      readonly subject: string;
      readonly share: number;
      readonly count: number;
    }
  | { readonly kind: 'REDIS_MEMORY'; readonly share: number }
  | { readonly kind: 'REDIS_EVICTS'; readonly perSecond: number }
  | { readonly kind: 'LIMIT_POLICY_UNAVAILABLE'; readonly subject: string; readonly count: number };

interface Observed {
  readonly sweep: SweepFigures;
  readonly limits: LimitsFigures;
}

export async function readConcerns(
  mayfly: Mayfly,
  redisSeries: TimeSeries<RedisField>,
  { sweep, limits }: Observed,
): Promise<readonly ConcernModel[]> {
  const [spaces, redis] = await Promise.all([fillingSpaces(mayfly), redisConcerns(redisSeries)]);
  const policies = limits.unavailablePolicies.map(({ name, count }) => ({
    kind: 'LIMIT_POLICY_UNAVAILABLE' as const,
    subject: name,
    count,
  }));
  const late = sweep.worstLagMs > LATE_MS;
  const lag = late ? [{ kind: 'SWEEP_LAG' as const, lagMs: sweep.worstLagMs }] : [];
  return [...redis, ...policies, ...spaces, ...lag];
}

/** Of the first hundred spaces by name, those that are nearly full, the fullest first. */
async function fillingSpaces({ spaces }: Mayfly): Promise<readonly ConcernModel[]> {
  const { entries } = await spaces.list({ first: SPACES });
  const utilisations = await Promise.all(
    entries.map(async ({ name, settings }) => ({
      name,
      ...(await spaces.codesOf(name, settings).utilisation()),
    })),
  );
  return utilisations
    .filter(({ share }) => share > NEARLY_FULL)
    .toSorted((a, b) => b.share - a.share)
    .map(({ name, share, live }) => ({
      kind: 'INVITATION_SPACE_FILLS',
      subject: name,
      share,
      count: live,
    }));
}

/** By what was sampled of Redis in the last minute. */
async function redisConcerns(series: TimeSeries<RedisField>): Promise<readonly ConcernModel[]> {
  const { sources } = await series.query({
    fields: ['usedMemoryBytes', 'maxMemoryBytes', 'evictedKeysPerSecond'],
    aggregate: ['last', 'max'],
    points: 1,
    sources: [REDIS_SOURCE],
    lastMs: MINUTE_MS,
  });
  const fields = sources[0]?.fields;
  const used = fields?.usedMemoryBytes.last.at(-1) ?? 0;
  // 0 where there is no limit.
  const most = fields?.maxMemoryBytes.last.at(-1) ?? 0;
  const evicted = fields?.evictedKeysPerSecond.max.at(-1) ?? 0;
  const concerns: ConcernModel[] = [];
  if (most > 0 && used / most > NEARLY_FULL) {
    concerns.push({ kind: 'REDIS_MEMORY', share: used / most });
  }
  if (evicted > 0) concerns.push({ kind: 'REDIS_EVICTS', perSecond: evicted });
  return concerns;
}
