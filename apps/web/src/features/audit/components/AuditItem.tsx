import { useId, useState } from 'react';
import { ChevronIcon, CloseIcon } from '../../../components/icons.tsx';
import { formatExactMoment, formatTimeOfDay } from '../../../shared/clock/moment.ts';
import type { AuditSearch } from '../audit-search.ts';
import type { AuditRow } from '../days.ts';
import { sentenceOf, textOf } from '../sentence.ts';
import { AuditDetails } from './AuditDetails.tsx';

interface AuditItemProps {
  readonly row: AuditRow;
  readonly zone: string;
  readonly onNarrow: (search: AuditSearch) => void;
}

/** An action, or equal actions that follow each other, as a sentence. A press anywhere opens the details. */
export function AuditItem({ row, zone, onNarrow }: AuditItemProps) {
  const { entries, count } = row;
  const [entry] = entries;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const sentence = sentenceOf(entry, count, entries.length);
  const { actor, before, target, after, problem } = sentence;
  const at = Date.parse(entry.at);
  return (
    <li className="border-t border-line">
      <div className="relative grid grid-cols-[4.5rem_1rem_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-1.5 hover:bg-sunken/60 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:px-0">
        <div className="flex items-center gap-1 md:contents">
          <time
            dateTime={entry.at}
            title={formatExactMoment(at, zone)}
            className="text-sm text-ink-2"
          >
            {formatTimeOfDay(at, zone)}
          </time>
          <span className="text-danger">{entry.outcome !== 'OK' && <CloseIcon />}</span>
        </div>
        <p className="min-w-0 wrap-anywhere max-md:row-start-2">
          {actor !== null && (
            <>
              {entry.kind === 'TOKEN' && 'Token '}
              <Narrow what="actor" value={actor} onNarrow={onNarrow} />
            </>
          )}
          {before}
          {target !== null && <Narrow what="target" value={target} onNarrow={onNarrow} />}
          {after}
          {problem !== null && <span className="text-ink-2">. {problem}</span>}
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          aria-label={`Details: ${textOf(sentence)}`}
          className="grid size-7 place-items-center rounded-xs text-ink-2 max-md:row-span-2 after:absolute after:inset-0 after:content-[''] hover:text-ink pointer-coarse:size-9"
          onClick={() => setOpen(!open)}
        >
          <span className={`transition-transform ${open ? 'rotate-180' : ''}`}>
            <ChevronIcon />
          </span>
        </button>
      </div>
      {open && <AuditDetails id={detailsId} entries={entries} zone={zone} onNarrow={onNarrow} />}
    </li>
  );
}

interface NarrowProps {
  readonly what: 'actor' | 'target';
  readonly value: string;
  readonly onNarrow: (search: AuditSearch) => void;
}

const WHAT = { actor: 'actor', target: 'subject' };

/** A value that filters the log by itself when pressed. */
function Narrow({ what, value, onNarrow }: NarrowProps) {
  return (
    <button
      type="button"
      title={`Filter by this ${WHAT[what]}`}
      className="relative z-1 rounded-xs text-left font-mono text-sm font-medium wrap-anywhere decoration-line-strong underline-offset-4 hover:text-accent hover:underline"
      onClick={() => onNarrow({ [what]: value })}
    >
      {value}
    </button>
  );
}
