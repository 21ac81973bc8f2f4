import { useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../shared/graphql/polling.ts';
import { queryKeys } from '../../shared/graphql/query-keys.ts';
import { request } from '../../shared/graphql/request.ts';
import { SetSummaryDocument, type SetSummaryQuery } from './documents.generated.ts';

/** The measured values change slowly; the subscription delivers the figures. */
const POLL_MS = 5_000;

export type SetSummary = SetSummaryQuery['expiringSet'];

/** A set without its members: its figures, settings and memory. */
export function useSetSummary(name: string) {
  return useQuery({
    queryKey: queryKeys.setSummary(name),
    queryFn: async ({ signal }) => {
      const nowOf = (result: SetSummaryQuery) => result.expiringSet.now;
      return (await request(SetSummaryDocument, { name }, { signal, nowOf })).expiringSet;
    },
    refetchInterval: pollEvery(POLL_MS),
  });
}
