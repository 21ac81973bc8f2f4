import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useResetAttempts, useRevoke } from '../mutations/use-passwords.ts';
import type { SubjectStatus } from '../queries/use-subject-status.ts';

interface SubjectActionsProps {
  readonly purpose: string;
  readonly subject: string;
  readonly status: SubjectStatus;
}

/** Actions that cannot be undone, with confirmation. */
export default function SubjectActions({ purpose, subject, status }: SubjectActionsProps) {
  const [asking, setAsking] = useState<'revoke' | 'reset' | null>(null);
  const revoke = useRevoke(purpose);
  const reset = useResetAttempts(purpose);
  const close = () => setAsking(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="danger"
        disabled={status.liveCodes === 0 && asking === null}
        onClick={() => setAsking('revoke')}
      >
        Revoke passwords…
      </Button>
      <Button
        disabled={status.attemptsUsed === 0 && status.lockedUntil === null && asking === null}
        onClick={() => setAsking('reset')}
      >
        Reset attempts…
      </Button>
      {asking === 'revoke' && (
        <ConfirmDialog
          title="Revoke the live passwords"
          action="Revoke passwords"
          busy={revoke.isPending}
          error={revoke.error}
          onConfirm={() => revoke.mutate(subject, { onSuccess: close })}
          onClose={close}
        >
          <p>
            Ends the live passwords of <code>{subject}</code> immediately. Its counters stay. This
            cannot be undone.
          </p>
        </ConfirmDialog>
      )}
      {asking === 'reset' && (
        <ConfirmDialog
          title="Reset wrong attempts"
          action="Reset attempts"
          busy={reset.isPending}
          error={reset.error}
          onConfirm={() => reset.mutate(subject, { onSuccess: close })}
          onClose={close}
        >
          <p>
            Unlocks <code>{subject}</code>, and allows the full number of guesses again. Do this
            only if its owner has proved their identity in another way.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
