import { MayflyError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { defineScript } from '../../redis/script.ts';
import type { RedisSession } from '../../redis/session.ts';

/** Live blocks that a set of blocks can have: each costs a look-up for every member that is asked for. */
export const MOST_BLOCKS = 128;

const script = defineScript(new URL('./set-default-ttl.lua', import.meta.url));

/** Changes the default time to live of a set, and tells its strategy. */
export async function setDefaultTtl(
  session: RedisSession,
  keys: Keys,
  name: string,
  defaultTtlMs: number,
): Promise<{ readonly strategy: string; readonly formerTtlMs: number }> {
  const reply = await session.run(script, [keys.set(name).meta], [defaultTtlMs, MOST_BLOCKS]);
  const strategy = reply.string();
  const formerTtlMs = reply.integer();
  if (formerTtlMs !== -1) return { strategy, formerTtlMs };
  throw new MayflyError('INVALID_TTL', 'defaultTtlMs is at most 127 blocks of the set', {
    field: 'defaultTtlMs',
  });
}
