import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { ChangeLimitPolicyDocument, CreateLimitPolicyDocument } from '../documents.generated.ts';
import type { PolicySettings } from '../policy-settings.ts';

/** Resolves to whether the policy is new, or there was one of that name already. */
export function useCreatePolicy() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, settings }: { name: string; settings: PolicySettings }) => {
      const input = { name, ...settings };
      return (await request(CreateLimitPolicyDocument, { input })).createLimitPolicy.status;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.limitPolicies() }),
  });
}

/** Resolves to what became of it, with the policy as it is now: perhaps as somebody else left it. */
export function useChangePolicy(policy: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, settings }: { version: number; settings: PolicySettings }) => {
      const input = { policy, version, ...settings };
      return (await request(ChangeLimitPolicyDocument, { input })).changeLimitPolicy;
    },
    onSuccess: ({ policy: current }) => {
      if (current) queryClient.setQueryData(queryKeys.limitPolicyRules(policy), current);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.limitPolicy(policy) }),
  });
}
