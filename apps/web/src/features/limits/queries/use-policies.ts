import { useQuery } from '@tanstack/react-query';
import { useList } from '../../../shared/graphql/connection.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  LimitPoliciesDocument,
  LimitPolicyDocument,
  type LimitPoliciesQuery,
} from '../documents.generated.ts';

const POLL_MS = 3_000;
/** Of the small charts: each bar is two minutes of the last hour. */
const CHARTS = { windowMs: 3_600_000, points: 31 };

/** A row of the list of policies. */
export type PolicySummary = LimitPoliciesQuery['limitPolicies']['edges'][number]['node'];

const nowOf = ({ limitPolicies }: LimitPoliciesQuery) => limitPolicies.now;

/** The loaded policies, by name, with their traffic. */
export function usePolicies() {
  return useList({
    queryKey: queryKeys.limitPolicies(),
    pollMs: POLL_MS,
    load: async (page, signal) =>
      (await request(LimitPoliciesDocument, { ...page, ...CHARTS }, { signal, nowOf }))
        .limitPolicies,
  });
}

/** One policy; fails with `POLICY_NOT_FOUND`. */
export function usePolicy(name: string) {
  return useQuery({
    queryKey: queryKeys.limitPolicyRules(name),
    queryFn: async ({ signal }) =>
      (await request(LimitPolicyDocument, { name }, { signal })).limitPolicy,
    refetchInterval: pollEvery(POLL_MS),
  });
}
