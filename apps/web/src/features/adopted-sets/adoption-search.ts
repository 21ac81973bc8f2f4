/** The state of the adoption wizard in the address. Missing values have their defaults. */
export interface AdoptionSearch {
  /** A glob of the keys to search. */
  readonly pattern?: string;
  readonly key?: string;
  /** Detected if missing, as the unit and the format. */
  readonly score?: 'expiry' | 'inserted';
  readonly unit?: 's' | 'ms';
  /** As typed, such as `1h`. */
  readonly window?: string;
  readonly format?: 'text' | 'json';
}

export const SCORES = ['expiry', 'inserted'] as const;
export const UNITS = ['s', 'ms'] as const;
export const FORMATS = ['text', 'json'] as const;
export const DEFAULT_WINDOW = '1h';
const LONGEST = 1024;

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST) : '';

/** The members of an adopted set that the address selects. */
export interface AdoptedView {
  /** What members contain. */
  readonly q?: string | undefined;
  /** The last to expire first. */
  readonly order?: 'last' | undefined;
}

export function readAdoptedView(search: Readonly<Record<string, unknown>>): AdoptedView {
  const q = textOf(search['q']);
  return { ...(q !== '' && { q }), ...(search['order'] === 'last' && { order: 'last' as const }) };
}

/** Parses the address and ignores invalid values. */
export function readAdoption(search: Readonly<Record<string, unknown>>): AdoptionSearch {
  const pattern = textOf(search['pattern']);
  const key = textOf(search['key']);
  const window = textOf(search['window']);
  const score = SCORES.find((each) => each === search['score']);
  const unit = UNITS.find((each) => each === search['unit']);
  const format = FORMATS.find((each) => each === search['format']);
  return {
    ...(pattern !== '' && { pattern }),
    ...(key !== '' && { key }),
    ...(score && { score }),
    ...(unit && { unit }),
    ...(window !== '' && window !== DEFAULT_WINDOW && { window }),
    ...(format && { format }),
  };
}
