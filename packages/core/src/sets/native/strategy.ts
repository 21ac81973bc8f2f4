import { checkTtl } from '../../input.ts';
import type { SetContext } from '../set-context.ts';
import type { Strategy } from '../strategy.ts';
import { NativeSet } from './native-set.ts';

export interface NativeOptions {
  readonly strategy: 'native';
  /** Whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
}

export function nativeStrategy(context: SetContext) {
  return {
    settings: ({ defaultTtlMs }: NativeOptions) => ({
      defaultTtlMs: checkTtl(defaultTtlMs, 'defaultTtlMs'),
    }),
    open: (name: string) => new NativeSet(context, name),
  } satisfies Strategy<NativeOptions> & { open: unknown };
}
