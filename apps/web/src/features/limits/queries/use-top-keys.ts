import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { LimitTopKeysDocument } from '../documents.generated.ts';

const MOST_KEYS = 10;
const POLL_MS = 3_000;

/** The keys with most calls and most denied calls. For operators, because keys may be addresses. */
export function useTopKeys(name: string, windowMs: number) {
  return useQuery({
    queryKey: queryKeys.limitTopKeys(name, windowMs),
    queryFn: async ({ signal }) => {
      const variables = { name, first: MOST_KEYS, windowMs };
      const { limitPolicy } = await request(LimitTopKeysDocument, variables, { signal });
      return {
        busiest: limitPolicy?.busiestKeys?.keys ?? [],
        mostDenied: limitPolicy?.mostDeniedKeys?.keys ?? [],
      };
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(POLL_MS),
  });
}
