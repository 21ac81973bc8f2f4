import { Suspense, useState } from 'react';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { CloseIcon } from '../../../components/icons.tsx';
import { lazy } from '../../../shared/loading/lazy.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { Member } from '../members/member.ts';
import { EXTENSIONS, extension, type MemberChange } from '../editing/member-change.ts';
import { useSetContext } from '../set-context.ts';

const RescheduleDialog = lazy(() => import('../editing/RescheduleDialog.tsx'));

interface BulkBarProps {
  readonly names: ReadonlySet<string>;
  /** The loaded members, including the loaded part of the selection. */
  readonly members: readonly Member[];
  readonly total: number;
  readonly busy: boolean;
  readonly onChange: (change: MemberChange) => void;
  readonly onCopy: (members: readonly string[]) => void;
  readonly onClear: () => void;
}

/** The actions for the selected members. */
export function BulkBar(props: BulkBarProps) {
  const { names, members, total, busy, onChange, onCopy, onClear } = props;
  const { rights } = useSetContext();
  const [rescheduling, setRescheduling] = useState(false);
  const chosen = [...names];
  const extend = (byMs: number) => {
    const known = members.filter(({ member }) => names.has(member));
    onChange({ ...extension(known, byMs), members: chosen });
  };
  return (
    <div role="toolbar" aria-label="Selected members" className="flex flex-wrap items-center gap-1">
      <IconButton label="Clear selection" className="-ml-1.5" onClick={onClear}>
        <CloseIcon />
      </IconButton>
      <p className="mr-1 font-medium whitespace-nowrap" role="status">
        {wholeNumber.format(names.size)} of {wholeNumber.format(total)} selected
      </p>
      {rights.reschedule && (
        <>
          {EXTENSIONS.map((byMs) => (
            <Button key={byMs} size="small" busy={busy} onClick={() => extend(byMs)}>
              +{formatDuration(byMs)}
            </Button>
          ))}
          <Button size="small" busy={busy} onClick={() => setRescheduling(true)}>
            Change expiry…
          </Button>
        </>
      )}
      {rights.keep && (
        <Button
          size="small"
          busy={busy}
          onClick={() => onChange({ kind: 'persist', members: chosen })}
        >
          Keep
        </Button>
      )}
      <Button
        size="small"
        look="danger"
        busy={busy}
        onClick={() => onChange({ kind: 'remove', members: chosen })}
      >
        Remove
      </Button>
      <Button size="small" look="quiet" onClick={() => onCopy(chosen)}>
        Copy
      </Button>
      <Suspense>
        {rescheduling && (
          <RescheduleDialog
            count={names.size}
            onExtend={extend}
            onExpireAt={(at) => onChange({ kind: 'expire-at', members: chosen, at })}
            onClose={() => setRescheduling(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
