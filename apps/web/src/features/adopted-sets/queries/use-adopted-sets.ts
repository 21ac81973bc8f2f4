import { queryOptions, useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import {
  AdoptedSetDocument,
  AdoptedSetsDocument,
  AdoptedSummaryDocument,
  type AdoptedFragment,
  type AdoptedSummaryQuery,
} from '../documents.generated.ts';

const PAGE_SIZE = 100;
const LIST_POLL_MS = 15_000;
const SUMMARY_POLL_MS = 3_000;

export type AdoptedSet = AdoptedFragment;

export interface AdoptedSetList {
  readonly sets: readonly AdoptedSet[];
  readonly totalCount: number;
}

/** The first hundred adopted sets by name; somebody adopts each by hand. */
const adoptedSetsQuery = queryOptions({
  queryKey: queryKeys.adoptedSets(),
  queryFn: async ({ signal }): Promise<AdoptedSetList> => {
    const { adoptedSets } = await request(
      AdoptedSetsDocument,
      { first: PAGE_SIZE },
      { signal, nowOf: (result) => result.adoptedSets.now },
    );
    return {
      sets: adoptedSets.edges.map(({ node }) => node),
      totalCount: adoptedSets.totalCount,
    };
  },
  refetchInterval: pollEvery(LIST_POLL_MS),
});

export function useAdoptedSets() {
  return useQuery(adoptedSetsQuery);
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

/** What it shows. Asked for one by one: a key that holds something else by now fails alone. */
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
