import { useState, type SubmitEvent } from 'react';
import { parseDuration } from '../../../shared/clock/parse-duration.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { DurationField, durationProblem } from '../../../components/DurationField.tsx';
import { useChangeKey } from '../mutations/use-key-changes.ts';

interface BlockKeyDialogProps {
  readonly policy: string;
  readonly limitKey: string;
  readonly onClose: () => void;
}

export function BlockKeyDialog({ policy, limitKey: key, onClose }: BlockKeyDialogProps) {
  const [span, setSpan] = useState('10 m');
  const [tried, setTried] = useState(false);
  const change = useChangeKey(policy);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const duration = parseDuration(span);
    if (!duration.ok || change.isPending) return;
    change.mutate({ kind: 'block', key, durationMs: duration.ms }, { onSuccess: onClose });
  };
  return (
    <Dialog title={`Block ${key}`} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-2">
        <p>
          Denies all calls of the key for this time. A longer existing block stays. You can unblock
          the key at any time.
        </p>
        <DurationField
          label="For"
          name="for"
          autoFocus
          value={span}
          onChange={(event) => setSpan(event.target.value)}
          problem={tried ? durationProblem(span) : undefined}
        />
        <DialogActions
          action="Block key"
          look="danger"
          busy={change.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
