import type { CreateOptions, StrategyName } from '../../src/index.ts';
import { fieldsCanExpire } from '../sets/native/bench.ts';

/** A minute: the default lifetime of members of these sets. */
export const defaultTtlMs = 60_000;

/** A set of each strategy that the server supports. */
export const EVERY_STRATEGY: readonly (CreateOptions & { readonly strategy: StrategyName })[] = [
  { strategy: 'sorted', defaultTtlMs },
  { strategy: 'sharded', shards: 3, defaultTtlMs },
  { strategy: 'compact', defaultTtlMs },
  { strategy: 'keys', defaultTtlMs },
  { strategy: 'buckets', defaultTtlMs, blockMs: 10_000, partitions: 16 },
  { strategy: 'window', windowMs: defaultTtlMs },
  ...((await fieldsCanExpire()) ? [{ strategy: 'native', defaultTtlMs } as const] : []),
];
