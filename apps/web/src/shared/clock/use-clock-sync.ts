import { useQuery } from '@tanstack/react-query';
import { NowDocument } from './documents.generated.ts';
import { pollEvery } from '../graphql/polling.ts';
import { queryKeys } from '../graphql/query-keys.ts';
import { request } from '../graphql/request.ts';

const POLL_MS = 30_000;

/**
 * Synchronises the page's clock even if the page requests nothing else, and immediately when the user
 * returns: monotonic clocks can stop while a machine sleeps.
 */
export function useClockSync(): void {
  useQuery({
    queryKey: queryKeys.clock(),
    queryFn: ({ signal }) => request(NowDocument, {}, { signal, nowOf: ({ now }) => now }),
    refetchInterval: pollEvery(POLL_MS),
    refetchOnWindowFocus: 'always',
  });
}
