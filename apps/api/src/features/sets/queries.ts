import { MayflyError } from '@mayfly/core';
import { prefixesOf } from '../../auth/scopes.ts';
import { ListCursors } from '../../graphql/list-cursor.ts';
import { nullIfAbsent } from '../../graphql/null-if-absent.ts';
import { toPageInfo } from '../../graphql/page-info.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import type {
  ExpiringSetResolvers,
  QueryResolvers,
  SetDetailsResolvers,
} from '../resolvers.generated.ts';
import { toExpiresAt } from './expiry.ts';
import { summaryIn } from './model.ts';
import { readMembersOnly } from './read-members-only.ts';
import { ORDERS, STRATEGIES, STRATEGY_NAMES } from './strategies.ts';

type SetFields = Exclude<
  keyof ExpiringSetResolvers,
  | 'members'
  | 'searchMembers'
  | 'member'
  | 'memberRank'
  | 'timeLeft'
  | 'peek'
  | 'slice'
  | 'history'
  | 'handOver'
>;

export const setQueries: QueryResolvers = {
  expiringSets: async (_parent, { first, after, filter, orderBy }, { mayfly, principal }) => {
    const strategy = filter?.strategy;
    const cursors = new ListCursors('sets', filter, orderBy);
    const start = cursors.take(after);
    const [page, now] = await Promise.all([
      renameFields(filterField, () =>
        mayfly.sets.browse({
          first,
          after: start,
          prefix: filter?.prefix ?? undefined,
          prefixes: prefixesOf(principal, 'SET'),
          contains: filter?.contains ?? undefined,
          strategy: strategy == null ? undefined : STRATEGY_NAMES[strategy],
          orderBy: orderBy == null ? undefined : ORDERS[orderBy.field],
          descending: orderBy?.descending,
        }),
      ),
      mayfly.now(),
    ]);
    const edges = page.sets.map(({ cursor, ...node }) => ({ cursor: cursors.give(cursor), node }));
    return {
      edges,
      pageInfo: toPageInfo(edges, {
        hasNext: page.hasNext,
        hasPrevious: after != null,
        endCursor: page.endCursor && cursors.give(page.endCursor),
      }),
      totalCount: page.totalCount,
      consideredCount: page.consideredCount,
      consideredAll: page.consideredAll,
      now: new Date(now),
    };
  },

  expiringSet: (_parent, { name }, context, info) =>
    nullIfAbsent(
      'SET_NOT_FOUND',
      async () =>
        (await readMembersOnly(name, context, info)) ?? (await context.mayfly.sets.summary(name)),
    ),
};

export const setFields: Pick<ExpiringSetResolvers, SetFields> = {
  strategy: ({ strategy }) => STRATEGIES[strategy],
  createdAt: (set) => new Date(summaryIn(set).createdAt),
  countIsExact: (set) => summaryIn(set).countIs === 'exact',
  nextExpiresAt: (set) => toExpiresAt(summaryIn(set).nextExpiresAt),
  now: (set) => new Date(summaryIn(set).now),

  details: async ({ name }, _args, { mayfly }) => {
    const details = await mayfly.sets.inspect(name);
    if (details !== null) return details;
    // It was deleted after its summary was read.
    throw new MayflyError('SET_NOT_FOUND', 'There is no set of this name', { field: 'name' });
  },
};

export const setDetailsFields: SetDetailsResolvers = {
  memoryIsEstimated: ({ memoryIs }) => memoryIs === 'estimated',
  feed: ({ feedKept }) => (feedKept === null ? null : { kept: feedKept }),
};

function filterField(field: string): string {
  return field === 'prefix' || field === 'contains' ? `filter.${field}` : field;
}
