import { useQuery } from '@tanstack/react-query';
import { NowDocument } from './documents.generated.ts';
import { pollEvery } from '../graphql/polling.ts';
import { queryKeys } from '../graphql/query-keys.ts';
import { request } from '../graphql/request.ts';

const POLL_MS = 30_000;

/**
 * Keeps the page's clock in step also where nothing else is read, and asks at once when one
 * comes back to the page: monotonic clocks may stand still while a machine sleeps.
 */
export function useClockSync(): void {
  useQuery({
    queryKey: queryKeys.clock(),
    queryFn: ({ signal }) => request(NowDocument, {}, { signal, nowOf: ({ now }) => now }),
    refetchInterval: pollEvery(POLL_MS),
    refetchOnWindowFocus: 'always',
  });
}
