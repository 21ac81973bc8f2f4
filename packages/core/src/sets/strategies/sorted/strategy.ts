import { checkKept } from '../../../events/expiry-events.ts';
import { checkOptions, checkTtl, type JsonValue, type OptionNames } from '../../../input.ts';
import type { DefinedScript, ScriptArgument } from '../../../redis/script.ts';
import { BATCH, batchValues, SHORT_BATCH } from '../../base/member-operations.ts';
import { scriptRunner, type ScriptCall } from '../../base/strategy-scripts.ts';
import type { SetContext } from '../../set-context.ts';
import type { Strategy } from '../../strategy.ts';
import { runReading, runWithChangeLog, sortedScripts } from './scripts.ts';
import { SortedSet } from './sorted-set.ts';

export interface SortedOptions {
  readonly strategy?: 'sorted' | undefined;
  /** The time to live of members that are added without one: whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
  /**
   * Opens the feed with the creation, with this many changes: 1000 to ten million. Off by default, because each
   * change then takes memory and time.
   */
  readonly feedKept?: number | undefined;
}

const OPTIONS: OptionNames<SortedOptions> = {
  strategy: true,
  defaultTtlMs: true,
  feedKept: true,
};

/** The fields of an open feed without changes, as open-feed.lua writes them. */
export const emptyFeed = (kept: number) => ({ feed: kept, feedStart: '0-0', changeCount: 0 });

const runReadingValues = scriptRunner((set) => [set.meta, set.members, set.values]);

/** Each set is one sorted set, scored by expiry. */
export function sortedStrategy(context: SetContext) {
  const run =
    (runOnSet: typeof runReading, script: DefinedScript) =>
    (name: string, args: readonly ScriptArgument[], call?: ScriptCall) =>
      runOnSet(context, script, name, args, call);
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
    settings: (options: SortedOptions) => {
      const { defaultTtlMs, feedKept } = checkOptions(options, OPTIONS);
      checkKept(feedKept, 'feedKept');
      return {
        defaultTtlMs: checkTtl(defaultTtlMs, 'defaultTtlMs'),
        ...(feedKept === undefined ? {} : emptyFeed(feedKept)),
      };
    },
    open: <Value extends JsonValue>(name: string) => new SortedSet<Value>(sorted, name),
    operations: sorted.operations,
  } satisfies Strategy<SortedOptions> & { open: unknown; operations: unknown };
}
