import { isLive } from '../../../shared/clock/liveness.ts';
import type { MemberWindowQuery } from '../documents.generated.ts';
import { compareMembers, type Member } from './member.ts';

type Page = MemberWindowQuery['expiringSet']['members'];

/** Some rows of a list that may have millions, as they were at one moment. */
export interface RowWindow {
  /** Tells windows that were asked for one after the other apart. */
  readonly id: number;
  readonly members: readonly Member[];
  /** The rank of the first of them. */
  readonly start: number;
  /** All live members of the set at that moment. */
  readonly total: number;
  /** The server's time when it was read. */
  readonly readAt: number;
  /**
   * The place right before the first row: reading on from there finds the same rows again, wherever
   * they are by then. Null at the top of the list, where newcomers are wanted.
   */
  readonly before: string | null;
}

/** Where a window begins: at a rank, or right after a place that an earlier reading told. */
export type WindowStart = { readonly rank: number } | { readonly after: string };

const USUAL_ROWS = 200;
/** The most that the API gives at once, but for the row before. */
const MOST_ROWS = 499;
/** Above this many expiries a second, a window of the usual size is gone before the next poll or two. */
const FAST_A_SECOND = 30;

/** How many rows to read at once, by how fast those of the window before were to expire. */
export function rowsToRead(window: RowWindow | undefined): number {
  const last = window?.members.at(-1)?.expiresAt;
  if (window === undefined || last == null) return USUAL_ROWS;
  const seconds = (last - window.readAt) / 1000;
  return window.members.length > FAST_A_SECOND * seconds ? MOST_ROWS : USUAL_ROWS;
}

/** The arguments of the query. Beyond the top it asks for the row before as well, for its place. */
export function windowArguments(start: WindowStart, rows: number) {
  if ('after' in start) return { first: rows, after: start.after };
  return start.rank === 0 ? { first: rows } : { first: rows + 1, fromRank: start.rank - 1 };
}

const toMember = ({ member, value, expiresAt }: Page['edges'][number]['node']): Member => ({
  member,
  value,
  expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
});

export function readWindow(page: Page, id: number, start: WindowStart): RowWindow {
  const members = page.edges.map(({ node }) => toMember(node));
  const common = { id, total: page.totalCount, readAt: Date.parse(page.now) };
  if ('after' in start) return { ...common, members, start: page.startRank, before: start.after };
  if (start.rank === 0) return { ...common, members, start: 0, before: null };
  return {
    ...common,
    members: members.slice(1),
    start: page.startRank + 1,
    before: page.pageInfo.startCursor,
  };
}

const sameValue = (a: unknown, b: unknown) =>
  a === b ||
  (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** The same objects for members that are as they were: a row whose member is the same is not rendered. */
export function reuseMembers(
  known: readonly Member[],
  members: readonly Member[],
): readonly Member[] {
  const byName = new Map(known.map((member) => [member.member, member]));
  return members.map((member) => {
    const old = byName.get(member.member);
    const same =
      old !== undefined && old.expiresAt === member.expiresAt && sameValue(old.value, member.value);
    return same ? old : member;
  });
}

interface RowsInView {
  readonly first: number;
  readonly last: number;
}

/** Where to read from, so that what is in view lies in the middle; null while there is enough. */
export function rankToRead(
  { start, members, total }: Pick<RowWindow, 'start' | 'members' | 'total'>,
  { first, last }: RowsInView,
  rows: number,
): number | null {
  const end = start + members.length;
  // On either side, before one gets there; and where members expire fast, before those have gone.
  const margin = rows / 5;
  const enoughBefore = start === 0 || start <= first - margin;
  const enoughAfter = end >= total || end > last + margin;
  if (last < first || (enoughBefore && enoughAfter)) return null;
  return Math.max(0, Math.round((first + last) / 2 - rows / 2));
}

/**
 * Whether a member would be among these rows if it were still there: what newcomers have pushed beyond the
 * last of them is not gone.
 */
export function covers(
  { start, members, total }: Pick<RowWindow, 'start' | 'members' | 'total'>,
  member: Member,
): boolean {
  const last = members.at(-1);
  if (start + members.length >= total || last === undefined) return true;
  return compareMembers(member, last) < 0;
}

/** How many of the members that a window counted have gone since, as far as is known. */
export function goneSince({ members, readAt }: RowWindow, now: number): number {
  return members.filter((member) => isLive(member, readAt) && !isLive(member, now)).length;
}
