import { checkTtl } from '../../input.ts';
import type { SetContext } from '../set-context.ts';
import type { Strategy } from '../strategy.ts';
import { WindowSet } from './window-set.ts';

export interface WindowOptions {
  readonly strategy: 'window';
  /** Whole milliseconds, 1 to ten years. */
  readonly windowMs: number;
}

export function windowStrategy(context: SetContext) {
  return {
    settings: ({ windowMs }: WindowOptions) => ({ defaultTtlMs: checkTtl(windowMs, 'windowMs') }),
    open: (name: string) => new WindowSet(context, name),
  } satisfies Strategy<WindowOptions> & { open: unknown };
}
