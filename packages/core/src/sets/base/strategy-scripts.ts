import type { Keys, SetKeys } from '../../keys.ts';
import type { Reply } from '../../redis/reply.ts';
import type { LuaFile } from '../../redis/compose-lua.ts';
import type { Once } from '../../redis/once.ts';
import { defineScript, type DefinedScript, type ScriptArgument } from '../../redis/script.ts';
import type { SetContext } from '../set-context.ts';

const HAS = new URL('../reading/has.lua', import.meta.url);
const EXPIRIES = new URL('../reading/expiries.lua', import.meta.url);

/** The scripts that every strategy without an order has in common. `reader` provides `live_expiries`. */
export function readingScripts(reader: LuaFile) {
  const before = [reader];
  return { has: defineScript(HAS, { before }), expiries: defineScript(EXPIRIES, { before }) };
}

export interface ScriptCall {
  readonly once?: Once | undefined;
  /** The members that the script reads or changes, if it concerns no others. */
  readonly members?: readonly string[] | undefined;
}

/** Makes the function that runs a script of a strategy on a set. `firstArguments` stand before `args`. */
export function scriptRunner(
  keysOf: (set: SetKeys) => string[],
  firstArguments: (keys: Keys, name: string) => ScriptArgument[] = () => [],
) {
  return (
    { session, keys }: Pick<SetContext, 'session' | 'keys'>,
    script: DefinedScript,
    name: string,
    args: readonly ScriptArgument[] = [],
    { once, members }: ScriptCall = {},
  ): Promise<Reply> => {
    const all = [...firstArguments(keys, name), ...args];
    const used = keysOf(keys.set(name));
    return once ? once.run(script, used, all) : session.run(script, used, all, 'text', members);
  };
}
