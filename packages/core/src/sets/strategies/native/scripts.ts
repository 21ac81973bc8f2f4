import type { Reply } from '../../../redis/reply.ts';
import { defineScript, type Script, type ScriptArgument } from '../../../redis/script.ts';
import type { SetContext } from '../../set-context.ts';

const fields = new URL('./fields.lua', import.meta.url);
const rescheduledExpiry = new URL('../../writing/rescheduled-expiry.lua', import.meta.url);

/** The scripts of native sets, all behind `fields.lua`. Each one's head tells its arguments and reply. */
export const nativeScripts = {
  probe: defineScript(new URL('./probe.lua', import.meta.url), [fields]),
  add: defineScript(new URL('./add.lua', import.meta.url), [fields]),
  has: defineScript(new URL('../../reading/has.lua', import.meta.url), [fields]),
  get: defineScript(new URL('./get.lua', import.meta.url), [fields]),
  expiries: defineScript(new URL('../../reading/expiries.lua', import.meta.url), [fields]),
  remove: defineScript(new URL('./remove.lua', import.meta.url), [fields]),
  reschedule: defineScript(new URL('./reschedule.lua', import.meta.url), [
    fields,
    rescheduledExpiry,
  ]),
  scan: defineScript(new URL('./scan.lua', import.meta.url), [fields]),
  count: defineScript(new URL('./count.lua', import.meta.url), [fields]),
  clear: defineScript(new URL('./clear.lua', import.meta.url), [fields]),
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
