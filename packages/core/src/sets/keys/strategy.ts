import { checkTtl } from '../../input.ts';
import type { SetContext } from '../set-context.ts';
import type { Strategy } from '../strategy.ts';
import { KeySet } from './key-set.ts';

export interface KeysOptions {
  readonly strategy: 'keys';
  /** Whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
}

export function keysStrategy(context: SetContext) {
  return {
    settings: ({ defaultTtlMs }: KeysOptions) => ({
      defaultTtlMs: checkTtl(defaultTtlMs, 'defaultTtlMs'),
    }),
    open: (name: string) => new KeySet(context, name),
  } satisfies Strategy<KeysOptions> & { open: unknown };
}
