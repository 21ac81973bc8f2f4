import type { MemberHistory } from '@mayfly/core';
import type { Resolvers } from '../resolvers.generated.ts';

export const historyResolvers: Resolvers = {
  ExpiringSet: {
    history: async ({ name }, request, { mayfly }) =>
      toHistory(await mayfly.histories.of(name, request)),
  },
  Overview: {
    history: async (_overview, request, { mayfly }) =>
      toHistory(await mayfly.histories.ofAll(request)),
  },
};

function toHistory({ from, now, live, addedPerSecond, expiredPerSecond, stepMs }: MemberHistory) {
  return {
    from: new Date(from),
    stepMs,
    live: [...live],
    addedPerSecond: [...addedPerSecond],
    expiredPerSecond: [...expiredPerSecond],
    now: new Date(now),
  };
}
