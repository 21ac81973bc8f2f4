import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { SearchMembersDocument, type SearchMembersQuery } from '../documents.generated.ts';
import type { Member } from '../members/member.ts';
import type { Match } from '../set-search.ts';

const POLL_MS = 2_000;
/** The maximum of one step. */
const STEP_MATCHES = 200;
/** After this many more matches the search pauses until the user continues it. */
const MATCHES_AT_ONCE = 1_000;

export interface MemberQuestion {
  readonly text: string;
  readonly match: Match;
}

export const filterOf = ({ text, match }: MemberQuestion) =>
  text === '' ? null : { [match]: text };

/**
 * The matching members, found in bounded steps until all members are scanned, there are very many matches,
 * or the user stops it.
 */
export function useMemberSearch(name: string, question: MemberQuestion) {
  const filter = filterOf(question);
  const [stopped, setStopped] = useState(false);
  const [most, setMost] = useState(MATCHES_AT_ONCE);
  const query = useInfiniteQuery({
    queryKey: queryKeys.memberSearch(name, question),
    queryFn: async ({ pageParam: after, signal }) => {
      const variables = { name, filter, first: STEP_MATCHES, after };
      const nowOf = (result: SearchMembersQuery) => result.expiringSet.searchMembers.now;
      const result = await request(SearchMembersDocument, variables, { signal, nowOf });
      return result.expiringSet.searchMembers;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ endCursor }) => endCursor,
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
    // The first page of an unordered set is polled like any other list.
    refetchInterval: ({ state }) =>
      question.text === '' && state.data?.pages.length === 1
        ? pollEvery(POLL_MS)({ state })
        : false,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;

  // In an unordered set that changes meanwhile, a name can appear twice.
  const found = useMemo(() => {
    const members = new Map<string, Member>();
    for (const { matches } of data?.pages ?? []) {
      for (const { member, value, expiresAt } of matches) {
        const at = expiresAt === null ? null : Date.parse(expiresAt);
        members.set(member, { member, value, expiresAt: at });
      }
    }
    return [...members.values()];
  }, [data]);
  const step = data?.pages.at(-1);
  const full = found.length >= most;
  const running = hasNextPage && !stopped && !full && !isError;

  useEffect(() => {
    if (running && !isFetching) void fetchNextPage();
  }, [running, isFetching, fetchNextPage]);

  return {
    query,
    found,
    running: running || query.isPending,
    complete: step !== undefined && !hasNextPage,
    full,
    scannedCount: step?.scannedCount ?? 0,
    totalCount: step?.totalCount ?? 0,
    stop: () => setStopped(true),
    goOn: () => {
      setStopped(false);
      setMost(found.length + MATCHES_AT_ONCE);
      if (isError) void fetchNextPage();
    },
  };
}
