import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { DeleteOneTimePasswordPurposeDocument } from '../documents.generated.ts';

export function useDeletePurpose(purpose: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(DeleteOneTimePasswordPurposeDocument, { input: { purpose } }))
        .deleteOneTimePasswordPurpose.status,
    onSuccess: (status) => {
      if (status === 'DELETED') notify('done', `The purpose ${purpose} is deleted.`);
      else notify('failed', `There was no purpose ${purpose} any more.`);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.purposes(), exact: true }),
  });
}
