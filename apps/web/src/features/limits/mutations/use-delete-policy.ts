import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { DeleteLimitPolicyDocument } from '../documents.generated.ts';

export function useDeletePolicy(policy: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(DeleteLimitPolicyDocument, { input: { policy } })).deleteLimitPolicy.status,
    onSuccess: (status) => {
      if (status === 'DELETED') notify('done', `The policy ${policy} is deleted.`);
      else notify('failed', `There was no policy ${policy} any more.`);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.limitPolicies() }),
  });
}
