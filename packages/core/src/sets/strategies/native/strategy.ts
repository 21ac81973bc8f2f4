import { checkOptions, checkTtl, type JsonValue, type OptionNames } from '../../../input.ts';
import type { DefinedScript, ScriptArgument } from '../../../redis/script.ts';
import { batchValues } from '../../base/member-operations.ts';
import type { ScriptCall } from '../../base/strategy-scripts.ts';
import type { SetContext } from '../../set-context.ts';
import type { Strategy } from '../../strategy.ts';
import { NativeSet } from './native-set.ts';
import { nativeScripts, runOnFields } from './scripts.ts';

export interface NativeOptions {
  readonly strategy: 'native';
  /** The time to live of members that are added without one: whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
}

const OPTIONS: OptionNames<NativeOptions> = { strategy: true, defaultTtlMs: true };

/** Each set is one hash, whose fields expire. */
export function nativeStrategy(context: SetContext) {
  const run =
    (script: DefinedScript) => (name: string, args: readonly ScriptArgument[], call?: ScriptCall) =>
      runOnFields(context, script, name, args, call);
  const operations = batchValues(context.queue, {
    add: run(nativeScripts.add),
    has: run(nativeScripts.has),
    get: run(nativeScripts.get),
    remove: run(nativeScripts.remove),
    expiries: run(nativeScripts.expiries),
    reschedule: run(nativeScripts.reschedule),
  });
  const native = { ...context, operations };
  return {
    settings: (options: NativeOptions) => ({
      defaultTtlMs: checkTtl(checkOptions(options, OPTIONS).defaultTtlMs, 'defaultTtlMs'),
    }),
    open: <Value extends JsonValue>(name: string) => new NativeSet<Value>(native, name),
    probe: async (name: string): Promise<void> => {
      await runOnFields(context, nativeScripts.probe, name);
    },
  } satisfies Strategy<NativeOptions> & { open: unknown };
}
