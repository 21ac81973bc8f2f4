import { randomInt } from 'node:crypto';
import { MayflyError } from '../../../errors.ts';
import { checkOptions, checkTtl, type JsonValue, type OptionNames } from '../../../input.ts';
import type { DefinedScript, ScriptArgument } from '../../../redis/script.ts';
import { batchValues } from '../../base/member-operations.ts';
import type { ScriptCall } from '../../base/strategy-scripts.ts';
import type { SetContext } from '../../set-context.ts';
import type { Strategy } from '../../strategy.ts';
import { freeNames } from './housekeeping.ts';
import { KeySet } from './key-set.ts';
import { keysScripts, runOnNames } from './scripts.ts';

export interface KeysOptions {
  readonly strategy: 'keys';
  /** The time to live of members that are added without one: whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
}

const OPTIONS: OptionNames<KeysOptions> = { strategy: true, defaultTtlMs: true };

/** Each addition of a name checks two others, so a quarter of the usual batch keeps a script short. */
const BATCH = 16;

/** Each set is a list of names and one key for each member. */
export function keysStrategy(context: SetContext) {
  const run =
    (script: DefinedScript) => (name: string, args: readonly ScriptArgument[], call?: ScriptCall) =>
      runOnNames(context, script, name, args, call);
  const scripts = {
    add: run(keysScripts.add),
    has: run(keysScripts.has),
    get: run(keysScripts.get),
    remove: run(keysScripts.remove),
    expiries: run(keysScripts.expiries),
    reschedule: run(keysScripts.reschedule),
  };
  const operations = batchValues(context.queue, scripts, { members: BATCH });
  const own = { ...context, operations };
  return {
    settings(options: KeysOptions) {
      const checked = checkTtl(checkOptions(options, OPTIONS).defaultTtlMs, 'defaultTtlMs');
      // Earlier sets of this name had other ids, independent of the clock, so no set claims their remaining keys.
      // Below 2^52, so that the ids of ten years stay exact in a double.
      const firstId = 16 * randomInt(2 ** 48 - 1);
      return { defaultTtlMs: checked, lastId: firstId, clearedId: firstId };
    },

    open: <Value extends JsonValue>(name: string) => new KeySet<Value>(own, name),

    /** Frees the keys of all members except those that are added meanwhile, which expire. */
    async empty(name: string): Promise<void> {
      try {
        await freeNames(context, name);
      } catch (error) {
        if (!(error instanceof MayflyError && error.code === 'SET_NOT_FOUND')) throw error;
      }
    },
  } satisfies Strategy<KeysOptions> & { open: unknown };
}
