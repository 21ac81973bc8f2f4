import type { Reply } from '../../../redis/reply.ts';
import { defineScript, type Script, type ScriptArgument } from '../../../redis/script.ts';
import type { SetContext } from '../../set-context.ts';

/** Members that one script takes: there may be 128 blocks to search for each, which is half a millisecond or so. */
export const MEMBERS_AT_ONCE = 1;

const blocks = new URL('./blocks.lua', import.meta.url);

/** A script that stands behind `blocks.lua`. */
function define(file: string): Script {
  return defineScript(new URL(file, import.meta.url), [blocks]);
}

/** The scripts of sets in buckets. Each one's head tells its arguments and reply. */
export const bucketsScripts = {
  add: define('./add.lua'),
  has: define('../../reading/has.lua'),
  expiries: define('../../reading/expiries.lua'),
  remove: define('./remove.lua'),
  scan: define('./scan.lua'),
  clear: define('./clear.lua'),
};

/** Runs one of them on a set. */
export function runOnBlocks(
  { session, keys }: SetContext,
  script: Script,
  name: string,
  args: readonly ScriptArgument[] = [],
): Promise<Reply> {
  const own = keys.set(name);
  return session.run(script, [own.meta, own.blocks, own.blockPrefix], args);
}
