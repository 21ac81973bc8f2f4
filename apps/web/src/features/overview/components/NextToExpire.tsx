import { SetList } from '../../sets/components/SetList.tsx';
import type { OverviewData } from '../queries/use-overview.ts';

/** The sets of which a member expires next. */
export function NextToExpire({ sets }: { sets: OverviewData['sets']['nextToExpire'] }) {
  if (sets.length === 0) {
    return <p className="text-ink-2">No member expires, or no set can tell when one does.</p>;
  }
  return (
    <SetList
      caption="Next to expire"
      sets={sets.map((set) => ({
        ...set,
        nextExpiresAt: set.nextExpiresAt === null ? null : Date.parse(set.nextExpiresAt),
      }))}
    />
  );
}
