import { MayflyError } from '../../errors.ts';
import type { Expiring } from '../expiring-set.ts';
import {
  checkFilter,
  checkSearch,
  MAX_STEPS,
  type CheckedFilter,
  type MemberFilter,
  type SearchPage,
  type SearchRequest,
} from './search.ts';

/** The live members in a part of a set without an order by expiry, from one script. */
export interface ScanBatch<Member> {
  /** Up to some hundreds; can be empty. */
  readonly members: readonly Member[];
  /** Pass it as `after` to continue. Null at the end. */
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

/** The opaque text form of the position at which a script continues: whole numbers. */
export function encodeScanCursor(position: readonly (number | string)[]): string {
  return Buffer.from(position.join(' ')).toString('base64url');
}

/** As many whole numbers as `start` has, which is the default. `INVALID_CURSOR`. */
export function decodeScanCursor(
  cursor: string | undefined,
  start: readonly string[],
): readonly string[] {
  if (cursor === undefined) return start;
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const position = text.split(' ');
  const isPosition = position.length === start.length && position.every(isCursorPart);
  if (isPosition && encodeScanCursor(position) === cursor) return position;
  throw new MayflyError('INVALID_CURSOR', 'after must be a cursor from an earlier call', {
    field: 'after',
  });
}

/** The cursors of Redis have 64 bits. */
const LARGEST_PART = 2n ** 64n - 1n;

function isCursorPart(part: string): boolean {
  return /^[0-9]{1,20}$/.test(part) && BigInt(part) <= LARGEST_PART;
}

/** The progress of a search: the next batch, and the number of members in the batches before it. */
interface Progress {
  readonly batch: string | undefined;
  readonly scanned: number;
}

/**
 * Searches a set without an order, in up to 50 steps of some hundred members: until it finds `first` matches, or
 * the steps are used. No batch is cut, because no cursor can continue inside one while members change; so a call
 * can return some hundred more matches than `first`. A call can also return no match although the search has not
 * ended; to cancel a search, do not continue it. A match can occur twice if the iteration of the set returns a
 * member twice. `total` is the result of `count`. `INVALID_MEMBER`, `INVALID_EXPIRY`, `INVALID_PAGE`,
 * `INVALID_CURSOR`.
 */
export async function searchBatches<Member extends Expiring<string>>(
  set: ScannedSet<Member>,
  filter: MemberFilter,
  request: SearchRequest,
): Promise<SearchPage<Member>> {
  const checked = checkFilter(filter);
  const first = checkSearch(request);
  let { batch, scanned } = decodeProgress(request.after);
  const matches: Member[] = [];
  for (let steps = 1; ; steps += 1) {
    const { members, cursor, now } = await set.scan(batch);
    matches.push(...members.filter((each) => isMatch(each, checked)));
    scanned += members.length;
    batch = cursor ?? undefined;
    if (cursor === null || matches.length >= first || steps === MAX_STEPS) {
      const total = Math.max(scanned, await set.count());
      const after = cursor === null ? null : encodeProgress({ batch, scanned });
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

function encodeProgress({ batch = '', scanned }: Progress): string {
  return Buffer.from(`${scanned} ${batch}`).toString('base64url');
}

function decodeProgress(cursor: string | undefined): Progress {
  if (cursor === undefined) return { batch: undefined, scanned: 0 };
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const [, scanned, batch] = /^([0-9]{1,15}) ([\w-]+)$/.exec(text) ?? [];
  if (batch !== undefined) {
    const reached = { batch, scanned: Number(scanned) };
    if (encodeProgress(reached) === cursor) return reached;
  }
  throw new MayflyError('INVALID_CURSOR', 'after must be a cursor from an earlier call', {
    field: 'after',
  });
}
