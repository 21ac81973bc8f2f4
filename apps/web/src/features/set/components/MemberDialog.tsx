import { useState, type SubmitEvent } from 'react';
import { Countdown } from '../../../clock/Countdown.tsx';
import { formatDuration } from '../../../clock/duration-format.ts';
import { parseDuration } from '../../../clock/parse-duration.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DurationField, durationProblem } from '../../../components/DurationField.tsx';
import { EXTENSIONS } from '../extensions.ts';
import type { Member } from '../member.ts';
import type { MemberChange } from '../member-change.ts';
import { DIALOG_ACTIONS } from '../../../components/dialog-look.ts';

interface MemberDialogProps {
  /** The member as it was when it was opened. */
  readonly opened: Member;
  /** As it is now; undefined once it is gone. */
  readonly current: Member | undefined;
  readonly onChange: (change: MemberChange) => void;
  readonly onClose: () => void;
}

/** All there is to see and to do about one member. */
export default function MemberDialog({ opened, current, onChange, onClose }: MemberDialogProps) {
  const [by, setBy] = useState('5m');
  const [tried, setTried] = useState(false);
  const { member, value } = current ?? opened;

  const close = (change: MemberChange) => {
    onChange(change);
    onClose();
  };
  const extend = (byMs: number) => {
    if (typeof current?.expiresAt !== 'number') return;
    close({ kind: 'extend', member, byMs, expectedAt: current.expiresAt + byMs });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const duration = parseDuration(by);
    if (duration.ok) extend(duration.ms);
  };

  return (
    <Dialog title={member} onClose={onClose}>
      <div className="grid gap-3">
        <p className="text-2xl tracking-tight tabular-nums">
          {current ? <Countdown expiresAt={current.expiresAt} /> : 'This member has expired.'}
        </p>
        {value !== null && (
          <pre className="max-h-56 overflow-auto rounded-sm bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap">
            {JSON.stringify(value, null, 2)}
          </pre>
        )}
        {typeof current?.expiresAt === 'number' && (
          <form onSubmit={submit} noValidate className="grid gap-1">
            <DurationField
              label="Extend by"
              name="by"
              autoFocus
              value={by}
              onChange={(event) => setBy(event.target.value)}
              problem={tried ? durationProblem(by) : undefined}
            />
            <div className={DIALOG_ACTIONS}>
              {EXTENSIONS.map((byMs) => (
                <Button key={byMs} onClick={() => extend(byMs)}>
                  +{formatDuration(byMs)}
                </Button>
              ))}
              <Button type="submit" look="primary">
                Extend
              </Button>
            </div>
          </form>
        )}
        {current && (
          <footer className={DIALOG_ACTIONS}>
            <Button look="danger" onClick={() => close({ kind: 'remove', member })}>
              Remove
            </Button>
            {current.expiresAt !== null && (
              <Button onClick={() => close({ kind: 'persist', member })}>Keep for good</Button>
            )}
          </footer>
        )}
      </div>
    </Dialog>
  );
}
