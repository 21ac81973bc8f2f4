import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useViewer } from '../../../shared/session/viewer.ts';
import { useRevokeToken } from '../mutations/use-revoke-token.ts';
import type { Token } from '../queries/use-tokens.ts';

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
