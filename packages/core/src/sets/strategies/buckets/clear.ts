import { randomBytes } from 'node:crypto';
import type { SetContext } from '../../set-context.ts';
import { bucketsScripts, runOnBlocks } from './scripts.ts';

/**
 * Partitions that one UNLINK takes. Another thread of Redis frees their memory, but for those of up to
 * 64 members, which are freed at once.
 */
const CHUNK = 64;

/** What the keys of a set's partitions have in common until the set is cleared: unlike any before it. */
export function newEpoch(): string {
  return randomBytes(6).toString('base64url');
}

/**
 * Drops all members, and then frees their memory. What a client that dies before the end has left
 * goes with its time to live; nobody can read it.
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
