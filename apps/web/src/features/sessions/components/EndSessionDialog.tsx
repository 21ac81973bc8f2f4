import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import type { Session } from '../queries/use-sessions.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { clientLabel } from '../client-label.ts';
import { EndSessionDocument } from '../documents.generated.ts';

function useEndSession(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request(EndSessionDocument, { id })).endSession.status,
    onSuccess: (status) =>
      notify('done', status === 'ENDED' ? 'Session ended.' : 'The session had already ended.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions() }),
  });
}

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
        Signs out {clientLabel(session)} at <code>{session.address}</code>, within a second. The
        token <code>{session.tokenName}</code> stays valid and can sign in again.
      </p>
    </ConfirmDialog>
  );
}
