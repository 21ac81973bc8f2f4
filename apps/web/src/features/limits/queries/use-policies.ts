import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { nodesOf, pageByPage, totalOf } from '../../../shared/graphql/connection.ts';
import { pollPagesEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { LimitPoliciesDocument, type LimitPoliciesQuery } from '../documents.generated.ts';

const PAGE_SIZE = 50;
const POLL_MS = 3_000;

/** Of the small charts: half a minute a bar. */
const LIST_WINDOW_MS = 900_000;
const LIST_POINTS = 30;

type PoliciesPage = LimitPoliciesQuery['limitPolicies'];

/** One row of the list of policies. */
export type PolicySummary = PoliciesPage['edges'][number]['node'];

const policiesQuery = infiniteQueryOptions({
  queryKey: queryKeys.limitPolicies(),
  queryFn: async ({ pageParam, signal }) => {
    const variables = {
      first: PAGE_SIZE,
      after: pageParam,
      points: LIST_POINTS,
      windowMs: LIST_WINDOW_MS,
    };
    const result = await request(LimitPoliciesDocument, variables, {
      signal,
      nowOf: ({ limitPolicies }) => limitPolicies.now,
    });
    return result.limitPolicies;
  },
  ...pageByPage,
  select: ({ pages }) => ({
    policies: nodesOf(pages),
    totalCount: totalOf(pages),
  }),
  refetchInterval: pollPagesEvery(POLL_MS),
});

/** All policies by name, as far as they were loaded, with their traffic. */
export function usePolicies() {
  return useInfiniteQuery(policiesQuery);
}
