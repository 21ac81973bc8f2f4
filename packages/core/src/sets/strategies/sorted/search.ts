import type { Keys } from '../../../keys.ts';
import type { Reply } from '../../../redis/reply.ts';
import type { RedisSession } from '../../../redis/session.ts';
import {
  checkFilter,
  checkSearch,
  readSearchStep,
  searchInSteps,
  filterArguments,
  type CheckedFilter,
  type MemberFilter,
  type SearchPage,
  type SearchRequest,
} from '../../reading/search.ts';
import type { LiveMember } from '../../results.ts';
import { readScore } from '../../scored/page.ts';
import { encodeCursor } from './cursor.ts';
import { cursorArguments, readLiveMember, type ParseValue } from './page.ts';
import { runWithChangeLog, sortedScripts } from './scripts.ts';

/** A set and its connection. */
interface At {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly name: string;
}

/**
 * The maximum number of members that one script of `removeMatching` removes: less than half a millisecond of
 * Redis's time.
 */
const REMOVED_A_STEP = 30;

/** Continues a search through the members of a set. */
export function searchSorted<Value>(
  { session, keys, name }: At,
  filter: MemberFilter,
  request: SearchRequest,
  parseValue: ParseValue<Value>,
): Promise<SearchPage<LiveMember<Value>>> {
  const checked = checkFilter(filter);
  checkSearch(request);
  const { meta, members, values } = keys.set(name);
  return searchInSteps(request, async (limit, after) => {
    const args = toArguments(checked, limit, after);
    const reply = await session.run(sortedScripts.search, [meta, members, values], args);
    return readSearchStep(reply, readCursor, (row, now) => readLiveMember(row, now, parseValue));
  });
}

/** Continues a search through the members of a set, and removes the matches. */
export function removeMatching<Value>(
  set: At,
  filter: MemberFilter,
  request: SearchRequest,
  parseValue: ParseValue<Value>,
): Promise<SearchPage<LiveMember<Value>>> {
  const checked = checkFilter(filter);
  checkSearch(request);
  return searchInSteps(request, async (limit, after) => {
    const args = toArguments(checked, Math.min(limit, REMOVED_A_STEP), after);
    const reply = await runWithChangeLog(set, sortedScripts.removeMatching, set.name, args);
    const { scanned, total, ...found } = readSearchStep(reply, readCursor, (row, now) =>
      readLiveMember(row, now, parseValue),
    );
    const removed = found.matches.length;
    return { ...found, scanned: scanned - removed, total: total - removed };
  });
}

function toArguments(filter: CheckedFilter, limit: number, after: string | undefined) {
  return filterArguments(
    filter,
    limit,
    after === undefined ? ['', ''] : cursorArguments(after, 'after'),
  );
}

function readCursor(reply: Reply): string {
  return encodeCursor({ expiresAt: readScore(reply), member: reply.string() });
}
