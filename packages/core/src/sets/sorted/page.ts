import type { SetKeys } from '../../keys.ts';
import { LIMITS } from '../../limits.ts';
import type { RedisSession } from '../../redis/session.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { checkInteger } from '../../input.ts';
import type { MemberPage } from '../results.ts';
import { sortedScripts } from './scripts.ts';

/**
 * `first` pages forward, from the soonest to expire or from `after`; `last` pages backward, from the
 * last to expire or from `before`. 1 to 500 members.
 */
export type PageRequest =
  | { readonly first: number; readonly after?: string | undefined }
  | { readonly last: number; readonly before?: string | undefined };

export async function readPage<Value>(
  session: RedisSession,
  { meta, members, values }: SetKeys,
  request: PageRequest,
  parseValue: (json: string | null) => Value | null,
): Promise<MemberPage<Value>> {
  const reply = await session.run(
    sortedScripts.page,
    [meta, members, values],
    toArguments(request),
  );
  const now = reply.integer();
  return {
    now,
    totalCount: reply.integer(),
    hasPrevious: reply.flag(),
    hasNext: reply.flag(),
    members: reply.rest((row) => {
      const member = row.string();
      const expiresAt = row.expiry();
      return {
        member,
        expiresAt,
        remainingMs: expiresAt - now,
        value: parseValue(row.stringOrNull()),
        cursor: encodeCursor({ expiresAt, member }),
      };
    }),
  };
}

function toArguments(request: PageRequest): (string | number)[] {
  if ('last' in request) {
    const limit = checkInteger(request.last, 1, LIMITS.pageMembers, 'INVALID_PAGE', 'last');
    return ['backward', limit, ...cursorArguments(request.before, 'before')];
  }
  const limit = checkInteger(request.first, 1, LIMITS.pageMembers, 'INVALID_PAGE', 'first');
  return ['forward', limit, ...cursorArguments(request.after, 'after')];
}

function cursorArguments(cursor: string | undefined, field: string): [string, string] {
  if (cursor === undefined) return ['', ''];
  const { expiresAt, member } = decodeCursor(cursor, field);
  return [expiresAt === Infinity ? '+inf' : String(expiresAt), member];
}
