import { checkOptions, checkTtl, type JsonValue, type OptionNames } from '../../../input.ts';
import type { Script, ScriptArgument } from '../../../redis/script.ts';
import { batchGet, batchMemberScripts } from '../../base/member-scripts.ts';
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

/** Sets as one hash each, whose fields expire. */
export function nativeStrategy(context: SetContext) {
  const run = (script: Script) => (name: string, args: readonly ScriptArgument[]) =>
    runOnFields(context, script, name, args);
  const operations = batchMemberScripts(context.queue, {
    add: run(nativeScripts.add),
    has: run(nativeScripts.has),
    remove: run(nativeScripts.remove),
    reschedule: run(nativeScripts.reschedule),
  });
  const get = batchGet(context.queue, run(nativeScripts.get));
  const native = { ...context, operations, get };
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
