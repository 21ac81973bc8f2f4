import type { AuditFilter, AuditSection } from './documents.generated.ts';

/** The filters in the address. The API compares whole values. */
export interface AuditSearch {
  readonly actor?: string;
  readonly action?: string;
  readonly target?: string;
  /** `OK`, `failed` for every failure, or a code. */
  readonly outcome?: string | undefined;
  readonly section?: AuditSection | undefined;
  /** Only entries of this long before now. */
  readonly within?: Within | undefined;
}

const TEXTS = ['actor', 'action', 'target', 'outcome'] as const;

const HOUR_MS = 3_600_000;

const WITHIN_MS = { '1h': HOUR_MS, '24h': 24 * HOUR_MS, '7d': 7 * 24 * HOUR_MS };

type Within = keyof typeof WITHIN_MS;

export const WITHINS: readonly Within[] = ['1h', '24h', '7d'];

export const SECTIONS: readonly AuditSection[] = ['ADMINISTRATION', 'ITEMS', 'ACCESS'];

/** Every failure, for any reason. */
export const FAILED = 'failed';

/** Ignores invalid values. The router parses digits as a number. */
export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const texts = Object.fromEntries(
    TEXTS.flatMap((field) => {
      const value = search[field];
      const text = typeof value === 'number' ? String(value) : value;
      return typeof text === 'string' && text.trim() !== '' ? [[field, text.trim()]] : [];
    }),
  );
  const section = SECTIONS.find((each) => each === search['section']);
  const within = WITHINS.find((each) => each === search['within']);
  return { ...texts, ...(section && { section }), ...(within && { within }) };
}

export function toFilter({ outcome, within, ...rest }: AuditSearch, now: number): AuditFilter {
  const filter: AuditFilter = { ...rest };
  if (outcome === FAILED) filter.failed = true;
  else if (outcome !== undefined) filter.outcome = outcome;
  if (within !== undefined) filter.since = new Date(now - WITHIN_MS[within]).toISOString();
  return filter;
}

export function isFiltered(search: AuditSearch): boolean {
  return Object.values(search).some((value) => value !== undefined);
}
