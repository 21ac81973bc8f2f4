import { useCallback, useMemo } from 'react';
import { useLive } from '../../../shared/clock/use-live.ts';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { applyChanges } from '../editing/member-change.ts';
import { usePendingChanges } from '../editing/use-change-members.ts';
import { useSetContext } from '../set-context.ts';
import type { useRowWindow } from './use-row-window.ts';
import { MemberList } from './MemberList.tsx';
import { MembersSkeleton } from './MembersSkeleton.tsx';
import { NoMembers } from './NoMembers.tsx';

interface OrderedMembersProps {
  readonly source: ReturnType<typeof useRowWindow>;
  /** The set's count, until its members have loaded. */
  readonly count: number;
}

const NONE = [] as const;

/** All members of a set, soonest to expire first. */
export function OrderedMembers({ source, count }: OrderedMembersProps) {
  const { name, rights } = useSetContext();
  const { query, window, look } = source;
  const pending = usePendingChanges(name);
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
          label="Members, soonest to expire first"
          current={current}
          ordered
          onView={onView}
        />
      )}
    </QueryBoundary>
  );
}
