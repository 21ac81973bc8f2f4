import MemberHistoryPanel from '../../../shared/charts/MemberHistoryPanel.tsx';
import type { Range } from '../../../shared/charts/time-range.ts';
import type { useOverviewHistory } from '../queries/use-overview.ts';

interface AllMembersPanelProps {
  readonly query: ReturnType<typeof useOverviewHistory>['query'];
  readonly range: Range;
}

/** How many members of all sets lived. */
export function AllMembersPanel({ query, range }: AllMembersPanelProps) {
  return (
    <MemberHistoryPanel
      query={query}
      range={range}
      note={
        <p className="mt-1 text-sm text-ink-2">
          Added and expired count the sorted and sharded sets.
        </p>
      }
    />
  );
}
