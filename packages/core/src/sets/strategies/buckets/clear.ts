import { randomBytes } from 'node:crypto';
import type { SetContext } from '../../set-context.ts';
import { bucketsScripts, runOnBlocks } from './scripts.ts';

/**
 * The number of partitions that one UNLINK takes. Another thread of Redis frees the partitions of more than 64
 * members.
 */
const CHUNK = 64;

/** The random common part of the keys of a set's partitions, until the set is cleared. */
export function newEpoch(): string {
  return randomBytes(6).toString('base64url');
}

/**
 * Removes all members, then frees their memory. If the client dies before the end, the rest expires, and no client
 * can read it.
 */
export async function clearBlocks(
  context: SetContext,
  name: string,
): Promise<{ readonly now: number }> {
  const reply = await runOnBlocks(context, bucketsScripts.clear, name, [newEpoch()]);
  const now = reply.integer();
  const epoch = reply.string();
  const partitions = reply.integer();
  const ends = reply.rest((row) => row.integer());
  const { blockPrefix } = context.keys.set(name);
  for (const end of ends) {
    for (let start = 0; start < partitions; start += CHUNK) {
      const count = Math.min(CHUNK, partitions - start);
      const keys = Array.from(
        { length: count },
        (_, i) => `${blockPrefix}${epoch}:${end}:${start + i}`,
      );
      await context.session.command((redis) => redis.unlink(...keys));
    }
  }
  return { now };
}
