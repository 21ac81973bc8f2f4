import { useCallback, useMemo } from 'react';
import { useLive } from '../../../shared/clock/use-live.ts';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { applyChanges } from '../editing/member-change.ts';
import { usePendingChanges } from '../editing/use-change-members.ts';
import type { useRowWindow } from './use-row-window.ts';
import type { Jump } from './MemberGrid.tsx';
import { MemberList } from './MemberList.tsx';
import type { RowRights } from './MemberRow.tsx';
import { MembersSkeleton } from './MembersSkeleton.tsx';
import { NoMembers } from './NoMembers.tsx';

interface OrderedMembersProps {
  readonly set: string;
  readonly source: ReturnType<typeof useRowWindow>;
  /** The set's count, until its members have loaded. */
  readonly count: number;
  readonly rights: RowRights;
  readonly fullMs: number;
  readonly jump: Jump | null;
  readonly onOpen: (member: string) => void;
}

const NONE = [] as const;

/** All members of a set, soonest to expire first. */
export function OrderedMembers(props: OrderedMembersProps) {
  const { set, source, count, rights, fullMs, jump, onOpen } = props;
  const { query, window, look } = source;
  const pending = usePendingChanges(set);
  const members = useMemo(() => applyChanges(window?.members ?? NONE, pending), [window, pending]);
  const { live } = useLive(members);
  const { id = -1, start = 0 } = window ?? {};
  const total = Math.max(0, (window?.total ?? 0) - ((window?.members.length ?? 0) - live.length));
  const current = useMemo(() => ({ id, members: live, start, total }), [id, live, start, total]);
  const onView = useCallback(
    (first: number, last: number) => look(current, first, last),
    [look, current],
  );
  return (
    <QueryBoundary
      query={query}
      failure="Could not load members"
      skeleton={<MembersSkeleton label="Loading members" count={count} />}
      isEmpty={() => total === 0}
      empty={<NoMembers mayAdd={rights.change} />}
    >
      {() => (
        <MemberList
          set={set}
          label="Members, soonest to expire first"
          current={current}
          rights={rights}
          fullMs={fullMs}
          jump={jump}
          ordered
          onView={onView}
          onOpen={onOpen}
        />
      )}
    </QueryBoundary>
  );
}
