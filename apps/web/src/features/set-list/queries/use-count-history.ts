import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { NO_HISTORY, recordCounts, STEP_MS, type CountHistory } from '../count-history.ts';
import type { SetSummary } from './use-sets.ts';

/** What the live counts of the sets that are shown were in the last two minutes, as far as one looked. */
export function useCountHistory(sets: readonly SetSummary[]): CountHistory['counts'] {
  const queryClient = useQueryClient();
  const queryKey = queryKeys.setCounts();
  const { data } = useQuery<CountHistory>({
    queryKey,
    queryFn: () => NO_HISTORY,
    enabled: false,
    initialData: NO_HISTORY,
  });
  const record = useEffectEvent(() => {
    if (document.hidden || sets.length === 0) return;
    queryClient.setQueryData<CountHistory>(queryKeys.setCounts(), (history = NO_HISTORY) =>
      recordCounts(history, pageClock.now(), sets),
    );
  });
  useEffect(() => {
    const timer = setInterval(record, STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return data.counts;
}
