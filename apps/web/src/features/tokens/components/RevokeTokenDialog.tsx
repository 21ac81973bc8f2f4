import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useViewer } from '../../../shared/session/viewer.ts';
import type { Token } from '../queries/use-tokens.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { RevokeTokenDocument } from '../documents.generated.ts';

/** Revokes a token and ends its sessions. */
function useRevokeToken({ id, name }: { readonly id: string; readonly name: string }) {
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

interface RevokeTokenDialogProps {
  readonly token: Token;
  readonly onClose: () => void;
}

export default function RevokeTokenDialog({ token, onClose }: RevokeTokenDialogProps) {
  const revoke = useRevokeToken(token);
  const viewer = useViewer();
  return (
    <ConfirmDialog
      title="Revoke this token"
      action="Revoke token"
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Revokes <code>{token.name}</code> and ends all its sessions within a second. This cannot be
        undone. Clients that use it are then rejected.
      </p>
      {viewer?.name === token.name && (
        <p className="mt-2 font-medium text-danger">
          If you are signed in with this token, you will be signed out.
        </p>
      )}
    </ConfirmDialog>
  );
}
