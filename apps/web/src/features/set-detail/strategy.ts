import type { SetSummaryQuery } from './documents.generated.ts';

export type Strategy = SetSummaryQuery['expiringSet']['strategy'];

/** What a set supports, depending on its strategy. */
export interface Abilities {
  /** Ordered by expiry, with ranks and the chart of time left. */
  readonly ordered: boolean;
  /** A member can have a different time to live from the set's default. */
  readonly ownTtl: boolean;
  /** A member can be added with a time of expiry. */
  readonly moments: boolean;
  /** Members can live until they are removed. */
  readonly never: boolean;
  /** The expiry of a live member can change. */
  readonly reschedule: boolean;
  readonly values: boolean;
  readonly feed: boolean;
  /** Additions and expiries are counted. */
  readonly rates: boolean;
}

const ALL: Abilities = {
  ordered: true,
  ownTtl: true,
  moments: true,
  never: true,
  reschedule: true,
  values: true,
  feed: true,
  rates: true,
};

const ABILITIES: Readonly<Record<Strategy, Abilities>> = {
  SORTED: ALL,
  SHARDED: ALL,
  NATIVE: { ...ALL, ordered: false, feed: false, rates: false },
  COMPACT: { ...ALL, ordered: false, values: false, feed: false, rates: false },
  KEYS: { ...ALL, ordered: false, never: false, feed: false, rates: false },
  BUCKETS: {
    ...ALL,
    ordered: false,
    moments: false,
    never: false,
    reschedule: false,
    values: false,
    feed: false,
    rates: false,
  },
  WINDOW: {
    ...ALL,
    ownTtl: false,
    moments: false,
    never: false,
    reschedule: false,
    values: false,
    feed: false,
    rates: false,
  },
};

export const abilitiesOf = (strategy: Strategy): Abilities => ABILITIES[strategy];

/** As in the library and the documentation. */
export const strategyLabel = (strategy: Strategy): string => strategy.toLowerCase();

const LACKS: readonly (readonly [keyof Abilities, string])[] = [
  ['ordered', 'has no order: members are listed as found, not by time left'],
  ['ownTtl', 'gives all members the same time to live'],
  ['reschedule', 'cannot move the expiry of a member'],
  ['never', 'cannot keep a member forever'],
  ['values', 'stores no values'],
];

/** What a strategy does not support, for users who look for it. */
export function limitationsOf({
  strategy,
  countIsExact,
}: Pick<SetSummaryQuery['expiringSet'], 'strategy' | 'countIsExact'>): readonly string[] {
  const abilities = abilitiesOf(strategy);
  const lacks = LACKS.filter(([ability]) => !abilities[ability]).map(([, text]) => text);
  return countIsExact ? lacks : [...lacks, 'counts expired members until they are freed'];
}
