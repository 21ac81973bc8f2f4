import { MayflyError } from '../../errors.ts';
import type { Expiring } from '../expiring-set.ts';
import {
  checkFilter,
  checkSearch,
  STEPS_A_CALL,
  type CheckedFilter,
  type MemberFilter,
  type SearchPage,
  type SearchRequest,
} from './search.ts';

/** The live members of a part of a set that has no order by expiry, as one script has read them. */
export interface ScanBatch<Member> {
  /** Some hundreds, or none. */
  readonly members: readonly Member[];
  /** Where to go on: pass it as `after`. Null: that was all. */
  readonly cursor: string | null;
  readonly now: number;
}

/** A set without an order by expiry. */
interface ScannedSet<Member> {
  scan(after: string | undefined): Promise<ScanBatch<Member>>;
  count(): Promise<number>;
}

/** All members, batch by batch. */
export async function* scanMembers<Member>(set: ScannedSet<Member>): AsyncGenerator<Member> {
  let after: string | undefined;
  do {
    const { members, cursor } = await set.scan(after);
    yield* members;
    after = cursor ?? undefined;
  } while (after !== undefined);
}

/** The opaque text form of where a script goes on, which are whole numbers. */
export function encodeScanCursor(position: readonly (number | string)[]): string {
  return Buffer.from(position.join(' ')).toString('base64url');
}

/** So many whole numbers; `start` without a cursor. `INVALID_CURSOR` for what was not made of as many. */
export function decodeScanCursor(
  cursor: string | undefined,
  start: readonly string[],
): readonly string[] {
  if (cursor === undefined) return start;
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const position = text.split(' ');
  const isPosition = position.length === start.length && position.every(isCursorPart);
  if (isPosition && encodeScanCursor(position) === cursor) return position;
  throw new MayflyError('INVALID_CURSOR', 'after is not a cursor that Mayfly gave out', {
    field: 'after',
  });
}

/** Cursors of Redis's own have 64 bits. */
const LARGEST_PART = 2n ** 64n - 1n;

function isCursorPart(part: string): boolean {
  return /^[0-9]{1,20}$/.test(part) && BigInt(part) <= LARGEST_PART;
}

/** Where a search through stretches has come: a batch, and how many members were in those before it. */
interface Reached {
  readonly batch: string | undefined;
  readonly scanned: number;
}

/**
 * Searches a set without an order, in up to 50 steps, until `first` matches are found. As a stretch is never
 * cut, which no cursor could go on within while members come and go, that may be some hundred more. A match
 * may come twice where the set's iteration hands a member out twice. `total` is what `count` says.
 */
export async function searchBatches<Member extends Expiring<string>>(
  set: ScannedSet<Member>,
  filter: MemberFilter,
  request: SearchRequest,
): Promise<SearchPage<Member>> {
  const checked = checkFilter(filter);
  const first = checkSearch(request);
  let { batch, scanned } = decodeReached(request.after);
  const matches: Member[] = [];
  for (let steps = 1; ; steps += 1) {
    const { members, cursor, now } = await set.scan(batch);
    matches.push(...members.filter((each) => isMatch(each, checked)));
    scanned += members.length;
    batch = cursor ?? undefined;
    if (cursor === null || matches.length >= first || steps === STEPS_A_CALL) {
      const total = Math.max(scanned, await set.count());
      const after = cursor === null ? null : encodeReached({ batch, scanned });
      return { matches, cursor: after, scanned, total, now };
    }
  }
}

function isMatch(
  { member, expiresAt }: Expiring<string>,
  { prefix, contains, expiresBy = Infinity }: CheckedFilter,
): boolean {
  return member.startsWith(prefix) && member.includes(contains) && expiresAt <= expiresBy;
}

function encodeReached({ batch = '', scanned }: Reached): string {
  return Buffer.from(`${scanned} ${batch}`).toString('base64url');
}

function decodeReached(cursor: string | undefined): Reached {
  if (cursor === undefined) return { batch: undefined, scanned: 0 };
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const [, scanned, batch] = /^([0-9]{1,15}) ([\w-]+)$/.exec(text) ?? [];
  if (batch !== undefined) {
    const reached = { batch, scanned: Number(scanned) };
    if (encodeReached(reached) === cursor) return reached;
  }
  throw new MayflyError('INVALID_CURSOR', 'after is not a cursor that Mayfly gave out', {
    field: 'after',
  });
}
