import type { SetSummaryQuery } from './documents.generated.ts';

export type Strategy = SetSummaryQuery['expiringSet']['strategy'];

/** What a set can do with its members, which follows from how it keeps them. */
export interface Abilities {
  /** By expiry: ranks, jumps and the time left; others are listed as they are found. */
  readonly ordered: boolean;
  /** A member may have another time to live than the set's own. */
  readonly ownTtl: boolean;
  /** A member may be added to expire at a moment. */
  readonly moments: boolean;
  /** Members may be kept until they are removed. */
  readonly never: boolean;
  /** The expiry of a live member can be moved. */
  readonly reschedule: boolean;
  readonly values: boolean;
  readonly feed: boolean;
}

const ALL: Abilities = {
  ordered: true,
  ownTtl: true,
  moments: true,
  never: true,
  reschedule: true,
  values: true,
  feed: true,
};

const ABILITIES: Readonly<Record<Strategy, Abilities>> = {
  SORTED: ALL,
  SHARDED: { ...ALL, feed: false },
  NATIVE: { ...ALL, ordered: false, feed: false },
  COMPACT: { ...ALL, ordered: false, values: false, feed: false },
  KEYS: { ...ALL, ordered: false, never: false, feed: false },
  BUCKETS: {
    ...ALL,
    ordered: false,
    moments: false,
    never: false,
    reschedule: false,
    values: false,
    feed: false,
  },
  WINDOW: {
    ...ALL,
    ownTtl: false,
    moments: false,
    never: false,
    reschedule: false,
    values: false,
    feed: false,
  },
};

export const abilitiesOf = (strategy: Strategy): Abilities => ABILITIES[strategy];

/** As the library and the documentation write it. */
export const strategyLabel = (strategy: Strategy): string => strategy.toLowerCase();

const LACKS: readonly (readonly [keyof Abilities, string])[] = [
  ['ordered', 'keeps no order: members are listed as they are found, not by the time left'],
  ['ownTtl', 'gives all members the same time to live'],
  ['reschedule', 'cannot move the expiry of a member'],
  ['never', 'cannot keep a member for good'],
  ['values', 'stores no values beside the members'],
];

/** What a set of this strategy cannot do, for whoever looks for it in vain. */
export function lacksOf(strategy: Strategy): readonly string[] {
  const abilities = abilitiesOf(strategy);
  return LACKS.filter(([ability]) => !abilities[ability]).map(([, text]) => text);
}
