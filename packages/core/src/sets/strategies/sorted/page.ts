import type { SetKeys } from '../../../keys.ts';
import type { Reply } from '../../../redis/reply.ts';
import type { ScriptArgument } from '../../../redis/script.ts';
import type { RedisSession } from '../../../redis/session.ts';
import { pageArguments, type PageRequest } from '../../reading/page-request.ts';
import { readPageSteps } from '../../../paging/page-steps.ts';
import type { LiveMember, MemberPage } from '../../results.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import { sortedScripts } from './scripts.ts';

export type ParseValue<Value> = (json: string | null) => Value | null;

export async function readPage<Value>(
  session: RedisSession,
  { meta, members: key, values }: SetKeys,
  request: PageRequest,
  parseValue: ParseValue<Value>,
): Promise<MemberPage<Value>> {
  const { rows, ...page } = await readPageSteps(pageArguments(request, cursorArguments), {
    read: async (args) => {
      const reply = await session.run(sortedScripts.page, [meta, key, values], args);
      const now = reply.integer();
      const totalCount = reply.integer();
      const startRank = reply.integer();
      const scored = reply.packedList();
      const stored = reply.packedList();
      const rows = scored.rest((row) => {
        const member = row.string();
        const score = row.string();
        const expiresAt = score === 'inf' ? Infinity : Number(score);
        const value = parseValue(stored.done ? null : stored.string() || null);
        return { member, value, expiresAt, remainingMs: expiresAt - now };
      });
      return { now, totalCount, startRank, rows };
    },
    nameOf: ({ member }) => member,
    cursorOf: positionArguments,
  });
  const members = rows.map(({ member, value, expiresAt }) => ({
    member,
    value,
    expiresAt,
    remainingMs: expiresAt - page.now,
    cursor: encodeCursor({ expiresAt, member }),
  }));
  return { members, ...page };
}

/** Reads what `append_members` in members.lua wrote for a member. */
export function readLiveMember<Value>(
  row: Reply,
  now: number,
  parseValue: ParseValue<Value>,
): LiveMember<Value> {
  const member = row.string();
  const expiresAt = row.expiry();
  const value = parseValue(row.stringOrNull());
  return { member, value, expiresAt, remainingMs: expiresAt - now };
}

/** A cursor as script arguments. `INVALID_CURSOR`. */
export function cursorArguments(cursor: string, field: string): ScriptArgument[] {
  return positionArguments(decodeCursor(cursor, field));
}

function positionArguments({ expiresAt, member }: Position): ScriptArgument[] {
  return [expiresAt === Infinity ? '+inf' : String(expiresAt), member];
}
