import { memo } from 'react';
import { Countdown } from '../../../clock/Countdown.tsx';
import { LifeBar } from '../../../clock/LifeBar.tsx';
import { formatDuration } from '../../../clock/duration-format.ts';
import { CloseIcon, KeepIcon, MoreTimeIcon } from '../../../components/icons.tsx';
import { compactJson } from '../compact-json.ts';
import { EXTENSIONS } from '../extensions.ts';
import type { Member } from '../member.ts';
import type { MemberChange } from '../member-change.ts';
import { ICON_BUTTON } from '../../../components/button-look.ts';

const CHIP =
  'h-7 rounded-sm border border-line bg-raised px-2 text-sm whitespace-nowrap text-ink-2 tabular-nums ' +
  'hover:border-accent hover:text-accent pointer-coarse:h-9';

export interface MemberRowActions {
  readonly onChange: (change: MemberChange) => void;
  readonly onOpen: (member: Member) => void;
}

interface MemberRowProps extends MemberRowActions {
  readonly member: Member;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly defaultTtlMs: number;
}

export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member: entry, index, top, height, defaultTtlMs, onChange, onOpen } = props;
  const { member, value, expiresAt } = entry;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-member={member}
      data-index={index}
      className="absolute inset-x-0 top-0 grid items-center gap-4 border-b border-line px-2 hover:bg-sunken/60 focus-within:bg-sunken/60 has-[[data-phase=last]]:bg-ember-wash has-[[data-phase=last]]:shadow-[inset_3px_0_0_var(--color-ember)] md:grid-cols-(--columns) max-md:content-center max-md:gap-x-3 max-md:gap-y-1 max-md:[grid-template:'name_time'_auto_'value_value'_1.2rem_'actions_actions'_auto/minmax(0,1fr)_auto]"
      style={{ height, transform: `translateY(${top}px)` }}
    >
      <div role="cell" className="min-w-0 truncate max-md:[grid-area:name]">
        <button
          type="button"
          className="max-w-full truncate align-bottom font-mono font-medium whitespace-pre hover:text-accent hover:underline focus-visible:-outline-offset-2"
          data-control="open"
          title={member}
          onClick={() => onOpen(entry)}
        >
          {member}
        </button>
      </div>
      <div role="cell" className="min-w-0 truncate max-md:[grid-area:value]">
        {value !== null && <code className="text-sm text-ink-2">{compactJson(value)}</code>}
      </div>
      <div
        role="cell"
        className="grid gap-1 max-md:min-w-22 max-md:text-right max-md:[grid-area:time]"
      >
        <Countdown expiresAt={expiresAt} />
        <LifeBar expiresAt={expiresAt} fullMs={defaultTtlMs} />
      </div>
      <div
        role="cell"
        className="flex items-center justify-end gap-0.5 max-md:justify-start max-md:[grid-area:actions]"
      >
        {expiresAt !== null && (
          <>
            {EXTENSIONS.map((byMs) => (
              <button
                key={byMs}
                type="button"
                className={CHIP}
                data-control={`extend-${byMs}`}
                aria-label={`Extend ${member} by ${formatDuration(byMs)}`}
                onClick={() =>
                  onChange({ kind: 'extend', member, byMs, expectedAt: expiresAt + byMs })
                }
              >
                +{formatDuration(byMs)}
              </button>
            ))}
            <button
              type="button"
              className={ICON_BUTTON}
              data-control="extend"
              aria-label={`Extend ${member} by …`}
              title="Extend by …"
              onClick={() => onOpen(entry)}
            >
              <MoreTimeIcon />
            </button>
            <button
              type="button"
              className={ICON_BUTTON}
              data-control="persist"
              aria-label={`Keep ${member}`}
              title="Keep: never expires"
              onClick={() => onChange({ kind: 'persist', member })}
            >
              <KeepIcon />
            </button>
          </>
        )}
        <button
          type="button"
          className={`${ICON_BUTTON} hover:bg-danger-wash hover:text-danger max-md:ml-auto`}
          data-control="remove"
          aria-label={`Remove ${member}`}
          title="Remove"
          onClick={() => onChange({ kind: 'remove', member })}
        >
          <CloseIcon />
        </button>
      </div>
    </div>
  );
});
