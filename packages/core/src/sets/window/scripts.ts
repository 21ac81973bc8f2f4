import type { Keys } from '../../keys.ts';
import { SWEEP_DUE, type ScriptArgument } from '../../redis/script.ts';
import { defineScoredScript, scoredScripts } from '../scored/scripts.ts';

const settings = new URL('./settings.lua', import.meta.url);
const deadline = new URL('./deadline.lua', import.meta.url);
const open = [settings, new URL('./existing.lua', import.meta.url)];

/** The keys of settings.lua, and with that of deadline.lua. */
const READ_KEYS = 2;
const SWEPT_KEYS = 3;

/** The scripts of window sets. Each one's head tells its keys, arguments and reply. */
export const windowScripts = {
  ...scoredScripts(open, READ_KEYS),
  push: defineScoredScript(
    [...open, SWEEP_DUE, deadline],
    new URL('./push.lua', import.meta.url),
    SWEPT_KEYS,
  ),
  pop: defineScoredScript(open, new URL('./pop.lua', import.meta.url), READ_KEYS),
  slice: defineScoredScript(open, new URL('./slice.lua', import.meta.url), READ_KEYS),
  clear: defineScoredScript(open, new URL('./clear.lua', import.meta.url), READ_KEYS),
  sweep: defineScoredScript(
    [settings, SWEEP_DUE, deadline],
    new URL('./sweep.lua', import.meta.url),
    SWEPT_KEYS,
  ),
};

/** What scripts on one set take first. */
export function windowKeys(keys: Keys, name: string): string[] {
  const { meta, members } = keys.set(name);
  return [meta, members];
}

/** What scripts that `deadline.lua` stands before take first. */
export function sweptArguments(
  keys: Keys,
  name: string,
): { readonly keys: string[]; readonly args: ScriptArgument[] } {
  return {
    keys: [...windowKeys(keys, name), keys.set(name).deadlines],
    args: [`window:${name}`, keys.doorbell],
  };
}
