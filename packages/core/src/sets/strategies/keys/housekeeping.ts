import type { SetContext } from '../../set-context.ts';
import { keysScripts, runOnNames } from './scripts.ts';

/** The maximum number of names that one script checks: half a millisecond of Redis's time. */
export const EXAMINED_AT_ONCE = 70;

interface Cleared {
  readonly now: number;
  /** The id of the last entry that does not belong to the set any more. */
  readonly clearedId: number;
}

interface Examined {
  readonly removed: number;
  readonly listed: number;
  /** The id of the first remaining entry. */
  readonly firstId: number;
}

/** Removes all members. Their names and keys stay until they are checked. */
export async function clearNames(context: SetContext, name: string): Promise<Cleared> {
  const reply = await runOnNames(context, keysScripts.clear, name);
  return { now: reply.integer(), clearedId: reply.integer() };
}

/** Checks the first names of the list. */
export async function examineNames(
  context: SetContext,
  name: string,
  limit: number,
): Promise<Examined> {
  const reply = await runOnNames(context, keysScripts.sweep, name, [limit]);
  return { removed: reply.integer(), listed: reply.integer(), firstId: reply.integer() };
}

/** Removes all members, and frees all names and keys except those that are added meanwhile. */
export async function freeNames(context: SetContext, name: string): Promise<void> {
  const { clearedId } = await clearNames(context, name);
  for (let firstId = 0; firstId <= clearedId;) {
    ({ firstId } = await examineNames(context, name, EXAMINED_AT_ONCE));
  }
}
