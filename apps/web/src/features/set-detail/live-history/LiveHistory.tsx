import { useQuery } from '@tanstack/react-query';
import MemberHistoryPanel from '../../../shared/charts/MemberHistoryPanel.tsx';
import { RangePicker } from '../../../shared/charts/RangePicker.tsx';
import { rangeMs, rangePoints, type Range } from '../../../shared/charts/time-range.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { abilitiesOf } from '../strategy.ts';
import type { SetSummary } from '../use-set-summary.ts';
import { SetHistoryDocument, type SetHistoryQuery } from '../documents.generated.ts';

/** A sample is recorded every ten seconds. */
const POLL_MS = 5_000;

/** The chart is narrow: more points look like noise. */
const MAX_POINTS = 61;

function useSetHistory(name: string, range: Range) {
  return useQuery({
    queryKey: queryKeys.setHistory(name, range),
    queryFn: async ({ signal }) => {
      const nowOf = (result: SetHistoryQuery) => result.expiringSet.history.now;
      const points = Math.min(rangePoints(range), MAX_POINTS);
      const variables = { name, lastMs: rangeMs(range), points };
      const result = await request(SetHistoryDocument, variables, { signal, nowOf });
      return result.expiringSet.history;
    },
    // Only while the range changes: the line of another set would be wrong.
    placeholderData: (data, query) => (query?.queryKey[1] === name ? data : undefined),
    refetchInterval: pollEvery(POLL_MS),
  });
}

interface LiveHistoryProps {
  readonly set: Pick<SetSummary, 'name' | 'strategy' | 'countIsExact'>;
  readonly range: Range;
  readonly onPick: (range: Range) => void;
}

/** How many members of a set lived, up to the last hour. */
export default function LiveHistory({ set, range, onPick }: LiveHistoryProps) {
  const query = useSetHistory(set.name, range);
  return (
    <MemberHistoryPanel
      query={query}
      range={range}
      actions={<RangePicker range={range} onPick={onPick} />}
      note={
        !abilitiesOf(set.strategy).rates && (
          <p className="mt-1 text-sm text-ink-2">
            {!set.countIsExact && 'Includes expired members until they are freed. '}
            Only sorted and sharded sets count additions and expiries.
          </p>
        )
      }
    />
  );
}
