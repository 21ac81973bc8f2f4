import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../shared/graphql/api-error.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { LimitTrafficDocument } from '../documents.generated.ts';

const POINTS = 120;
const POLL_MS = 2_000;

/** The outcomes of the calls of a policy, over a time range until now. */
export function useTraffic(name: string, windowMs: number) {
  return useQuery({
    queryKey: queryKeys.limitTraffic(name, windowMs),
    queryFn: async ({ signal }) => {
      const variables = { name, points: POINTS, windowMs };
      const { limitPolicy } = await request(LimitTrafficDocument, variables, { signal });
      if (limitPolicy === null) throw new ApiError('POLICY_NOT_FOUND', `No policy ${name}.`);
      return limitPolicy.traffic;
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(POLL_MS),
  });
}
