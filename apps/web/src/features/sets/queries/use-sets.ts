import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { SetsDocument, type SetsQuery } from '../documents.generated.ts';
import { pollEvery } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';

const PAGE_SIZE = 50;
const POLL_MS = 2_000;

type SetsPage = SetsQuery['expiringSets'];

/** One row of the list of sets. */
export interface SetSummary {
  readonly name: string;
  readonly count: number;
  readonly defaultTtlMs: number;
  readonly nextExpiresAt: number | null;
}

function toSummaries(pages: readonly SetsPage[]): readonly SetSummary[] {
  return pages.flatMap(({ edges }) =>
    edges.map(({ node }) => ({
      ...node,
      nextExpiresAt: node.nextExpiresAt === null ? null : Date.parse(node.nextExpiresAt),
    })),
  );
}

const setsQuery = infiniteQueryOptions({
  queryKey: queryKeys.sets(),
  queryFn: async ({ pageParam, signal }) => {
    const variables = { first: PAGE_SIZE, after: pageParam };
    const result = await request(SetsDocument, variables, {
      signal,
      nowOf: ({ expiringSets }) => expiringSets.now,
    });
    return result.expiringSets;
  },
  initialPageParam: null,
  getNextPageParam: ({ pageInfo }: SetsPage): string | null =>
    pageInfo.hasNextPage ? pageInfo.endCursor : null,
  select: ({ pages }) => ({
    sets: toSummaries(pages),
    totalCount: pages.at(-1)?.totalCount ?? 0,
  }),
  // Reading again costs one request a page, so the interval grows with the pages: however much
  // was loaded, the list costs one request every two seconds.
  refetchInterval: (query) => pollEvery(POLL_MS * (query.state.data?.pages.length ?? 1))(query),
});

/** All sets by name, as far as they were loaded, kept current. */
export function useSets() {
  return useInfiniteQuery(setsQuery);
}
