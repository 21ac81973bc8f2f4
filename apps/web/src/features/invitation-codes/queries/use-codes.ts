import { useInfiniteQuery } from '@tanstack/react-query';
import { pageByPage, totalOf } from '../../../shared/graphql/connection.ts';
import { pollPagesEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { InvitationCodesDocument, type InvitationCodesQuery } from '../documents.generated.ts';

const PAGE_SIZE = 50;
const POLL_MS = 3_000;

type CodesPage = InvitationCodesQuery['invitationCodes'];

/** A live code, masked. */
export interface LiveCode {
  readonly id: string;
  readonly maskedCode: string;
  readonly uses: number;
  readonly usesLeft: number | null;
  readonly expiresAt: number;
}

/** A row that moves to another page between two requests is loaded twice, but shown once. */
function toCodes(pages: readonly CodesPage[]): readonly LiveCode[] {
  const byId = new Map<string, LiveCode>();
  for (const { edges } of pages) {
    for (const { node } of edges) {
      byId.set(node.id, { ...node, expiresAt: Date.parse(node.expiresAt) });
    }
  }
  return [...byId.values()];
}

/** The loaded live codes of a space, soonest to expire first. For operators. */
export function useCodes(space: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.invitationCodes(space),
    queryFn: async ({ pageParam, signal }) => {
      const variables = { space, first: PAGE_SIZE, after: pageParam };
      return (await request(InvitationCodesDocument, variables, { signal })).invitationCodes;
    },
    ...pageByPage,
    select: ({ pages }) => ({
      codes: toCodes(pages),
      totalCount: totalOf(pages),
    }),
    refetchInterval: pollPagesEvery(POLL_MS),
  });
}
