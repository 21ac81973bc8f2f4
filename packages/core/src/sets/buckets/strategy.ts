import { checkTtl } from '../../input.ts';
import type { SetContext } from '../set-context.ts';
import type { Strategy } from '../strategy.ts';
import { BucketSet } from './bucket-set.ts';

export interface BucketsOptions {
  readonly strategy: 'buckets';
  /** Whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
}

export function bucketsStrategy(context: SetContext) {
  return {
    settings: ({ defaultTtlMs }: BucketsOptions) => ({
      defaultTtlMs: checkTtl(defaultTtlMs, 'defaultTtlMs'),
    }),
    open: (name: string) => new BucketSet(context, name),
  } satisfies Strategy<BucketsOptions> & { open: unknown };
}
