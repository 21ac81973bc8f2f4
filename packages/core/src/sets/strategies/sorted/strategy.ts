import { checkOptions, checkTtl, type JsonValue, type OptionNames } from '../../../input.ts';
import type { SetContext } from '../../set-context.ts';
import type { Strategy } from '../../strategy.ts';
import { createMemberOperations } from './member-operations.ts';
import { SortedSet } from './sorted-set.ts';

export interface SortedOptions {
  readonly strategy?: 'sorted' | undefined;
  /** The time to live of members that are added without one: whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
}

const OPTIONS: OptionNames<SortedOptions> = { strategy: true, defaultTtlMs: true };

/** Sets as one sorted set each, scored by expiry. */
export function sortedStrategy(context: SetContext) {
  const sorted = { ...context, operations: createMemberOperations(context) };
  return {
    settings: (options: SortedOptions) => ({
      defaultTtlMs: checkTtl(checkOptions(options, OPTIONS).defaultTtlMs, 'defaultTtlMs'),
    }),
    open: <Value extends JsonValue>(name: string) => new SortedSet<Value>(sorted, name),
  } satisfies Strategy<SortedOptions> & { open: unknown };
}
