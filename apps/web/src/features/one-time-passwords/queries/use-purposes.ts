import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import {
  OneTimePasswordPurposesDocument,
  type OneTimePasswordPurposesQuery,
} from '../documents.generated.ts';

const PAGE_SIZE = 50;
/** Purposes come and go rarely. */
const POLL_MS = 10_000;

type PurposesPage = OneTimePasswordPurposesQuery['oneTimePasswordPurposes'];

const purposesQuery = infiniteQueryOptions({
  queryKey: queryKeys.purposes(),
  queryFn: async ({ pageParam, signal }) => {
    const variables = { first: PAGE_SIZE, after: pageParam };
    const result = await request(OneTimePasswordPurposesDocument, variables, {
      signal,
      nowOf: ({ oneTimePasswordPurposes }) => oneTimePasswordPurposes.now,
    });
    return result.oneTimePasswordPurposes;
  },
  initialPageParam: null,
  getNextPageParam: ({ pageInfo }: PurposesPage): string | null =>
    pageInfo.hasNextPage ? pageInfo.endCursor : null,
  select: ({ pages }) => ({
    purposes: pages.flatMap(({ edges }) => edges.map(({ node }) => node)),
    totalCount: pages.at(-1)?.totalCount ?? 0,
  }),
  refetchInterval: (query) => pollEvery(POLL_MS * (query.state.data?.pages.length ?? 1))(query),
});

/** All purposes by name, as far as they were loaded. */
export function usePurposes() {
  return useInfiniteQuery(purposesQuery);
}
