import type { Reply } from '../../redis/reply.ts';
import type { ScriptArgument } from '../../redis/script.ts';
import { pageArguments, type PageRequest } from '../reading/page-request.ts';
import { readPageSteps } from '../../paging/page-steps.ts';
import type { ExpiresAt } from '../results.ts';
import { decodeScoredCursor, encodeScoredCursor, type ScoredPosition } from './cursor.ts';

/** A live member as its sorted set stores it. */
export interface ScoredRow {
  readonly member: Buffer;
  /** In the unit of the set. */
  readonly score: number;
  readonly expiresAt: ExpiresAt;
}

export interface ScoredPage {
  /** Ascending by score, then by the member's bytes, in both directions. */
  readonly rows: readonly ScoredRow[];
  /** The number of live members before the first of the page. */
  readonly startRank: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The number of all live members. */
  readonly totalCount: number;
  readonly now: number;
}

/** Reads a page with `page.lua`. `run` runs it and returns the reply as bytes. Errors of `pageArguments`. */
export function readScoredPage(
  request: PageRequest,
  run: (args: readonly ScriptArgument[]) => Promise<Reply>,
): Promise<ScoredPage> {
  return readPageSteps(pageArguments(request, scoredCursorArguments), {
    read: async (args) => {
      const reply = await run(args);
      const now = reply.integer();
      const totalCount = reply.integer();
      const startRank = reply.integer();
      return { now, totalCount, startRank, rows: reply.rest(readScoredRow) };
    },
    nameOf: nameOfRow,
    cursorOf: positionArguments,
  });
}

/** Different bytes give different text. */
export function nameOfRow({ member }: ScoredRow): string {
  return member.toString('latin1');
}

/** Reads the position that a searching script reached. */
export function readScoredCursor(reply: Reply): string {
  return encodeScoredCursor({ score: readScore(reply), member: reply.bytes() });
}

/** Reads what `append_rows` in scores.lua wrote for a member, in bytes. */
export function readScoredRow(row: Reply): ScoredRow {
  return { member: row.bytes(), score: readScore(row), expiresAt: row.expiry() };
}

/** Reads a score as Redis prints it. Redis prints infinity as `inf`, which Number does not parse. */
export function readScore(row: Reply): number {
  const text = row.string();
  if (text === 'inf') return Infinity;
  return text === '-inf' ? -Infinity : Number(text);
}

/** A cursor as script arguments. `INVALID_CURSOR`. */
export function scoredCursorArguments(cursor: string, field: string): ScriptArgument[] {
  return positionArguments(decodeScoredCursor(cursor, field));
}

function positionArguments({ score, member }: ScoredPosition): ScriptArgument[] {
  return [String(score).replace('Infinity', 'inf'), member];
}
