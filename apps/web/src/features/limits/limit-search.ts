import { isRange, type Range } from '../../shared/charts/time-range.ts';

/** What the address of a policy holds beyond its path. */
interface LimitSearch {
  readonly range?: Range;
  /** The key that is watched. */
  readonly key?: string;
}

/** Leaves out what is not understood. A key that looks like a number comes as one. */
export function readLimitSearch({ range, key }: { range?: unknown; key?: unknown }): LimitSearch {
  const text = typeof key === 'number' ? String(key) : key;
  return {
    ...(isRange(range) ? { range } : {}),
    ...(typeof text === 'string' && text !== '' ? { key: text } : {}),
  };
}
