import { useCallback, useMemo, useState } from 'react';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { isLive } from '../../../shared/clock/liveness.ts';
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

/** The shown rows. Their ranks and their total include the rows that are gone. */
export interface HeldRows extends MemberRows {
  /** Names of shown rows that have expired or moved. */
  readonly gone: ReadonlySet<string>;
  /** The number of live members. */
  readonly liveTotal: number;
  /** Among the live members. Undefined for a row that is gone. */
  readonly liveRankOf: (place: number) => number | undefined;
  /** What a user sees when the list shows the current rows: undefined if nothing changes. */
  readonly changes: { readonly count: number; readonly expired: boolean } | undefined;
  /** Shows the current list, held or not. */
  readonly refresh: () => void;
}

const NONE: ReadonlySet<string> = new Set();
const namesOf = (members: readonly Member[]) => members.map(({ member }) => member);

/** The current rows, in the places of those that were held. */
function hold(
  kept: MemberRows,
  current: MemberRows,
  expiries: ReadonlyMap<string, number | null>,
): Omit<HeldRows, 'refresh'> {
  const places = new Map(current.members.map(({ member }, place) => [member, place]));
  const gone = new Set<string>();
  let lastPlace = -1;
  const held = kept.members.map((member) => {
    const place = places.get(member.member);
    const now = place === undefined ? undefined : current.members[place];
    if (place !== undefined) lastPlace = Math.max(lastPlace, place);
    if (now !== undefined) return now;
    // Extended beyond the loaded rows: no query has it, but the mutation's result does.
    const expiresAt = expiries.get(member.member);
    if (expiresAt !== undefined) return { ...member, expiresAt };
    if (covers(current, member)) gone.add(member.member);
    return member;
  });
  // Rows after the last one move nothing.
  const members = [...held, ...current.members.slice(lastPlace + 1)];
  const after = current.total - current.start - current.members.length;
  const comparable = kept.members.filter(({ member }) => places.has(member) || gone.has(member));
  const count = countChanges(namesOf(comparable), namesOf(current.members));
  const now = pageClock.now();
  const expired =
    count === gone.size && held.every((each) => !gone.has(each.member) || !isLive(each, now));
  return {
    id: kept.id,
    members,
    start: current.start,
    total: current.start + members.length + after,
    gone,
    liveTotal: current.total,
    liveRankOf: (place) => {
      const at = places.get(members[place]?.member ?? '');
      return at === undefined ? undefined : current.start + at;
    },
    // The members before the loaded rows that are gone, too.
    changes:
      count === 0 ? undefined : { count: count + Math.max(0, kept.start - current.start), expired },
  };
}

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

  const rows = useMemo(
    () =>
      keep === null || keep === current
        ? {
            ...current,
            gone: NONE,
            liveTotal: current.total,
            liveRankOf: (place: number) => current.start + place,
            changes: undefined,
          }
        : hold(keep, current, expiries),
    [keep, current, expiries],
  );
  const refresh = useCallback(() => setKept(held ? current : null), [held, current]);
  return useMemo(() => ({ ...rows, refresh }), [rows, refresh]);
}
