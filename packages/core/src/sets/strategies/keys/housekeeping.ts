import type { SetContext } from '../../set-context.ts';
import { keysScripts, runOnNames } from './scripts.ts';

/** Names that one script examines at most: half a millisecond of Redis's time. */
export const EXAMINED_AT_ONCE = 70;

interface Cleared {
  readonly now: number;
  /** Of the last entry that is none of the set's any more. */
  readonly clearedId: number;
}

interface Examined {
  readonly removed: number;
  readonly listed: number;
  /** Of the first entry that is left. */
  readonly firstId: number;
}

/** Drops all members; names and keys stay to be examined. */
export async function clearNames(context: SetContext, name: string): Promise<Cleared> {
  const reply = await runOnNames(context, keysScripts.clear, name);
  return { now: reply.integer(), clearedId: reply.integer() };
}

/** Examines the first names of the list. */
export async function examineNames(
  context: SetContext,
  name: string,
  limit: number,
): Promise<Examined> {
  const reply = await runOnNames(context, keysScripts.sweep, name, [limit]);
  return { removed: reply.integer(), listed: reply.integer(), firstId: reply.integer() };
}

/** Drops all members, and frees the names and keys of all but those that are added meanwhile. */
export async function freeNames(context: SetContext, name: string): Promise<void> {
  const { clearedId } = await clearNames(context, name);
  for (let firstId = 0; firstId <= clearedId;) {
    ({ firstId } = await examineNames(context, name, EXAMINED_AT_ONCE));
  }
}
