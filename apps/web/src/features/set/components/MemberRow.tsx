import { memo } from 'react';
import { Countdown } from '../../../clock/Countdown.tsx';
import { LifeBar } from '../../../clock/LifeBar.tsx';
import { formatDuration } from '../../../clock/duration-format.ts';
import { CloseIcon, KeepIcon, MoreTimeIcon } from '../../../components/icons.tsx';
import { compactJson } from '../compact-json.ts';
import { EXTENSIONS } from '../extensions.ts';
import type { Member } from '../member.ts';
import type { MemberChange } from '../member-change.ts';

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
      className="member-row"
      style={{ height, transform: `translateY(${top}px)` }}
    >
      <div role="cell" className="member-name">
        <button type="button" data-control="open" title={member} onClick={() => onOpen(entry)}>
          {member}
        </button>
      </div>
      <div role="cell" className="member-value">
        {value !== null && <code>{compactJson(value)}</code>}
      </div>
      <div role="cell" className="member-time">
        <Countdown expiresAt={expiresAt} />
        <LifeBar expiresAt={expiresAt} fullMs={defaultTtlMs} />
      </div>
      <div role="cell" className="member-actions">
        {expiresAt !== null && (
          <>
            {EXTENSIONS.map((byMs) => (
              <button
                key={byMs}
                type="button"
                className="chip"
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
              className="icon-button"
              data-control="extend"
              aria-label={`Extend ${member} by …`}
              title="Extend by …"
              onClick={() => onOpen(entry)}
            >
              <MoreTimeIcon />
            </button>
            <button
              type="button"
              className="icon-button"
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
          className="icon-button"
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
