import { checkMembers } from '../../input.ts';
import type { Reply } from '../../redis/reply.ts';
import type { ExpiresAt } from '../results.ts';

/** Members of which one script reads the expiries: half a millisecond of Redis's time at most. */
const PIECE = 64;

/**
 * The expiry of each of 1 to 1000 members, null for one that is not live, by a script that replies 0 for
 * those. `INVALID_BATCH`, `INVALID_MEMBER`.
 */
export async function readExpiries(
  members: readonly string[],
  read: (piece: readonly string[]) => Promise<Reply>,
  atOnce: number = PIECE,
): Promise<(ExpiresAt | null)[]> {
  const checked = checkMembers(members, 'members');
  const sent: Promise<Reply>[] = [];
  for (let start = 0; start < checked.length; start += atOnce) {
    sent.push(read(checked.slice(start, start + atOnce)));
  }
  const replies = await Promise.all(sent);
  return replies.flatMap((reply) =>
    reply.rest((row) => {
      const expiresAt = row.expiry();
      return expiresAt === 0 ? null : expiresAt;
    }),
  );
}
