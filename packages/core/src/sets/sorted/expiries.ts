import { MayflyError } from '../../errors.ts';
import { checkMember } from '../../input.ts';
import type { SetKeys } from '../../keys.ts';
import { LIMITS } from '../../limits.ts';
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
  if (members.length < 1 || members.length > LIMITS.batchMembers) {
    throw new MayflyError('INVALID_BATCH', `members are 1 to ${LIMITS.batchMembers}`, {
      field: 'members',
    });
  }
  const checked = members.map((member, index) => checkMember(member, `members[${index}]`));
  const reply = await session.run(expiriesScript, [meta, key], checked);
  return reply.rest((row) => {
    const expiresAt = row.expiry();
    return expiresAt === 0 ? null : expiresAt;
  });
}
