import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DeleteSetDocument } from '../documents.generated.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';

export function useDeleteSet(set: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(DeleteSetDocument, { input: { set } })).deleteExpiringSet.status,
    onSuccess: (status) => {
      if (status === 'DELETED') notify('done', `The set ${set} is deleted.`);
      else notify('failed', `There was no set ${set} any more.`);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sets() }),
  });
}
