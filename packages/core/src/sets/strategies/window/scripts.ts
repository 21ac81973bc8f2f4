import type { Keys } from '../../../keys.ts';
import type { ScriptArgument } from '../../../redis/script.ts';
import { SWEEP_DUE } from '../../../sweep/deadline-index.ts';
import { defineScoredScript, scoredScripts } from '../../scored/scripts.ts';

const settings = new URL('./settings.lua', import.meta.url);
const deadline = new URL('./deadline.lua', import.meta.url);
const open = [settings, new URL('./existing.lua', import.meta.url)];

/** The header of each script describes its keys, arguments and reply. */
export const windowScripts = {
  ...scoredScripts(open),
  push: defineScoredScript([...open, SWEEP_DUE, deadline], new URL('./push.lua', import.meta.url)),
  pop: defineScoredScript(open, new URL('./pop.lua', import.meta.url)),
  slice: defineScoredScript(open, new URL('./slice.lua', import.meta.url)),
  clear: defineScoredScript(open, new URL('./clear.lua', import.meta.url)),
  sweep: defineScoredScript(
    [settings, SWEEP_DUE, deadline],
    new URL('./sweep.lua', import.meta.url),
  ),
};

/** The first keys of all scripts on a set. */
export function windowKeys(keys: Keys, name: string): string[] {
  const { meta, members } = keys.set(name);
  return [meta, members];
}

/** The first keys and arguments of the scripts behind `deadline.lua`. */
export function sweptArguments(
  keys: Keys,
  name: string,
): { readonly keys: string[]; readonly args: ScriptArgument[] } {
  return {
    keys: [...windowKeys(keys, name), keys.set(name).deadlines],
    args: [`window:${name}`, keys.notifications],
  };
}
