import { MayflyError } from './errors.ts';
import { LIMITS } from './limits.ts';

/** The keys of one expiring set. They share a hash tag, and so a slot of a cluster. */
export interface SetKeys {
  /** Hash: `defaultTtlMs`, `createdAt`. The set exists while this key does. */
  readonly meta: string;
  /** Sorted set: member, scored by its expiry in epoch ms, or +inf. */
  readonly members: string;
  /** Hash: member to JSON. Only members that carry a value have a field. */
  readonly values: string;
}

/** The keys of one time series. They share a hash tag, and so a slot of a cluster. */
interface SeriesKeys {
  /** Sorted set: source, scored by the moment at which its last sample leaves the window. */
  readonly sources: string;
  /** Sorted set: `<ms>-<ordinal>:<json>`, scored by time. */
  readonly samples: (source: string) => string;
}

/**
 * The only place that spells Redis keys; `docs/architecture.md` has the table.
 *
 * The hash tag is the set's own name: what must be atomic for one set shares a slot, and sets spread
 * over all 16,384 slots (docs/adr/0003-key-layout.md).
 */
export interface Keys {
  /** Sorted set, all scores 0: the names of all sets, in lexicographic order. */
  readonly registry: string;
  set(name: string): SetKeys;
  series(name: string): SeriesKeys;
}

export function createKeys(namespace: string): Keys {
  const pattern = new RegExp(`^[A-Za-z0-9._:-]{1,${LIMITS.namespaceCharacters}}$`);
  if (!pattern.test(namespace)) {
    throw new MayflyError(
      'INVALID_NAMESPACE',
      `A namespace is 1 to ${LIMITS.namespaceCharacters} characters out of A-Z a-z 0-9 . _ : -`,
      { field: 'namespace' },
    );
  }
  return {
    registry: `${namespace}:sets`,
    set(name) {
      const prefix = `${namespace}:set:{${name}}`;
      return { meta: `${prefix}:meta`, members: `${prefix}:members`, values: `${prefix}:values` };
    },
    series(name) {
      const prefix = `${namespace}:series:{${name}}`;
      return { sources: `${prefix}:sources`, samples: (source) => `${prefix}:samples:${source}` };
    },
  };
}
