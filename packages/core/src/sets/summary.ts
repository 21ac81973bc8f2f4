import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import type { SetSummary } from './results.ts';
import { scripts } from './scripts.ts';

/** What a list shows of a set, or null if there is no such set. */
export async function readSummary(
  session: RedisSession,
  keys: Keys,
  name: string,
): Promise<SetSummary | null> {
  const { meta, members } = keys.set(name);
  const reply = await session.run(scripts.summary, [meta, members], []);
  if (reply.done) return null;
  return {
    name,
    now: reply.integer(),
    defaultTtlMs: reply.integer(),
    createdAt: reply.integer(),
    count: reply.integer(),
    nextExpiresAt: reply.expiry(),
  };
}
