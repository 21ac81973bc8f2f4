import { useQuery } from '@tanstack/react-query';
import { TimeLeftDocument, type TimeLeftQuery } from '../documents.generated.ts';
import { pollEvery } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';

const POLL_MS = 1_500;

/** The distribution of the live members by time left. A span of null extends to the last expiry. */
export function useTimeLeft(name: string, spanMs: number | null) {
  return useQuery({
    queryKey: queryKeys.timeLeft(name, spanMs),
    queryFn: async ({ signal }) => {
      const nowOf = (result: TimeLeftQuery) => result.expiringSet.timeLeft.now;
      const result = await request(TimeLeftDocument, { name, spanMs }, { signal, nowOf });
      return result.expiringSet.timeLeft;
    },
    // Only while the span changes: the bars of another set would be wrong.
    placeholderData: (data, query) => (query?.queryKey[1] === name ? data : undefined),
    refetchInterval: pollEvery(POLL_MS),
  });
}
