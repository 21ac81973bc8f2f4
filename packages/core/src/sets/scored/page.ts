import type { Reply } from '../../redis/reply.ts';
import type { ScriptArgument } from '../../redis/script.ts';
import type { ExpiresAt } from '../results.ts';
import { decodeScoredCursor, encodeScoredCursor } from './cursor.ts';

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
  /** Live members before the first of the page. */
  readonly startRank: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** All live members of the set. */
  readonly totalCount: number;
  readonly now: number;
}

/** Reads what `page.lua` replies, in bytes. */
export function readScoredPage(reply: Reply): ScoredPage {
  const now = reply.integer();
  const totalCount = reply.integer();
  const startRank = reply.integer();
  const rows = reply.rest(readScoredRow);
  return {
    rows,
    startRank,
    hasPrevious: startRank > 0,
    hasNext: startRank + rows.length < totalCount,
    totalCount,
    now,
  };
}

/** Reads the position that the scripts which search have reached. */
export function readScoredCursor(reply: Reply): string {
  return encodeScoredCursor({ score: readScore(reply), member: reply.bytes() });
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

/** A cursor as scripts take it. `INVALID_CURSOR`. */
export function scoredCursorArguments(cursor: string, field: string): ScriptArgument[] {
  const { score, member } = decodeScoredCursor(cursor, field);
  return [String(score).replace('Infinity', 'inf'), member];
}
