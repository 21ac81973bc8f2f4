import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../shared/graphql/api-error.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { LimitPolicyDocument } from '../documents.generated.ts';

const POLL_MS = 3_000;

/** One policy; `POLICY_NOT_FOUND` if there is none of that name. */
const policyQuery = (name: string) =>
  queryOptions({
    queryKey: queryKeys.limitPolicyRules(name),
    queryFn: async ({ signal }) => {
      const { limitPolicy } = await request(LimitPolicyDocument, { name }, { signal });
      if (limitPolicy === null) throw new ApiError('POLICY_NOT_FOUND', `No policy ${name}.`);
      return limitPolicy;
    },
    refetchInterval: pollEvery(POLL_MS),
  });

export function usePolicy(name: string) {
  return useQuery(policyQuery(name));
}
