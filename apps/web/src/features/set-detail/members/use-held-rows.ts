import { useMemo, useState } from 'react';
import { countChanges } from './row-changes.ts';
import type { Member } from './member.ts';
import { covers } from './row-window.ts';

/** The rows of a member list. */
export interface MemberRows {
  /** Identifies the list: a new id releases the held rows. */
  readonly id: number;
  readonly members: readonly Member[];
  /** The rank of the first row. */
  readonly start: number;
  readonly total: number;
}

export interface HeldRows extends MemberRows {
  /** Names of shown rows that have expired or moved. */
  readonly gone: ReadonlySet<string>;
  /** By how many rows the list differs from the current one. */
  readonly changedCount: number;
  /** Shows the current list, held or not. */
  readonly refresh: () => void;
}

const NONE: ReadonlySet<string> = new Set();
const namesOf = (members: readonly Member[]) => members.map(({ member }) => member);

/**
 * While the user works with the rows, no row moves: expired rows stay as shadows, new ones wait. The data
 * of the members, such as a new expiry, updates immediately.
 */
export function useHeldRows(
  current: MemberRows,
  held: boolean,
  expiries: ReadonlyMap<string, number | null>,
): HeldRows {
  const [kept, setKept] = useState<MemberRows | null>(null);
  const keep = held ? (kept?.id === current.id ? kept : current) : null;
  // A held list starts with the current rows, before it renders.
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
      // Extended beyond the loaded rows: no query has it, but the mutation's result does.
      const expiresAt = expiries.get(member.member);
      if (expiresAt !== undefined) return { ...member, expiresAt };
      if (covers(current, member)) gone.add(member.member);
      return member;
    });
    const comparable = keep.members.filter(({ member }) => byName.has(member) || gone.has(member));
    const changedCount = countChanges(namesOf(comparable), namesOf(current.members));
    return { ...keep, members, gone, changedCount, refresh };
    // `refresh` belongs to this render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keep, current, expiries, held]);
}
