import { MayflyError } from '@mayfly/core';
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

  expiringSet: async (_parent, { name }, { mayfly }) => {
    const summary = await mayfly.sets.summary(name);
    if (summary !== null) return summary;
    throw new MayflyError('SET_NOT_FOUND', 'There is no set of this name', { field: 'name' });
  },
};

export const expiringSetResolvers: ExpiringSetResolvers = {
  createdAt: ({ createdAt }) => new Date(createdAt),
  nextExpiresAt: ({ nextExpiresAt }) => toExpiresAt(nextExpiresAt),
  now: ({ now }) => new Date(now),
};
