import { checkTtl, type JsonValue } from '../../input.ts';
import { BatchedOperation } from '../../redis/batched-operation.ts';
import type { Script, ScriptArgument } from '../../redis/script.ts';
import { BATCH, batchMemberScripts } from '../member-scripts.ts';
import type { SetContext } from '../set-context.ts';
import type { Strategy } from '../strategy.ts';
import { NativeSet, type StoredField } from './native-set.ts';
import { nativeScripts, runOnFields } from './scripts.ts';

export interface NativeOptions {
  readonly strategy: 'native';
  /** The time to live of members that are added without one: whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
}

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
  const get = new BatchedOperation<string, StoredField | null>(
    context.queue,
    BATCH,
    async (name, members) => {
      const reply = await runOnFields(context, nativeScripts.get, name, members);
      const now = reply.integer();
      return reply.rest((row) => {
        const expiresAt = row.expiry();
        const json = row.string();
        return expiresAt === 0 ? null : { expiresAt, json, now };
      });
    },
  );
  const native = { ...context, operations, get };
  return {
    settings: ({ defaultTtlMs }: NativeOptions) => ({
      defaultTtlMs: checkTtl(defaultTtlMs, 'defaultTtlMs'),
    }),
    open: <Value extends JsonValue>(name: string) => new NativeSet<Value>(native, name),
    probe: async (name: string): Promise<void> => {
      await runOnFields(context, nativeScripts.probe, name);
    },
  } satisfies Strategy<NativeOptions> & { open: unknown };
}
