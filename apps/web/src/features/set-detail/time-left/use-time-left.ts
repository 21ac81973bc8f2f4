import { useQuery } from '@tanstack/react-query';
import { TimeLeftDocument, type TimeLeftQuery } from '../documents.generated.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';

const POLL_MS = 1_500;

/** How the live members spread over the time they have left; null for the span reaches to the last. */
export function useTimeLeft(name: string, spanMs: number | null) {
  return useQuery({
    queryKey: queryKeys.timeLeft(name, spanMs),
    queryFn: async ({ signal }) => {
      const nowOf = (result: TimeLeftQuery) => result.expiringSet.timeLeft.now;
      const result = await request(TimeLeftDocument, { name, spanMs }, { signal, nowOf });
      return result.expiringSet.timeLeft;
    },
    // Only while the span changes: another set's bars would be a lie.
    placeholderData: (data, query) => (query?.queryKey[1] === name ? data : undefined),
    refetchInterval: pollEvery(POLL_MS),
  });
}
