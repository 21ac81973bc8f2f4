import type { AuditFilter, AuditSection } from './documents.generated.ts';

/** What the address of the page holds: each as a whole, as the API compares them. */
export interface AuditSearch {
  readonly actor?: string;
  readonly action?: string;
  readonly target?: string;
  /** `OK`, `failed` for whatever was not done, or a code. */
  readonly outcome?: string | undefined;
  readonly section?: AuditSection | undefined;
}

const TEXTS = ['actor', 'action', 'target', 'outcome'] as const;

export const SECTIONS: readonly AuditSection[] = ['ADMINISTRATION', 'ITEMS', 'ACCESS'];

/** Whatever was not done, whatever kept it. */
export const FAILED = 'failed';

/** Whatever is not understood is left out. The router reads digits as a number. */
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
