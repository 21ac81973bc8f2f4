import type { AuditFilter } from './documents.generated.ts';

/** What the address of the page holds: each as a whole, as the API compares them. */
export interface AuditSearch {
  readonly actor?: string;
  readonly action?: string;
  readonly target?: string;
  /** `OK`, `failed` for whatever was not done, or a code. */
  readonly outcome?: string;
}

const FIELDS = ['actor', 'action', 'target', 'outcome'] as const;

/** Whatever was not done, whatever kept it. */
export const FAILED = 'failed';

/** Whatever is not understood is left out. The router reads digits as a number. */
export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = search[field];
      const text = typeof value === 'number' ? String(value) : value;
      return typeof text === 'string' && text.trim() !== '' ? [[field, text.trim()]] : [];
    }),
  );
}

export function toFilter({ outcome, ...rest }: AuditSearch): AuditFilter {
  if (outcome === undefined) return rest;
  return outcome === FAILED ? { ...rest, failed: true } : { ...rest, outcome };
}

export function isFiltered(search: AuditSearch): boolean {
  return FIELDS.some((field) => search[field] !== undefined);
}
