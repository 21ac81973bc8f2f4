import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { nodesOf, pageByPage, totalOf } from '../../../shared/graphql/connection.ts';
import { pollEvery, pollPagesEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  AdoptedSetDocument,
  AdoptedSetsDocument,
  AdoptedSummaryDocument,
  type AdoptedFragment,
  type AdoptedSetsQuery,
  type AdoptedSummaryQuery,
} from '../documents.generated.ts';

const PAGE_SIZE = 100;
const LIST_POLL_MS = 15_000;
const SUMMARY_POLL_MS = 3_000;

export type AdoptedSet = AdoptedFragment;

/** Users adopt sets one by one, so a hundred are nearly always all of them. */
const adoptedSetsQuery = infiniteQueryOptions({
  queryKey: queryKeys.adoptedSets(),
  queryFn: async ({ pageParam, signal }) => {
    const variables = { first: PAGE_SIZE, after: pageParam };
    const nowOf = (result: AdoptedSetsQuery) => result.adoptedSets.now;
    return (await request(AdoptedSetsDocument, variables, { signal, nowOf })).adoptedSets;
  },
  ...pageByPage,
  select: ({ pages }) => ({ sets: nodesOf(pages), totalCount: totalOf(pages) }),
  refetchInterval: pollPagesEvery(LIST_POLL_MS),
});

/** The loaded adopted sets, by name. */
export function useAdoptedSets() {
  return useInfiniteQuery(adoptedSetsQuery);
}

export function useAdoptedSet(name: string) {
  return useQuery({
    queryKey: queryKeys.adoptedSet(name),
    queryFn: async ({ signal }) =>
      (await request(AdoptedSetDocument, { name }, { signal })).adoptedSet,
    refetchInterval: pollEvery(LIST_POLL_MS),
  });
}

export type AdoptedSummary = AdoptedSummaryQuery['adoptedSet']['summary'];

/** The figures of a set. Each set has a separate query: a key that no longer has the right type fails alone. */
export function useAdoptedSummary(name: string) {
  return useQuery({
    queryKey: queryKeys.adoptedSummary(name),
    queryFn: async ({ signal }): Promise<AdoptedSummary> => {
      const { adoptedSet } = await request(
        AdoptedSummaryDocument,
        { name },
        { signal, nowOf: (result) => result.adoptedSet.summary.now },
      );
      return adoptedSet.summary;
    },
    refetchInterval: pollEvery(SUMMARY_POLL_MS),
  });
}
