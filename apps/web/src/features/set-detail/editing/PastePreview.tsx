import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { KEYBOARD_SCROLLABLE } from '../../../components/keyboard-scrollable.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { compactJson } from '../members/compact-json.ts';
import type { PastedLine, PastedMember } from './paste-members.ts';
import { visibleName } from '../members/visible-name.ts';

/** Lines to show; the rest is only counted. */
const SHOWN = 50;

interface PastePreviewProps {
  readonly lines: readonly PastedLine[];
  readonly defaultTtlMs: number;
}

/** The parsed lines, invalid ones first: nothing is sent while there are any. */
export function PastePreview({ lines, defaultTtlMs }: PastePreviewProps) {
  const bad = lines.filter(({ status }) => status === 'bad');
  const sorted = [...bad, ...lines.filter(({ status }) => status === 'good')];
  const lifetime = ({ ttlMs, never }: PastedMember) =>
    never ? 'never' : formatDuration(ttlMs ?? defaultTtlMs);
  return (
    <div className="grid gap-1 text-sm">
      <p role="status" className="text-ink-2">
        {wholeNumber.format(lines.length - bad.length)} members
        {bad.length > 0 && (
          <strong className="font-medium text-danger">
            , {wholeNumber.format(bad.length)} bad {bad.length === 1 ? 'line' : 'lines'}
          </strong>
        )}
      </p>
      <ol
        aria-label="Preview"
        {...KEYBOARD_SCROLLABLE}
        className="max-h-48 overflow-auto rounded-sm border border-line"
      >
        {sorted.slice(0, SHOWN).map((each) => (
          <li
            key={each.line}
            className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line px-2 py-1 last:border-b-0"
          >
            <span className="text-right text-ink-2">{each.line}</span>
            {each.status === 'good' ? (
              <>
                <span className="truncate font-mono">
                  {visibleName(each.member.member)}
                  {each.member.value !== undefined && (
                    <span className="ml-3 text-ink-2">{compactJson(each.member.value)}</span>
                  )}
                </span>
                <span className="text-ink-2">{lifetime(each.member)}</span>
              </>
            ) : (
              <>
                <span className="truncate font-mono text-ink-2">{visibleName(each.text)}</span>
                <span className="font-medium text-danger">{each.why}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      {lines.length > SHOWN && (
        <p className="text-ink-2">and {wholeNumber.format(lines.length - SHOWN)} more</p>
      )}
    </div>
  );
}
