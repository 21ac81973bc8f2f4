import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DeleteSetDocument } from '../documents.generated.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { notify } from '../../../notices/notify.ts';

export function useDeleteSet(set: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(DeleteSetDocument, { input: { set } })).deleteExpiringSet.status,
    onSuccess: (status) => {
      if (status === 'DELETED') notify('done', `Set ${set} deleted.`);
      else notify('failed', `Set ${set} no longer exists.`);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sets() }),
  });
}
