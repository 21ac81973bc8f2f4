import { useInfiniteQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
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

/** Rows that moved to another page between two requests come twice; they count once. */
function toCodes(pages: readonly CodesPage[]): readonly LiveCode[] {
  const byId = new Map<string, LiveCode>();
  for (const { edges } of pages) {
    for (const { node } of edges) {
      byId.set(node.id, { ...node, expiresAt: Date.parse(node.expiresAt) });
    }
  }
  return [...byId.values()];
}

/** The live codes of a space, soonest to expire first, as far as they were loaded. For operators. */
export function useCodes(space: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.invitationCodes(space),
    queryFn: async ({ pageParam, signal }) => {
      const variables = { space, first: PAGE_SIZE, after: pageParam };
      return (await request(InvitationCodesDocument, variables, { signal })).invitationCodes;
    },
    initialPageParam: null,
    getNextPageParam: ({ pageInfo }: CodesPage): string | null =>
      pageInfo.hasNextPage ? pageInfo.endCursor : null,
    select: ({ pages }) => ({
      codes: toCodes(pages),
      totalCount: pages.at(-1)?.totalCount ?? 0,
    }),
    // However much was loaded, the list costs one request in so long.
    refetchInterval: (query) => pollEvery(POLL_MS * (query.state.data?.pages.length ?? 1))(query),
  });
}
