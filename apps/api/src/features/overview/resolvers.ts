import type { SetSummary } from '@mayfly/core';
import type { OverviewResolvers, Resolvers } from '../resolvers.generated.ts';
import { BUCKETS } from './expiring-figures.ts';

const NEXT_TO_EXPIRE = 8;

const overviewFields: Omit<OverviewResolvers, 'history'> = {
  sets: async (overview) => {
    const { sets, totalCount, consideredAll } = await overview.sets();
    return {
      totalCount,
      consideredCount: sets.length,
      consideredAll,
      liveCount: sets.reduce((sum, { count }) => sum + count, 0),
      countIsExact: sets.every(({ countIs }) => countIs === 'exact'),
      nextToExpire: nextToExpire(sets),
    };
  },
  expiring: async (overview, { span }, { mayfly }) => {
    const { counts, spanMs, now, ...considered } = await overview.expiring(span);
    const edge = (index: number) => (spanMs * index) / BUCKETS;
    return {
      ...considered,
      spanMs,
      buckets: counts.map((count, index) => ({
        fromMs: edge(index),
        toMs: edge(index + 1),
        count,
      })),
      now: new Date(now ?? (await mayfly.now())),
    };
  },
  sweep: (overview) => overview.sweep(),
  limits: async (overview) => {
    const {
      from,
      allowed,
      denied,
      shadowed,
      unavailable,
      unavailablePolicies: _,
      ...rest
    } = await overview.limits();
    return {
      ...rest,
      from: new Date(from),
      allowed: [...allowed],
      denied: [...denied],
      shadowed: [...shadowed],
      unavailable: [...unavailable],
    };
  },
  alerts: async (overview) => [...(await overview.alerts())],
  now: async (_parent, _args, { mayfly }) => new Date(await mayfly.now()),
};

function nextToExpire(sets: readonly SetSummary[]): SetSummary[] {
  const at = ({ nextExpiresAt }: SetSummary) => nextExpiresAt ?? Infinity;
  return sets
    .filter((set) => at(set) < Infinity)
    .toSorted((a, b) => at(a) - at(b))
    .slice(0, NEXT_TO_EXPIRE);
}

export const overviewResolvers: Resolvers = {
  Query: { overview: (_parent, _args, { overview }) => overview },
  Overview: overviewFields,
};
