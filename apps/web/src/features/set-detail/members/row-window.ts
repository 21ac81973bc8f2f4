import { isLive } from '../../../shared/clock/liveness.ts';
import type { MemberWindowQuery } from '../documents.generated.ts';
import { compareMembers, type Member } from './member.ts';

type Page = MemberWindowQuery['expiringSet']['members'];

/** Some rows of a list of up to millions, at one time. */
export interface RowWindow {
  /** Distinguishes successive windows. */
  readonly id: number;
  readonly members: readonly Member[];
  /** The rank of the first row. */
  readonly start: number;
  /** The number of live members of the set at that time. */
  readonly total: number;
  /** The server's time of the query. */
  readonly readAt: number;
  /**
   * The cursor right before the first row: reading from there finds the same rows again, at any rank. Null
   * at the top of the list, where new members must appear.
   */
  readonly before: string | null;
}

/** Where a window starts: at a rank, or after a cursor of an earlier window. */
export type WindowStart = { readonly rank: number } | { readonly after: string };

const USUAL_ROWS = 200;
/** The maximum page of the API, minus the row before. */
const MAX_ROWS = 499;
/** With more expiries per second, a window of the usual size would expire within a poll or two. */
const FAST_A_SECOND = 30;

/** How many rows to load at a time, by the rate at which the last window's rows expire. */
export function rowsToRead(window: RowWindow | undefined): number {
  const last = window?.members.at(-1)?.expiresAt;
  if (window === undefined || last == null) return USUAL_ROWS;
  const seconds = (last - window.readAt) / 1000;
  return window.members.length > FAST_A_SECOND * seconds ? MAX_ROWS : USUAL_ROWS;
}

/** The arguments of the query. Below the top it also requests the row before, for its cursor. */
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

/** Keeps the objects of unchanged members, so that their rows do not render again. */
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

/** Where to load from, so that the rows in view are in the middle; null while enough rows are loaded. */
export function rankToRead(
  { start, members, total }: Pick<RowWindow, 'start' | 'members' | 'total'>,
  { first, last }: RowsInView,
  rows: number,
): number | null {
  const end = start + members.length;
  // On both sides, before the user scrolls there; if members expire fast, before they have expired.
  const margin = rows / 5;
  const enoughBefore = start === 0 || start <= first - margin;
  const enoughAfter = end >= total || end > last + margin;
  if (last < first || (enoughBefore && enoughAfter)) return null;
  return Math.max(0, Math.round((first + last) / 2 - rows / 2));
}

/**
 * Whether a member would be among these rows if it still existed: a member that new ones have pushed beyond
 * the last row is not gone.
 */
export function covers(
  { start, members, total }: Pick<RowWindow, 'start' | 'members' | 'total'>,
  member: Member,
): boolean {
  const last = members.at(-1);
  if (start + members.length >= total || last === undefined) return true;
  return compareMembers(member, last) < 0;
}

/** How many members of a window are known to have gone since. */
export function goneSince({ members, readAt }: RowWindow, now: number): number {
  return members.filter((member) => isLive(member, readAt) && !isLive(member, now)).length;
}
