import type { Keys } from '../../../keys.ts';
import type { Reply } from '../../../redis/reply.ts';
import {
  defineScript,
  SWEEP_DUE,
  type Script,
  type ScriptArgument,
} from '../../../redis/script.ts';
import type { SetContext } from '../../set-context.ts';

const shards = new URL('./segments.lua', import.meta.url);
const reshard = new URL('./resize.lua', import.meta.url);
const sweepPass = new URL('./sweep-pass.lua', import.meta.url);
const unlink = new URL('./unlink.lua', import.meta.url);
const rescheduledExpiry = new URL('../../writing/rescheduled-expiry.lua', import.meta.url);

/** The scripts of compact sets, all behind `shards.lua`. Each one's head tells its arguments and reply. */
export const compactScripts = {
  add: defineScript(new URL('./add.lua', import.meta.url), [SWEEP_DUE, shards, reshard, sweepPass]),
  has: defineScript(new URL('../../reading/has.lua', import.meta.url), [SWEEP_DUE, shards]),
  expiries: defineScript(new URL('../../reading/expiries.lua', import.meta.url), [
    SWEEP_DUE,
    shards,
  ]),
  remove: defineScript(new URL('./remove.lua', import.meta.url), [SWEEP_DUE, shards, reshard]),
  reschedule: defineScript(new URL('./reschedule.lua', import.meta.url), [
    SWEEP_DUE,
    shards,
    rescheduledExpiry,
  ]),
  members: defineScript(new URL('./scan.lua', import.meta.url), [SWEEP_DUE, shards]),
  clear: defineScript(new URL('./clear.lua', import.meta.url), [SWEEP_DUE, shards, unlink]),
  unlinkShards: defineScript(new URL('./unlink-segments.lua', import.meta.url), [
    SWEEP_DUE,
    shards,
    unlink,
  ]),
  sweep: defineScript(new URL('./sweep.lua', import.meta.url), [
    SWEEP_DUE,
    shards,
    reshard,
    sweepPass,
    unlink,
  ]),
};

/** Runs one of them on a set. */
export function runOnShards(
  { session, keys }: Pick<SetContext, 'session' | 'keys'>,
  script: Script,
  name: string,
  args: readonly ScriptArgument[] = [],
): Promise<Reply> {
  return session.run(script, keysOf(keys, name), [`compact:${name}`, keys.notifications, ...args]);
}

function keysOf(keys: Keys, name: string): string[] {
  const { meta, shardPrefix, deadlines } = keys.set(name);
  return [meta, shardPrefix, deadlines];
}
