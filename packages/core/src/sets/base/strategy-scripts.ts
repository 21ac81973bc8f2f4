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
    once?: Once,
  ): Promise<Reply> => {
    const all = [...firstArguments(keys, name), ...args];
    return (once ?? session).run(script, keysOf(keys.set(name)), all);
  };
}
