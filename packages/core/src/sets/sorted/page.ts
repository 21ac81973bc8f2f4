import type { SetKeys } from '../../keys.ts';
import type { Reply } from '../../redis/reply.ts';
import type { ScriptArgument } from '../../redis/script.ts';
import type { RedisSession } from '../../redis/session.ts';
import { pageArguments, type PageRequest } from '../page-request.ts';
import type { LiveMember, MemberPage } from '../results.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { sortedScripts } from './scripts.ts';

export type ParseValue<Value> = (json: string | null) => Value | null;

export async function readPage<Value>(
  session: RedisSession,
  { meta, members: key, values }: SetKeys,
  request: PageRequest,
  parseValue: ParseValue<Value>,
): Promise<MemberPage<Value>> {
  const args = pageArguments(request, cursorArguments);
  const reply = await session.run(sortedScripts.page, [meta, key, values], args);
  const now = reply.integer();
  const totalCount = reply.integer();
  const startRank = reply.integer();
  const members = reply.rest((row) => {
    const live = readLiveMember(row, now, parseValue);
    return { ...live, cursor: encodeCursor(live) };
  });
  return {
    members,
    startRank,
    hasPrevious: startRank > 0,
    hasNext: startRank + members.length < totalCount,
    totalCount,
    now,
  };
}

/** Reads what `append_members` in members.lua wrote of a member. */
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

/** A cursor as scripts take it. `INVALID_CURSOR`. */
export function cursorArguments(cursor: string, field: string): ScriptArgument[] {
  const { expiresAt, member } = decodeCursor(cursor, field);
  return [expiresAt === Infinity ? '+inf' : String(expiresAt), member];
}
