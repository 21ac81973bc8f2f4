import type { Keys } from '../../../keys.ts';
import type { ScriptArgument } from '../../../redis/script.ts';
import { defineScript } from '../../../redis/script.ts';
import { scoredScripts } from '../../scored/scripts.ts';

/** The header of each script describes its arguments and reply. */
export const windowScripts = {
  ...scoredScripts(new URL('./existing.lua', import.meta.url)),
  push: defineScript(new URL('./push.lua', import.meta.url)),
  pop: defineScript(new URL('./pop.lua', import.meta.url)),
  slice: defineScript(new URL('./slice.lua', import.meta.url)),
  clear: defineScript(new URL('./clear.lua', import.meta.url)),
  sweep: defineScript(new URL('./sweep.lua', import.meta.url)),
};

/** The first keys of all scripts on a set. */
export function windowKeys(keys: Keys, name: string): string[] {
  const { meta, members } = keys.set(name);
  return [meta, members];
}

/** The first keys and arguments of the scripts with `deadline.lua`. */
export function sweptArguments(
  keys: Keys,
  name: string,
): { readonly keys: string[]; readonly args: ScriptArgument[] } {
  return {
    keys: [...windowKeys(keys, name), keys.set(name).deadlines],
    args: [`window:${name}`, keys.notifications],
  };
}
