import { randomBytes } from 'node:crypto';
import type { SetContext } from '../set-context.ts';
import { bucketsScripts, runOnBlocks } from './scripts.ts';

/** Partitions that one UNLINK takes, whose memory another thread of Redis frees. */
const CHUNK = 250;

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
  const all = ends.flatMap((end) =>
    Array.from({ length: partitions }, (_, n) => `${blockPrefix}${epoch}:${end}:${n}`),
  );
  for (let start = 0; start < all.length; start += CHUNK) {
    const chunk = all.slice(start, start + CHUNK);
    await context.session.command((redis) => redis.unlink(...chunk));
  }
  return { now };
}
