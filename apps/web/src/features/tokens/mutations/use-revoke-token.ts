import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { RevokeTokenDocument } from '../documents.generated.ts';

/** Ends a token and the sessions that it opened. */
export function useRevokeToken({ id, name }: { readonly id: string; readonly name: string }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request(RevokeTokenDocument, { id })).revokeToken.status,
    onSuccess: (status) =>
      notify(
        'done',
        status === 'REVOKED' ? `${name} is revoked.` : `${name} had ended before already.`,
      ),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.tokens() });
      await queryClient.invalidateQueries({ queryKey: queryKeys.sessions() });
    },
  });
}
