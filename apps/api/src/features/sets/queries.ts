import type { ExpiringSetResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { decodeSetCursor, encodeSetCursor } from './set-cursor.ts';
import { toExpiresAt } from './expiry.ts';

export const setQueries: QueryResolvers = {
  expiringSets: async (_parent, { first, after }, { mayfly }) => {
    const [page, now] = await Promise.all([
      mayfly.sets.list({ first, after: after == null ? undefined : decodeSetCursor(after) }),
      mayfly.now(),
    ]);
    const edges = page.sets.map((set) => ({ cursor: encodeSetCursor(set.name), node: set }));
    return {
      edges,
      pageInfo: {
        startCursor: edges.at(0)?.cursor ?? null,
        endCursor: page.endCursor === null ? null : encodeSetCursor(page.endCursor),
        hasNextPage: page.hasNext,
        hasPreviousPage: after != null,
      },
      totalCount: page.totalCount,
      now: new Date(now),
    };
  },

  expiringSet: (_parent, { name }, { mayfly }) => mayfly.sets.open(name).summary(),
};

export const expiringSetResolvers: ExpiringSetResolvers = {
  createdAt: ({ createdAt }) => new Date(createdAt),
  nextExpiresAt: ({ nextExpiresAt }) => toExpiresAt(nextExpiresAt),
  now: ({ now }) => new Date(now),
};
