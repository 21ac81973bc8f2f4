import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { pollPagesEvery } from './polling.ts';

/** A page of an API connection. */
interface Page<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

/** How an infinite query loads the pages of a connection. */
export const pageByPage = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ pageInfo }: Page<unknown>): string | null =>
    pageInfo.hasNextPage ? pageInfo.endCursor : null,
};

/** The nodes of the pages, in order. */
export function nodesOf<Node>(pages: readonly Page<Node>[]): readonly Node[] {
  return pages.flatMap(({ edges }) => edges.map(({ node }) => node));
}

/** The total count, from the latest page. */
export function totalOf(pages: readonly { readonly totalCount: number }[]): number {
  return pages.at(-1)?.totalCount ?? 0;
}

interface ListOptions<Node> {
  readonly queryKey: QueryKey;
  readonly pollMs: number;
  readonly load: (
    page: { readonly first: number; readonly after: string | null },
    signal: AbortSignal,
  ) => Promise<Page<Node> & { readonly totalCount: number }>;
}

const PAGE_SIZE = 50;

/** A connection as one list, loaded page by page and polled. */
export function useList<Node>({ queryKey, pollMs, load }: ListOptions<Node>) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load({ first: PAGE_SIZE, after: pageParam }, signal),
    ...pageByPage,
    select: ({ pages }) => ({ items: nodesOf(pages), totalCount: totalOf(pages) }),
    refetchInterval: pollPagesEvery(pollMs),
  });
}
