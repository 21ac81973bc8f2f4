import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pageClock } from '../../../clock/page-clock.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { NO_HISTORY, recordCounts, STEP_MS, type CountHistory } from '../count-history.ts';
import type { SetSummary } from './use-sets.ts';

/** The live counts of the shown sets in the last two minutes, as far as this page was open. */
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
