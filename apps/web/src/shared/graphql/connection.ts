/** A page of a connection of the API. */
interface Page<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

/** How an infinite query goes on from page to page of a connection. */
export const pageByPage = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ pageInfo }: Page<unknown>): string | null =>
    pageInfo.hasNextPage ? pageInfo.endCursor : null,
};

/** What the pages hold, in their order. */
export function nodesOf<Node>(pages: readonly Page<Node>[]): readonly Node[] {
  return pages.flatMap(({ edges }) => edges.map(({ node }) => node));
}

/** How many there are in all, as the latest page says. */
export function totalOf(pages: readonly { readonly totalCount: number }[]): number {
  return pages.at(-1)?.totalCount ?? 0;
}
