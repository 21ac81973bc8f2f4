import type { Reply } from '../../../redis/reply.ts';
import { defineScript, type Script, type ScriptArgument } from '../../../redis/script.ts';
import type { SetContext } from '../../set-context.ts';

const names = new URL('./names.lua', import.meta.url);
const rescheduledExpiry = new URL('../../writing/rescheduled-expiry.lua', import.meta.url);

/** A script that stands behind `names.lua`. */
function define(file: string, fragments: readonly URL[] = []): Script {
  return defineScript(new URL(file, import.meta.url), [names, ...fragments]);
}

/** The scripts of sets in keys. Each one's head tells its arguments and reply. */
export const keysScripts = {
  add: define('./add.lua'),
  has: define('../../reading/has.lua'),
  get: define('./get.lua'),
  expiries: define('../../reading/expiries.lua'),
  remove: define('./remove.lua'),
  reschedule: define('./reschedule.lua', [rescheduledExpiry]),
  scan: define('./scan.lua'),
  clear: define('./clear.lua'),
  sweep: define('./sweep.lua'),
};

/** Runs one of them on a set. */
export function runOnNames(
  { session, keys }: SetContext,
  script: Script,
  name: string,
  args: readonly ScriptArgument[] = [],
): Promise<Reply> {
  const own = keys.set(name);
  return session.run(script, [own.meta, own.names, own.keyPrefix], args);
}
