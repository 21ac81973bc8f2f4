import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { EndOtherSessionsDocument } from '../documents.generated.ts';

function useEndOthers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(EndOtherSessionsDocument, {})).endOtherSessions.endedCount ?? 0,
    onSuccess: (count) =>
      notify(
        'done',
        count === 1 ? 'One session ended.' : `${wholeNumber.format(count)} sessions ended.`,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions() }),
  });
}

export default function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const end = useEndOthers();
  return (
    <ConfirmDialog
      title="End all other sessions"
      action="End all others"
      busy={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Signs out all users and browsers except this one, within a second. Their tokens stay valid
        and can sign in again.
      </p>
    </ConfirmDialog>
  );
}
