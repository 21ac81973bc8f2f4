import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { AdoptionCandidatesDocument } from '../documents.generated.ts';

const A_STEP = 100;
/** Beyond this many results, a narrower pattern helps more than a longer search. */
const MOST = 500;

export interface Candidates {
  readonly keys: readonly string[];
  readonly scanned: number;
  readonly total: number;
  readonly state: 'idle' | 'searching' | 'stopped' | 'done' | 'failed';
  readonly error: unknown;
  /** Starts, or continues after a stop. */
  readonly search: () => void;
  readonly stop: () => void;
}

/** Searches sorted sets of other programs by a key pattern, step by step until it is stopped. */
export function useCandidates(pattern: string | undefined): Candidates {
  const queryClient = useQueryClient();
  // A pattern in the address starts the search.
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
