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

/** Selects the members that match all given conditions. Without conditions, all members match. */
export interface MemberFilter {
  /** At most 1024 bytes of UTF-8, compared byte by byte. */
  readonly prefix?: string | undefined;
  /** At most 1024 bytes of UTF-8, compared byte by byte. */
  readonly contains?: string | undefined;
  /** The latest expiry: a Date, or whole epoch ms. */
  readonly expiresBy?: Date | number | undefined;
}

export interface SearchRequest {
  /**
   * The number of matches after which to stop, 1 to 500. Strategies without an order can return some hundred more.
   */
  readonly first: number;
  /** The `cursor` of the previous call. */
  readonly after?: string | undefined;
}

/** The result of one bounded step of a search. */
export interface SearchPage<Match> {
  readonly matches: readonly Match[];
  /** Pass it as `after` to continue. Null at the end of the search. */
  readonly cursor: string | null;
  /** The number of members read by this call and the calls before it. */
  readonly scanned: number;
  /** The number of members to search; an upper bound if the strategy has no exact count. */
  readonly total: number;
  readonly now: number;
}

/**
 * The maximum number of members that one script reads, fewer if they are long: less than half a millisecond of
 * Redis's time.
 */
export const READ_A_STEP = 150;

/** The maximum number of scripts per call. It bounds a call that finds no match. */
export const MAX_STEPS = 50;

/** A checked filter. */
export interface CheckedFilter {
  readonly prefix: string;
  readonly contains: string;
  readonly expiresBy: number | undefined;
}

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

/** The arguments of the scripts that search. `limit` is the maximum number of matches, `at` the cursor. */
export function filterArguments(
  { prefix, contains, expiresBy }: CheckedFilter,
  limit: number,
  at: readonly ScriptArgument[],
): ScriptArgument[] {
  return [expiresBy ?? '+inf', limit, READ_A_STEP, ...at, prefix, contains];
}

/** The part of a search that one script did. */
export interface SearchStep<Match> {
  readonly now: number;
  readonly total: number;
  readonly scanned: number;
  readonly done: boolean;
  /** The position of the last member that was read; '' if none was read. */
  readonly cursor: string;
  readonly matches: readonly Match[];
}

/** Reads the replies of the scripts that search. */
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

/** Runs a script until it finds enough matches, reaches the end, or has run `MAX_STEPS` times. */
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
    if (done || steps === MAX_STEPS || matches.length === first) {
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
    `${field} must be well-formed text, at most ${CONSTRAINTS.memberBytes} bytes in UTF-8`,
    { field },
  );
}
