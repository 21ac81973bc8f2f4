import { MayflyError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { defineScript } from '../../redis/script.ts';
import type { RedisSession } from '../../redis/session.ts';

/** The maximum number of live blocks in a set. Each costs one lookup for every member that is searched. */
export const MAX_BLOCKS = 128;

const script = defineScript(new URL('./set-default-ttl.lua', import.meta.url));

/** Changes the default time to live of a set, and returns its strategy. */
export async function setDefaultTtl(
  session: RedisSession,
  keys: Keys,
  name: string,
  defaultTtlMs: number,
): Promise<{ readonly strategy: string; readonly formerTtlMs: number }> {
  const reply = await session.run(script, [keys.set(name).meta], [defaultTtlMs, MAX_BLOCKS]);
  const strategy = reply.string();
  const formerTtlMs = reply.integer();
  if (formerTtlMs !== -1) return { strategy, formerTtlMs };
  throw new MayflyError('INVALID_TTL', 'defaultTtlMs must not exceed 127 blocks of the set', {
    field: 'defaultTtlMs',
  });
}
