import type { Reply } from '../../redis/reply.ts';
import type { ExpiresAt } from '../results.ts';

/** The expiry of each member, null for one that is not live, by a script that replies 0 for those. */
export async function readExpiries(
  members: readonly string[],
  read: (chunk: readonly string[]) => Promise<Reply>,
  chunkSize: number,
): Promise<(ExpiresAt | null)[]> {
  const sent: Promise<Reply>[] = [];
  for (let start = 0; start < members.length; start += chunkSize) {
    sent.push(read(members.slice(start, start + chunkSize)));
  }
  const replies = await Promise.all(sent);
  return replies.flatMap((reply) =>
    reply.rest((row) => {
      const expiresAt = row.expiry();
      return expiresAt === 0 ? null : expiresAt;
    }),
  );
}
