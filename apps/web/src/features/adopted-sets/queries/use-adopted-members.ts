import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { totalOf } from '../../../shared/graphql/connection.ts';
import { pollPagesEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import type { AdoptedView } from '../adoption-search.ts';
import {
  AdoptedMembersDocument,
  AdoptedMemberSearchDocument,
  type AdoptedMemberPartsFragment,
} from '../documents.generated.ts';

const PAGE_SIZE = 50;
const POLL_MS = 3_000;

export interface AdoptedMember extends Omit<AdoptedMemberPartsFragment, 'expiresAt'> {
  readonly expiresAt: number | null;
}

/** Members in the shown order, or matches of one step of a search. */
interface MemberPage {
  readonly nodes: readonly AdoptedMemberPartsFragment[];
  readonly next: string | null;
  readonly totalCount: number;
  readonly scannedCount: number;
}

async function readPage(
  name: string,
  order: AdoptedView['order'],
  cursor: string | null,
  signal: AbortSignal,
): Promise<MemberPage> {
  const isReversed = order === 'last';
  const place = isReversed
    ? { last: PAGE_SIZE, before: cursor }
    : { first: PAGE_SIZE, after: cursor };
  const { adoptedSet } = await request(
    AdoptedMembersDocument,
    { name, ...place },
    { signal, nowOf: (result) => result.adoptedSet.members.now },
  );
  const { edges, pageInfo, totalCount } = adoptedSet.members;
  const { startCursor, endCursor, hasPreviousPage, hasNextPage } = pageInfo;
  const nodes = edges.map(({ node }) => node);
  return isReversed
    ? {
        nodes: nodes.toReversed(),
        next: hasPreviousPage ? startCursor : null,
        totalCount,
        scannedCount: 0,
      }
    : { nodes, next: hasNextPage ? endCursor : null, totalCount, scannedCount: 0 };
}

async function searchPage(
  name: string,
  contains: string,
  after: string | null,
  signal: AbortSignal,
): Promise<MemberPage> {
  const { adoptedSet } = await request(
    AdoptedMemberSearchDocument,
    { name, first: PAGE_SIZE, after, contains },
    { signal, nowOf: (result) => result.adoptedSet.searchMembers.now },
  );
  const { matches, endCursor, totalCount, scannedCount } = adoptedSet.searchMembers;
  return { nodes: matches, next: endCursor, totalCount, scannedCount };
}

/** The loaded live members, by expiry or those that match, polled because other programs write them. */
export function useAdoptedMembers(name: string, { q, order }: AdoptedView) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.adoptedMembers(name), q ?? '', order ?? ''],
    queryFn: ({ pageParam, signal }) =>
      q === undefined
        ? readPage(name, order, pageParam, signal)
        : searchPage(name, q, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      totalCount: totalOf(pages),
      scannedCount: pages.reduce((sum, { scannedCount }) => sum + scannedCount, 0),
      members: pages
        .flatMap(({ nodes }) => nodes)
        .map((node): AdoptedMember => ({
          ...node,
          expiresAt: node.expiresAt === null ? null : Date.parse(node.expiresAt),
        })),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: pollPagesEvery(POLL_MS),
  });
}
