import { lazy, Suspense, useCallback, useState } from 'react';
import type { Member } from '../member.ts';
import type { MemberChange } from '../member-change.ts';
import { useChangeMember } from '../mutations/use-change-member.ts';
import type { useLiveSet } from '../queries/use-live-set.ts';
import { MemberTable } from './MemberTable.tsx';

const MemberDialog = lazy(() => import('./MemberDialog.tsx'));

interface MembersProps {
  readonly set: string;
  readonly liveSet: ReturnType<typeof useLiveSet>;
}

/** The members of a set with all that can be done to them. */
export function Members({ set, liveSet }: MembersProps) {
  const { query, reading, live, figures, changing, dry } = liveSet;
  const [opened, setOpened] = useState<Member | null>(null);
  const { mutate } = useChangeMember(set);
  const { fetchNextPage, fetchPreviousPage, isFetching } = query;

  const change = useCallback(
    (wanted: MemberChange) => {
      // The one before is not through yet: a double press must not count twice.
      if (!changing.has(wanted.member)) mutate(wanted);
    },
    [changing, mutate],
  );
  const fetchLater = useCallback(
    () => void (isFetching || dry || fetchNextPage()),
    [isFetching, dry, fetchNextPage],
  );
  const fetchEarlier = useCallback(
    () => void (isFetching || fetchPreviousPage()),
    [isFetching, fetchPreviousPage],
  );

  return (
    <>
      <MemberTable
        members={live}
        totalCount={figures?.count ?? live.length}
        defaultTtlMs={reading?.defaultTtlMs ?? 0}
        hasEarlier={query.hasPreviousPage}
        hasLater={query.hasNextPage}
        fetchEarlier={fetchEarlier}
        fetchLater={fetchLater}
        onChange={change}
        onOpen={setOpened}
      />
      {live.length === 0 && !query.hasNextPage && (
        <p className="pt-6 pb-2 text-center text-ink-2">
          No live members. Add one above, and watch its time run down.
        </p>
      )}
      {opened && (
        <Suspense>
          <MemberDialog
            opened={opened}
            current={live.find(({ member }) => member === opened.member)}
            onChange={change}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
