import type { Keys, SetKeys } from '../../keys.ts';
import type { Reply } from '../../redis/reply.ts';
import { defineScript, type Script, type ScriptArgument } from '../../redis/script.ts';
import type { SetContext } from '../set-context.ts';

export const RESCHEDULED_EXPIRY = new URL('../writing/rescheduled-expiry.lua', import.meta.url);

const HAS = new URL('../reading/has.lua', import.meta.url);
const EXPIRIES = new URL('../reading/expiries.lua', import.meta.url);

/** More fragments for some of the scripts that all strategies without an order have. */
interface MoreFragments {
  readonly add?: readonly URL[];
  readonly remove?: readonly URL[];
  readonly clear?: readonly URL[];
}

/**
 * The scripts that every strategy without an order has, in the folder of the strategy (`import.meta.url`), and
 * a function to define others. The fragments of the strategy stand before each of them.
 */
export function strategyScripts(
  folder: string,
  fragments: readonly URL[],
  { add, remove, clear }: MoreFragments = {},
) {
  const define = (file: string | URL, more: readonly URL[] = []): Script =>
    defineScript(new URL(file, folder), [...fragments, ...more]);
  const shared = {
    add: define('./add.lua', add),
    has: define(HAS),
    expiries: define(EXPIRIES),
    remove: define('./remove.lua', remove),
    scan: define('./scan.lua'),
    clear: define('./clear.lua', clear),
  };
  return { define, shared };
}

/** Makes the function that runs a script of a strategy on a set. `firstArguments` stand before `args`. */
export function scriptRunner(
  keysOf: (set: SetKeys) => string[],
  firstArguments: (keys: Keys, name: string) => ScriptArgument[] = () => [],
) {
  return (
    { session, keys }: Pick<SetContext, 'session' | 'keys'>,
    script: Script,
    name: string,
    args: readonly ScriptArgument[] = [],
  ): Promise<Reply> =>
    session.run(script, keysOf(keys.set(name)), [...firstArguments(keys, name), ...args]);
}
