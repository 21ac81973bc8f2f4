import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { notify } from '../../../notices/notify.ts';
import { RevokeTokenDocument } from '../documents.generated.ts';

/** Revokes a token and ends its sessions. */
export function useRevokeToken({ id, name }: { readonly id: string; readonly name: string }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request(RevokeTokenDocument, { id })).revokeToken.status,
    onSuccess: (status) =>
      notify('done', status === 'REVOKED' ? `${name} revoked.` : `${name} had already ended.`),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.tokens() });
      await queryClient.invalidateQueries({ queryKey: queryKeys.sessions() });
    },
  });
}
