/** What is being adopted and how it is read, as it stands in the address. What is left out is as usual. */
export interface AdoptionSearch {
  /** A glob of keys to look for. */
  readonly pattern?: string;
  readonly key?: string;
  /** Scores say when members were inserted, not when they expire. */
  readonly score?: 'inserted';
  readonly unit?: 'ms';
  /** As it is typed, such as `1h`. */
  readonly window?: string;
  readonly format?: 'json';
}

export const DEFAULT_WINDOW = '1h';
const LONGEST = 1024;

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST) : '';

/** Reads an address; whatever is not understood is left out. */
export function readAdoption(search: Readonly<Record<string, unknown>>): AdoptionSearch {
  const pattern = textOf(search['pattern']);
  const key = textOf(search['key']);
  const window = textOf(search['window']);
  return {
    ...(pattern !== '' && { pattern }),
    ...(key !== '' && { key }),
    ...(search['score'] === 'inserted' && { score: 'inserted' as const }),
    ...(search['unit'] === 'ms' && { unit: 'ms' as const }),
    ...(window !== '' && window !== DEFAULT_WINDOW && { window }),
    ...(search['format'] === 'json' && { format: 'json' as const }),
  };
}
