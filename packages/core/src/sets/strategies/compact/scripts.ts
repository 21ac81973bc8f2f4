import type { Keys } from '../../../keys.ts';
import type { Reply } from '../../../redis/reply.ts';
import { defineScript, type Script, type ScriptArgument } from '../../../redis/script.ts';
import { SWEEP_DUE } from '../../../sweep/deadline-index.ts';
import type { SetContext } from '../../set-context.ts';

const segments = new URL('./segments.lua', import.meta.url);
const resize = new URL('./resize.lua', import.meta.url);
const sweepPass = new URL('./sweep-pass.lua', import.meta.url);
const unlink = new URL('./unlink.lua', import.meta.url);
const rescheduledExpiry = new URL('../../writing/rescheduled-expiry.lua', import.meta.url);

/** The scripts of compact sets, all behind `segments.lua`. Each one's head tells its arguments and reply. */
export const compactScripts = {
  add: defineScript(new URL('./add.lua', import.meta.url), [
    SWEEP_DUE,
    segments,
    resize,
    sweepPass,
  ]),
  has: defineScript(new URL('../../reading/has.lua', import.meta.url), [SWEEP_DUE, segments]),
  expiries: defineScript(new URL('../../reading/expiries.lua', import.meta.url), [
    SWEEP_DUE,
    segments,
  ]),
  remove: defineScript(new URL('./remove.lua', import.meta.url), [SWEEP_DUE, segments, resize]),
  reschedule: defineScript(new URL('./reschedule.lua', import.meta.url), [
    SWEEP_DUE,
    segments,
    rescheduledExpiry,
  ]),
  scan: defineScript(new URL('./scan.lua', import.meta.url), [SWEEP_DUE, segments]),
  clear: defineScript(new URL('./clear.lua', import.meta.url), [SWEEP_DUE, segments, unlink]),
  unlinkSegments: defineScript(new URL('./unlink-segments.lua', import.meta.url), [
    SWEEP_DUE,
    segments,
    unlink,
  ]),
  sweep: defineScript(new URL('./sweep.lua', import.meta.url), [
    SWEEP_DUE,
    segments,
    resize,
    sweepPass,
    unlink,
  ]),
};

/** Runs one of them on a set. */
export function runOnSegments(
  { session, keys }: Pick<SetContext, 'session' | 'keys'>,
  script: Script,
  name: string,
  args: readonly ScriptArgument[] = [],
): Promise<Reply> {
  return session.run(script, keysOf(keys, name), [`compact:${name}`, keys.notifications, ...args]);
}

function keysOf(keys: Keys, name: string): string[] {
  const { meta, segmentPrefix, deadlines } = keys.set(name);
  return [meta, segmentPrefix, deadlines];
}
