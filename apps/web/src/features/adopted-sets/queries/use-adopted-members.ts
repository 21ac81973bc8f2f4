import { useInfiniteQuery } from '@tanstack/react-query';
import { pageByPage, totalOf } from '../../../shared/graphql/connection.ts';
import { pollPagesEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  AdoptedMembersDocument,
  type AdoptedMemberPartsFragment,
  type AdoptedMembersQuery,
} from '../documents.generated.ts';

const PAGE_SIZE = 50;
const POLL_MS = 3_000;

type MemberPage = AdoptedMembersQuery['adoptedSet']['members'];

export interface AdoptedMember extends Omit<AdoptedMemberPartsFragment, 'expiresAt'> {
  readonly expiresAt: number | null;
}

/** The loaded live members by score, polled because other programs write them. */
export function useAdoptedMembers(name: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.adoptedMembers(name),
    queryFn: async ({ pageParam, signal }): Promise<MemberPage> => {
      const { adoptedSet } = await request(
        AdoptedMembersDocument,
        { name, first: PAGE_SIZE, after: pageParam },
        { signal, nowOf: (result) => result.adoptedSet.members.now },
      );
      return adoptedSet.members;
    },
    ...pageByPage,
    select: ({ pages }) => ({
      totalCount: totalOf(pages),
      members: pages
        .flatMap(({ edges }) => edges)
        .map(({ node }): AdoptedMember => ({
          ...node,
          expiresAt: node.expiresAt === null ? null : Date.parse(node.expiresAt),
        })),
    }),
    refetchInterval: pollPagesEvery(POLL_MS),
  });
}
