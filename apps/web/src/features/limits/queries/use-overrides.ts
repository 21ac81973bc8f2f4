import { useInfiniteQuery } from '@tanstack/react-query';
import { nodesOf, pageByPage, totalOf } from '../../../shared/graphql/connection.ts';
import { pollPagesEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { LimitOverridesDocument, type LimitOverridesQuery } from '../documents.generated.ts';

const PAGE_SIZE = 50;
const POLL_MS = 5_000;

type OverridesPage = NonNullable<NonNullable<LimitOverridesQuery['limitPolicy']>['overrides']>;

/** The overridden limits of one key. */
export type Override = OverridesPage['edges'][number]['node'];

const NONE: OverridesPage = {
  now: new Date(0).toISOString(),
  totalCount: 0,
  edges: [],
  pageInfo: { endCursor: null, hasNextPage: false },
};

/** The keys that have their own limits, soonest to expire first. */
export function useOverrides(name: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.limitOverrides(name),
    queryFn: async ({ pageParam, signal }) => {
      const variables = { name, first: PAGE_SIZE, after: pageParam };
      const { limitPolicy } = await request(LimitOverridesDocument, variables, { signal });
      return limitPolicy?.overrides ?? NONE;
    },
    ...pageByPage,
    select: ({ pages }) => ({
      overrides: nodesOf(pages),
      totalCount: totalOf(pages),
    }),
    refetchInterval: pollPagesEvery(POLL_MS),
  });
}
