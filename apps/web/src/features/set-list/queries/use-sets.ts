import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
} from '@tanstack/react-query';
import type { SetStrategy } from '../../../shared/graphql/enums.generated.ts';
import { SetsDocument, type SetsQuery } from '../documents.generated.ts';
import { pageByPage, totalOf } from '../../../shared/graphql/connection.ts';
import { pollPagesEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { toListArguments, type SetsView } from '../sets-view.ts';

const PAGE_SIZE = 50;
const POLL_MS = 5_000;

type SetsPage = SetsQuery['expiringSets'];
export type SetPages = InfiniteData<SetsPage>;

/** A row of the list of sets. */
export interface SetSummary {
  readonly name: string;
  readonly strategy: SetStrategy;
  readonly count: number;
  readonly countIsExact: boolean;
  readonly defaultTtlMs: number;
  readonly nextExpiresAt: number | null;
}

function toSummaries(pages: readonly SetsPage[]): readonly SetSummary[] {
  const seen = new Set<string>();
  return pages
    .flatMap(({ edges }) => edges)
    .filter(({ node: { name } }) => !seen.has(name) && seen.add(name))
    .map(({ node }) => ({
      ...node,
      nextExpiresAt: node.nextExpiresAt === null ? null : Date.parse(node.nextExpiresAt),
    }));
}

export const setsQuery = (view: SetsView) =>
  infiniteQueryOptions({
    queryKey: queryKeys.setList(view),
    queryFn: async ({ pageParam, signal }) => {
      const variables = { first: PAGE_SIZE, after: pageParam, ...toListArguments(view) };
      const result = await request(SetsDocument, variables, {
        signal,
        nowOf: ({ expiringSets }) => expiringSets.now,
      });
      return result.expiringSets;
    },
    ...pageByPage,
    // While the user types a filter, the former matches stay until the new ones have loaded.
    placeholderData: keepPreviousData,
    select: ({ pages }: SetPages) => ({
      sets: toSummaries(pages),
      totalCount: totalOf(pages),
      consideredAll: pages.every(({ consideredAll }) => consideredAll),
      consideredCount: pages.at(-1)?.consideredCount ?? 0,
    }),
    // The subscription keeps the shown rows current meanwhile.
    refetchInterval: pollPagesEvery(POLL_MS),
  });

const ALL: SetsView = {};

/** The loaded sets of a view, kept current. */
export function useSets(view: SetsView = ALL) {
  return useInfiniteQuery(setsQuery(view));
}
