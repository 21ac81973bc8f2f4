import type { SetStrategy } from '../../shared/graphql/enums.generated.ts';

/** Strategies, as in addresses and tags. */
const STRATEGY_OF = {
  sorted: 'SORTED',
  compact: 'COMPACT',
  native: 'NATIVE',
  buckets: 'BUCKETS',
  window: 'WINDOW',
  keys: 'KEYS',
  sharded: 'SHARDED',
} as const satisfies Readonly<Record<string, SetStrategy>>;

export type StrategyId = keyof typeof STRATEGY_OF;

export function isStrategyId(value: unknown): value is StrategyId {
  return typeof value === 'string' && Object.hasOwn(STRATEGY_OF, value);
}

export function strategyOf(id: StrategyId): SetStrategy {
  return STRATEGY_OF[id];
}
