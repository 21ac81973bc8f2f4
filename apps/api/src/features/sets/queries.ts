import { MayflyError, type PageRequest } from '@mayfly/core';
import type {
  ExpiringSetMembersArgs,
  ExpiringSetResolvers,
  MemberConnection,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { decodeSetCursor, encodeSetCursor } from './set-cursor.ts';
import { toExpiresAt, toRemainingMs } from './expiry.ts';

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

  members: async ({ name }, args, { mayfly }): Promise<MemberConnection> => {
    const page = await mayfly.sets.open(name).page(toPageRequest(args));
    const edges = page.members.map(({ cursor, member, value, expiresAt, remainingMs }) => ({
      cursor,
      node: {
        member,
        value,
        expiresAt: toExpiresAt(expiresAt),
        remainingMs: toRemainingMs(remainingMs),
      },
    }));
    return {
      edges,
      pageInfo: {
        startCursor: edges.at(0)?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
        hasNextPage: page.hasNext,
        hasPreviousPage: page.hasPrevious,
      },
      totalCount: page.totalCount,
      now: new Date(page.now),
    };
  },

  member: async ({ name }, { member }, { mayfly }) => {
    const live = await mayfly.sets.open(name).get(member);
    if (live === null) return null;
    return {
      member,
      value: live.value,
      expiresAt: toExpiresAt(live.expiresAt),
      remainingMs: toRemainingMs(live.remainingMs),
    };
  },

  timeLeft: async ({ name }, { spanMs, buckets }, { mayfly }) => {
    const timeLeft = await mayfly.sets
      .open(name)
      .timeLeft({ spanMs: spanMs ?? undefined, buckets });
    const edge = (index: number) => Math.floor((timeLeft.spanMs * index) / buckets);
    return {
      now: new Date(timeLeft.now),
      spanMs: timeLeft.spanMs,
      buckets: timeLeft.counts.map((count, index) => ({
        fromMs: edge(index),
        toMs: edge(index + 1),
        count,
      })),
      beyond: timeLeft.beyond,
      never: timeLeft.never,
    };
  },
};

function toPageRequest({ first, after, last, before }: ExpiringSetMembersArgs): PageRequest {
  if (first != null && last == null && before == null) {
    return { first, after: after ?? undefined };
  }
  if (last != null && first == null && after == null) {
    return { last, before: before ?? undefined };
  }
  throw new MayflyError(
    'INVALID_PAGE',
    'Either first, with or without after, or last, with or without before',
    { field: last == null ? 'first' : 'last' },
  );
}
