import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { AdoptionCandidatesDocument } from '../documents.generated.ts';

const A_STEP = 100;
/** With so many found, a narrower pattern helps more than going on. */
const MOST = 500;

export interface Candidates {
  readonly keys: readonly string[];
  readonly scanned: number;
  readonly total: number;
  readonly state: 'idle' | 'searching' | 'stopped' | 'done' | 'failed';
  readonly error: unknown;
  /** Begins, or goes on where it was stopped. */
  readonly search: () => void;
  readonly stop: () => void;
}

/** Sorted sets of other programs whose keys match a pattern, looked for step by step until it is stopped. */
export function useCandidates(pattern: string | undefined): Candidates {
  const queryClient = useQueryClient();
  // An address with a pattern asks for the search.
  const [wanted, setWanted] = useState(pattern);
  const running = pattern !== undefined && wanted === pattern;
  const queryKey = queryKeys.adoptionCandidates(pattern ?? '');
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const variables = { pattern: pattern ?? '', first: A_STEP, after: pageParam };
      return (await request(AdoptionCandidatesDocument, variables, { signal })).adoptionCandidates;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ endCursor }) => endCursor,
    enabled: running,
    staleTime: Infinity,
    refetchInterval: false,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const keys = useMemo(
    () => [...new Set(data?.pages.flatMap((page) => page.keys))].toSorted(),
    [data],
  );
  const isFull = keys.length >= MOST;
  useEffect(() => {
    if (running && hasNextPage && !isFetching && !isError && !isFull) void fetchNextPage();
  }, [running, hasNextPage, isFetching, isError, isFull, fetchNextPage]);

  const last = data?.pages.at(-1);
  return {
    keys,
    scanned: last?.scannedCount ?? 0,
    total: last?.totalCount ?? 0,
    state: stateOf(),
    error: query.error,
    search: () => {
      setWanted(pattern);
      if (isError || isFull) void fetchNextPage();
    },
    stop: () => {
      setWanted(undefined);
      void queryClient.cancelQueries({ queryKey });
    },
  };

  function stateOf(): Candidates['state'] {
    if (isError) return 'failed';
    if (isFetching) return 'searching';
    if (data === undefined) return 'idle';
    return hasNextPage ? (running && !isFull ? 'searching' : 'stopped') : 'done';
  }
}
