import { checkInteger } from '../../input.ts';
import { LIMITS } from '../../limits.ts';
import type { Reply } from '../../redis/reply.ts';
import type { ScriptArgument } from '../../redis/script.ts';
import type { ExpiresAt } from '../results.ts';
import type { PageRequest } from '../sorted/page.ts';
import { decodeScoredCursor } from './cursor.ts';

/** A live member as its sorted set has it. */
export interface ScoredRow {
  readonly member: Buffer;
  /** In the unit of the set. */
  readonly score: number;
  readonly expiresAt: ExpiresAt;
}

export interface ScoredPage {
  /** Ascending by score, then by the member's bytes, whichever way the page was asked for. */
  readonly rows: readonly ScoredRow[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** All live members of the set. */
  readonly totalCount: number;
  readonly now: number;
}

/** What `page.lua` takes. `INVALID_PAGE`, `INVALID_CURSOR`. */
export function pageArguments(request: PageRequest): ScriptArgument[] {
  if ('last' in request) {
    const limit = checkInteger(request.last, 1, LIMITS.pageMembers, 'INVALID_PAGE', 'last');
    return ['backward', limit, ...cursorArguments(request.before, 'before')];
  }
  const limit = checkInteger(request.first, 1, LIMITS.pageMembers, 'INVALID_PAGE', 'first');
  return ['forward', limit, ...cursorArguments(request.after, 'after')];
}

/** Reads what `page.lua` replies, in bytes. */
export function readScoredPage(reply: Reply): ScoredPage {
  return {
    now: reply.integer(),
    totalCount: reply.integer(),
    hasPrevious: reply.flag(),
    hasNext: reply.flag(),
    rows: reply.rest(readScoredRow),
  };
}

/** Reads what `append_rows` in scores.lua wrote of a member, in bytes. */
export function readScoredRow(row: Reply): ScoredRow {
  return { member: row.bytes(), score: readScore(row), expiresAt: row.expiry() };
}

/** Reads a score as Redis prints it: infinity is `inf`, which Number does not know. */
export function readScore(row: Reply): number {
  const text = row.string();
  if (text === 'inf') return Infinity;
  return text === '-inf' ? -Infinity : Number(text);
}

function cursorArguments(cursor: string | undefined, field: string): ScriptArgument[] {
  if (cursor === undefined) return ['', ''];
  const { score, member } = decodeScoredCursor(cursor, field);
  return [String(score).replace('Infinity', 'inf'), member];
}
