import { isRange, type Range } from '../../shared/charts/time-range.ts';

/** The search parameters of a policy's page. */
interface LimitSearch {
  readonly range?: Range;
  /** The chosen key. */
  readonly key?: string;
}

/** Drops unknown values. The router parses a key of digits as a number. */
export function readLimitSearch({ range, key }: { range?: unknown; key?: unknown }): LimitSearch {
  const text = typeof key === 'number' ? String(key) : key;
  return {
    ...(isRange(range) ? { range } : {}),
    ...(typeof text === 'string' && text !== '' ? { key: text } : {}),
  };
}
