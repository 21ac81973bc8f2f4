import { useMemo } from 'react';
import { SetList } from './SetList.tsx';
import { useHeldRows } from './use-held-rows.ts';
import type { OverviewData } from '../../overview/queries/use-overview.ts';

/** The sets whose members expire next. The rows reorder, but not under the pointer. */
export function NextToExpire({ sets }: { sets: OverviewData['sets']['nextToExpire'] }) {
  const summaries = useMemo(
    () =>
      sets.map((set) => ({
        ...set,
        nextExpiresAt: set.nextExpiresAt === null ? null : Date.parse(set.nextExpiresAt),
      })),
    [sets],
  );
  const { rows, handlers } = useHeldRows(summaries, 'next');
  if (sets.length === 0) {
    return <p className="text-ink-2">No upcoming expiry is known.</p>;
  }
  return (
    <div {...handlers}>
      <SetList caption="Next to expire" sets={rows} />
    </div>
  );
}
