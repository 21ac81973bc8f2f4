import type { Reply } from '../../redis/reply.ts';
import { defineScript, type Script, type ScriptArgument } from '../../redis/script.ts';
import type { SetContext } from '../set-context.ts';

const fields = new URL('./fields.lua', import.meta.url);
const rescheduledExpiry = new URL('../rescheduled-expiry.lua', import.meta.url);

/** The keys of `fields.lua`, behind which every script stands. */
const KEYS = 2;

/** The scripts of native sets. Each one's head tells its arguments and reply. */
export const nativeScripts = {
  probe: defineScript(new URL('./probe.lua', import.meta.url), KEYS, [fields]),
  add: defineScript(new URL('./add.lua', import.meta.url), KEYS, [fields]),
  has: defineScript(new URL('../has.lua', import.meta.url), KEYS, [fields]),
  get: defineScript(new URL('./get.lua', import.meta.url), KEYS, [fields]),
  expiries: defineScript(new URL('../expiries.lua', import.meta.url), KEYS, [fields]),
  remove: defineScript(new URL('./remove.lua', import.meta.url), KEYS, [fields]),
  reschedule: defineScript(new URL('./reschedule.lua', import.meta.url), KEYS, [
    fields,
    rescheduledExpiry,
  ]),
  members: defineScript(new URL('./members.lua', import.meta.url), KEYS, [fields]),
  count: defineScript(new URL('./count.lua', import.meta.url), KEYS, [fields]),
  clear: defineScript(new URL('./clear.lua', import.meta.url), KEYS, [fields]),
};

/** Runs one of them on a set. */
export function runOnFields(
  { session, keys }: Pick<SetContext, 'session' | 'keys'>,
  script: Script,
  name: string,
  args: readonly ScriptArgument[] = [],
): Promise<Reply> {
  const { meta, fields: key } = keys.set(name);
  return session.run(script, [meta, key], args);
}
