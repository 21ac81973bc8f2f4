import { MayflyError, type CreateOptions, type SetOrder, type StrategyName } from '@mayfly/core';
import type {
  CreateExpiringSetInput,
  SetOrderField,
  SetStrategy,
} from '../../graphql/types.generated.ts';

/** Strategies as in the schema. */
export const STRATEGIES: Record<StrategyName, SetStrategy> = {
  sorted: 'SORTED',
  sharded: 'SHARDED',
  window: 'WINDOW',
  keys: 'KEYS',
  buckets: 'BUCKETS',
  compact: 'COMPACT',
  native: 'NATIVE',
};

/** Strategies as in core. */
export const STRATEGY_NAMES: Record<SetStrategy, StrategyName> = {
  SORTED: 'sorted',
  SHARDED: 'sharded',
  WINDOW: 'window',
  KEYS: 'keys',
  BUCKETS: 'buckets',
  COMPACT: 'compact',
  NATIVE: 'native',
};

export const ORDERS: Record<SetOrderField, SetOrder> = {
  NAME: 'name',
  COUNT: 'count',
  NEXT_EXPIRY: 'nextExpiry',
  CREATED_AT: 'createdAt',
};

/** How many changes the feed of a new set keeps by default, so that it is live: less than a megabyte. */
const FEED_KEPT = 10_000;

/**
 * The options of a new set. `INVALID_OPTION` unless exactly one of strategy and defaultTtlMs is given, and if a feed
 * is requested of a strategy that has none.
 */
export function toCreateOptions(input: CreateExpiringSetInput): CreateOptions {
  const { strategy, defaultTtlMs } = input;
  const feedKept = (input.feedKept ?? FEED_KEPT) || undefined;
  // It is for more changes than clients show, so it has a feed only on demand.
  const shardedKept = input.feedKept || undefined;
  if ((strategy == null) === (defaultTtlMs === undefined)) {
    throw new MayflyError(
      'INVALID_OPTION',
      'Exactly one of strategy and defaultTtlMs is required',
      {
        field: 'strategy',
      },
    );
  }
  // JSON has no NaN: a client sends null for it.
  if (strategy == null) return { defaultTtlMs: defaultTtlMs ?? Number.NaN, feedKept };
  const { sorted, sharded, window, keys, buckets, compact, native } = strategy;
  if (sorted != null) return { strategy: 'sorted', ...sorted, feedKept };
  if (sharded != null) return { strategy: 'sharded', ...sharded, feedKept: shardedKept };
  if (input.feedKept) {
    throw new MayflyError('INVALID_OPTION', 'Only sorted and sharded sets have a feed', {
      field: 'feedKept',
    });
  }
  if (window != null) return { strategy: 'window', ...window };
  if (keys != null) return { strategy: 'keys', ...keys };
  if (compact != null) return { strategy: 'compact', ...compact };
  if (native != null) return { strategy: 'native', ...native };
  return { strategy: 'buckets', ...buckets, partitions: buckets.partitions ?? undefined };
}

/** Core has these fields without `strategy`. */
export function optionField({ strategy }: CreateExpiringSetInput): (field: string) => string {
  const kind = Object.entries(strategy ?? {}).find(([, options]) => options != null)?.[0];
  return (field) =>
    kind === undefined || ['name', 'strategy', 'feedKept'].includes(field)
      ? field
      : `strategy.${kind}.${field}`;
}
