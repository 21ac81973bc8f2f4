import { checkMembers } from '../../input.ts';
import type { SetKeys } from '../../keys.ts';
import { defineScript } from '../../redis/script.ts';
import type { RedisSession } from '../../redis/session.ts';
import type { ExpiresAt } from '../results.ts';

const expiriesScript = defineScript(new URL('./expiries.lua', import.meta.url), 2);

/** The expiry of each of 1 to 1000 members, null for one that is not live, all of one moment. */
export async function readExpiries(
  session: RedisSession,
  { meta, members: key }: SetKeys,
  members: readonly string[],
): Promise<(ExpiresAt | null)[]> {
  const reply = await session.run(expiriesScript, [meta, key], checkMembers(members, 'members'));
  return reply.rest((row) => {
    const expiresAt = row.expiry();
    return expiresAt === 0 ? null : expiresAt;
  });
}
