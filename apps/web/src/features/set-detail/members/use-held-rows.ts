import { useMemo, useState } from 'react';
import { countChanges } from './row-changes.ts';
import type { Member } from './member.ts';
import { covers } from './row-window.ts';

/** Rows of a list of members as they would be shown. */
export interface MemberRows {
  /** Another one means that other rows are wanted: what was held is let go. */
  readonly id: number;
  readonly members: readonly Member[];
  /** The rank of the first of them. */
  readonly start: number;
  readonly total: number;
}

export interface HeldRows extends MemberRows {
  /** Of those shown: names that have expired, or went elsewhere. */
  readonly gone: ReadonlySet<string>;
  /** By how many rows it would be another list if it were not held. */
  readonly changedCount: number;
  /** Shows the list as it is now, held or not. */
  readonly refresh: () => void;
}

const NONE: ReadonlySet<string> = new Set();
const namesOf = (members: readonly Member[]) => members.map(({ member }) => member);

/**
 * While somebody works with the rows, no row moves: what has gone stays as a shadow, newcomers wait. What
 * is known of the members themselves, as their new expiry, is shown at once.
 */
export function useHeldRows(
  current: MemberRows,
  held: boolean,
  told: ReadonlyMap<string, number | null>,
): HeldRows {
  const [kept, setKept] = useState<MemberRows | null>(null);
  const keep = held ? (kept?.id === current.id ? kept : current) : null;
  // A held list begins as the one that is there, before it is drawn.
  if (keep !== kept) setKept(keep);
  const refresh = () => setKept(held ? current : null);

  return useMemo(() => {
    if (keep === null || keep === current) {
      return { ...current, gone: NONE, changedCount: 0, refresh };
    }
    const byName = new Map(current.members.map((member) => [member.member, member]));
    const gone = new Set<string>();
    const members = keep.members.map((member) => {
      const now = byName.get(member.member);
      if (now !== undefined) return now;
      // Extended beyond what was read: no reading tells of it, but the answer did.
      const expiresAt = told.get(member.member);
      if (expiresAt !== undefined) return { ...member, expiresAt };
      if (covers(current, member)) gone.add(member.member);
      return member;
    });
    const comparable = keep.members.filter(({ member }) => byName.has(member) || gone.has(member));
    const changedCount = countChanges(namesOf(comparable), namesOf(current.members));
    return { ...keep, members, gone, changedCount, refresh };
    // `refresh` is of this very rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keep, current, told, held]);
}
