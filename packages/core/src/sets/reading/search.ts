import { MayflyError } from '../../errors.ts';
import {
  checkInteger,
  checkMoment,
  checkObject,
  checkOptions,
  type OptionNames,
} from '../../input.ts';
import { CONSTRAINTS } from '../../constraints.ts';
import type { Reply } from '../../redis/reply.ts';
import type { ScriptArgument } from '../../redis/script.ts';

/** Which members are meant: those of which all is so that is said. Nothing said: all of them. */
export interface MemberFilter {
  /** At most 1024 bytes of UTF-8, compared byte by byte. */
  readonly prefix?: string | undefined;
  /** Likewise. */
  readonly contains?: string | undefined;
  /** Those that expire at this moment or before it: a Date, or whole epoch ms. */
  readonly expiresBy?: Date | number | undefined;
}

export interface SearchRequest {
  /** After how many matches to stop, 1 to 500; strategies without an order may find some hundred more. */
  readonly first: number;
  /** The `cursor` of the call before. */
  readonly after?: string | undefined;
}

/** What one bounded step of a search has found. */
export interface SearchPage<Match> {
  readonly matches: readonly Match[];
  /** Where to go on: pass it as `after`. Null: everything has been searched. */
  readonly cursor: string | null;
  /** Members that were looked at so far, by this call and those before it. */
  readonly scanned: number;
  /** How many there are to look at; at most so many where the strategy counts no better. */
  readonly total: number;
  readonly now: number;
}

/** Members that one script looks at, fewer if they are long: less than half a millisecond of Redis's time. */
export const READ_A_STEP = 200;

/** Scripts of one call: where nothing matches, a call ends all the same. */
export const STEPS_A_CALL = 50;

/** A filter, checked. */
export interface CheckedFilter {
  readonly prefix: string;
  readonly contains: string;
  readonly expiresBy: number | undefined;
}

/** A fragment: filters members. It belongs behind `PAGE_RANKS`. */
export const FILTER_LUA = new URL('./filter.lua', import.meta.url);

const FILTER: OptionNames<MemberFilter> = { prefix: true, contains: true, expiresBy: true };
const REQUEST: OptionNames<SearchRequest> = { first: true, after: true };

/** `INVALID_OPTION`, `INVALID_MEMBER`, `INVALID_EXPIRY`. */
export function checkFilter(filter: MemberFilter): CheckedFilter {
  const { prefix = '', contains = '', expiresBy } = checkOptions(filter, FILTER, 'filter');
  return {
    prefix: checkText(prefix, 'prefix'),
    contains: checkText(contains, 'contains'),
    expiresBy: expiresBy === undefined ? undefined : checkMoment(expiresBy, 'expiresBy'),
  };
}

/** `INVALID_PAGE`. */
export function checkSearch(request: SearchRequest): number {
  checkObject(request, 'request', 'INVALID_PAGE');
  const { first } = checkOptions(request, REQUEST, 'request');
  return checkInteger(first, 1, CONSTRAINTS.pageMembers, 'INVALID_PAGE', 'first');
}

/** What the scripts that search take, of which `limit` are to be found; `at` is the cursor. */
export function filterArguments(
  { prefix, contains, expiresBy }: CheckedFilter,
  limit: number,
  at: readonly ScriptArgument[],
): ScriptArgument[] {
  return [expiresBy ?? '+inf', limit, READ_A_STEP, ...at, prefix, contains];
}

/** One script's part of a search. */
export interface SearchStep<Match> {
  readonly now: number;
  readonly total: number;
  readonly scanned: number;
  readonly done: boolean;
  /** The last member that was read; none where that is all. */
  readonly cursor: string;
  readonly matches: readonly Match[];
}

/** Reads what the scripts that search reply. */
export function readSearchStep<Match>(
  reply: Reply,
  readCursor: (reply: Reply) => string,
  readMatch: (row: Reply, now: number) => Match,
): SearchStep<Match> {
  const now = reply.integer();
  const total = reply.integer();
  const scanned = reply.integer();
  const done = reply.flag();
  const cursor = readCursor(reply);
  return { now, total, scanned, done, cursor, matches: reply.rest((row) => readMatch(row, now)) };
}

/** Calls a script until enough is found, or all is searched, or it has been called often enough. */
export async function searchInSteps<Match>(
  { first, after }: SearchRequest,
  step: (limit: number, after: string | undefined) => Promise<SearchStep<Match>>,
): Promise<SearchPage<Match>> {
  const matches: Match[] = [];
  let at = after;
  for (let steps = 1; ; steps += 1) {
    const {
      now,
      total,
      scanned,
      done,
      cursor,
      matches: found,
    } = await step(first - matches.length, at);
    matches.push(...found);
    if (done || steps === STEPS_A_CALL || matches.length === first) {
      return { matches, cursor: done ? null : cursor, scanned, total, now };
    }
    at = cursor;
  }
}

function checkText(text: string, field: string): string {
  if (
    typeof text === 'string' &&
    Buffer.byteLength(text) <= CONSTRAINTS.memberBytes &&
    text.isWellFormed()
  ) {
    return text;
  }
  throw new MayflyError(
    'INVALID_MEMBER',
    `${field} is at most ${CONSTRAINTS.memberBytes} bytes of well-formed text in UTF-8`,
    { field },
  );
}
