import { checkTtl } from '../../input.ts';
import type { SetContext } from '../set-context.ts';
import type { Strategy } from '../strategy.ts';
import { CompactSet } from './compact-set.ts';

export interface CompactOptions {
  readonly strategy: 'compact';
  /** Whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
}

export function compactStrategy(context: SetContext) {
  return {
    settings: ({ defaultTtlMs }: CompactOptions) => ({
      defaultTtlMs: checkTtl(defaultTtlMs, 'defaultTtlMs'),
    }),
    open: (name: string) => new CompactSet(context, name),
  } satisfies Strategy<CompactOptions> & { open: unknown };
}
