/** The state of the adoption wizard in the address. Missing values have their defaults. */
export interface AdoptionSearch {
  /** A glob of the keys to search. */
  readonly pattern?: string;
  readonly key?: string;
  /** Scores are insertion times, not expiry times. */
  readonly score?: 'inserted';
  readonly unit?: 'ms';
  /** As typed, such as `1h`. */
  readonly window?: string;
  readonly format?: 'json';
}

export const DEFAULT_WINDOW = '1h';
const LONGEST = 1024;

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST) : '';

/** Parses the address and ignores invalid values. */
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
