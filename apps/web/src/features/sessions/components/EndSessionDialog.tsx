import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useEndSession } from '../mutations/use-end-session.ts';
import type { Session } from '../queries/use-sessions.ts';

interface EndSessionDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

export default function EndSessionDialog({ session, onClose }: EndSessionDialogProps) {
  const end = useEndSession(session.id);
  return (
    <ConfirmDialog
      title="End this session"
      action="End session"
      busy={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Signs out <code>{session.tokenName}</code> at <code>{session.address}</code>, within a
        second. The token stays valid and can sign in again.
      </p>
    </ConfirmDialog>
  );
}
