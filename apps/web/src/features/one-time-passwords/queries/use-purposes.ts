import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { nodesOf, pageByPage, totalOf } from '../../../shared/graphql/connection.ts';
import { pollPagesEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { OneTimePasswordPurposesDocument } from '../documents.generated.ts';

const PAGE_SIZE = 50;
/** Purposes come and go rarely. */
const POLL_MS = 10_000;

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
  ...pageByPage,
  select: ({ pages }) => ({
    purposes: nodesOf(pages),
    totalCount: totalOf(pages),
  }),
  refetchInterval: pollPagesEvery(POLL_MS),
});

/** All purposes by name, as far as they were loaded. */
export function usePurposes() {
  return useInfiniteQuery(purposesQuery);
}
