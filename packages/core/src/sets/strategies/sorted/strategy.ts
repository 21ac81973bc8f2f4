import { checkOptions, checkTtl, type JsonValue, type OptionNames } from '../../../input.ts';
import type { Script, ScriptArgument } from '../../../redis/script.ts';
import { BATCH, batchValues, SHORT_BATCH } from '../../base/member-operations.ts';
import { scriptRunner } from '../../base/strategy-scripts.ts';
import type { SetContext } from '../../set-context.ts';
import type { Strategy } from '../../strategy.ts';
import { runReading, runWithChangeLog, sortedScripts } from './scripts.ts';
import { SortedSet } from './sorted-set.ts';

export interface SortedOptions {
  readonly strategy?: 'sorted' | undefined;
  /** The time to live of members that are added without one: whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
}

const OPTIONS: OptionNames<SortedOptions> = { strategy: true, defaultTtlMs: true };

const runReadingValues = scriptRunner((set) => [set.meta, set.members, set.values]);

/** Each set is one sorted set, scored by expiry. */
export function sortedStrategy(context: SetContext) {
  const run =
    (runOnSet: typeof runReading, script: Script) =>
    (name: string, args: readonly ScriptArgument[]) =>
      runOnSet(context, script, name, args);
  const scripts = {
    add: run(runWithChangeLog, sortedScripts.add),
    has: run(runReading, sortedScripts.has),
    get: run(runReadingValues, sortedScripts.get),
    expiries: run(runReading, sortedScripts.expiries),
    remove: run(runWithChangeLog, sortedScripts.remove),
    reschedule: run(runWithChangeLog, sortedScripts.reschedule),
  };
  const sizes = { members: BATCH, moves: SHORT_BATCH };
  const sorted = { ...context, operations: batchValues(context.queue, scripts, sizes) };
  return {
    settings: (options: SortedOptions) => ({
      defaultTtlMs: checkTtl(checkOptions(options, OPTIONS).defaultTtlMs, 'defaultTtlMs'),
    }),
    open: <Value extends JsonValue>(name: string) => new SortedSet<Value>(sorted, name),
    operations: sorted.operations,
  } satisfies Strategy<SortedOptions> & { open: unknown; operations: unknown };
}
