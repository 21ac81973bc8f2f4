import type { AuditEntry } from './queries/use-audit-entries.ts';

/** Consecutive equal entries, newest first. */
export interface AuditRow {
  readonly entries: readonly [AuditEntry, ...AuditEntry[]];
  /** The sum of their counts; null if one is not known. */
  readonly count: number | null;
}

export interface AuditDay {
  /** In the zone, such as 2026-01-31. */
  readonly day: string;
  /** "Today", "Yesterday", or the date. */
  readonly label: string;
  readonly rows: readonly AuditRow[];
}

const DAY_MS = 86_400_000;

/** The entries by day, newest first. Consecutive entries that differ only in their time are one row. */
export function byDay(
  entries: readonly AuditEntry[],
  now: number,
  timeZone: string,
): readonly AuditDay[] {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const dateOf = new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: 'full' });
  const labels = new Map([
    [dayOf.format(now - DAY_MS), 'Yesterday'],
    [dayOf.format(now), 'Today'],
  ]);
  const days: { day: string; label: string; rows: AuditRow[] }[] = [];
  for (const entry of entries) {
    const at = Date.parse(entry.at);
    const day = dayOf.format(at);
    if (days.at(-1)?.day !== day) {
      days.push({ day, label: labels.get(day) ?? dateOf.format(at), rows: [] });
    }
    const rows = days.at(-1)?.rows ?? [];
    const last = rows.at(-1);
    if (last && isSame(last.entries[0], entry)) {
      rows[rows.length - 1] = {
        entries: [...last.entries, entry],
        count: last.count === null || entry.count === null ? null : last.count + entry.count,
      };
    } else rows.push({ entries: [entry], count: entry.count });
  }
  return days;
}

const COMPARED = ['actor', 'kind', 'action', 'target', 'outcome', 'address'] as const;

function isSame(a: AuditEntry, b: AuditEntry): boolean {
  return COMPARED.every((field) => a[field] === b[field]);
}
