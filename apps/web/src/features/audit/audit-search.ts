import type { AuditFilter, AuditSection } from './documents.generated.ts';

/** The filters in the address. The API compares whole values. */
export interface AuditSearch {
  readonly actor?: string;
  readonly action?: string;
  readonly target?: string;
  /** `OK`, `failed` for every failure, or a code. */
  readonly outcome?: string | undefined;
  readonly section?: AuditSection | undefined;
}

const TEXTS = ['actor', 'action', 'target', 'outcome'] as const;

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
  return section === undefined ? texts : { ...texts, section };
}

export function toFilter({ outcome, ...rest }: AuditSearch): AuditFilter {
  if (outcome === undefined) return rest;
  return outcome === FAILED ? { ...rest, failed: true } : { ...rest, outcome };
}

export function isFiltered(search: AuditSearch): boolean {
  return Object.values(search).some((value) => value !== undefined);
}
