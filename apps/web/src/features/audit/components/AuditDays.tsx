import { pageClock } from '../../../shared/clock/page-clock.ts';
import { timeZone } from '../../../shared/clock/time-preferences.ts';
import { useStored } from '../../../shared/preferences/stored.ts';
import type { AuditSearch } from '../audit-search.ts';
import { byDay } from '../days.ts';
import type { AuditEntry } from '../queries/use-audit-entries.ts';
import { AuditItem } from './AuditItem.tsx';

interface AuditDaysProps {
  readonly entries: readonly AuditEntry[];
  /** Filters the log by the pressed value. */
  readonly onNarrow: (search: AuditSearch) => void;
}

/** The entries as sentences, newest first, with a heading for each day. */
export function AuditDays({ entries, onNarrow }: AuditDaysProps) {
  const zone = useStored(timeZone);
  return byDay(entries, pageClock.now(), zone).map(({ day, label, rows }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mb-5">
      <h2 id={`day-${day}`} className="px-3 pb-1.5 text-sm font-medium text-ink-2 max-md:px-0">
        {label}
      </h2>
      <ol className="border-b border-line">
        {rows.map((row) => (
          <AuditItem key={row.entries[0].id} row={row} zone={zone} onNarrow={onNarrow} />
        ))}
      </ol>
    </section>
  ));
}
