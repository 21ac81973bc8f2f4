import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { ServerHistoryDocument, type ServerHistoryQuery } from '../documents.generated.ts';
import { readHistory, unreadHistory, type ServerHistory } from '../history.ts';
import { rangeMs, rangePoints, type Range } from '../../../shared/charts/time-range.ts';
import { MAX_LINES, type Selection } from '../view.ts';

interface Wanted {
  readonly selection: Selection;
  readonly range: Range;
  readonly sampleIntervalMs: number;
}

/** Points as wide as two samples: with one, a late sample would look like a gap. */
const fineStepMs = (sampleIntervalMs: number) => Math.ceil((2 * sampleIntervalMs) / 1_000) * 1_000;

const MAX_FINE_LINES = 3;

async function read(wanted: Wanted, signal: AbortSignal): Promise<ServerHistory> {
  const { range, sampleIntervalMs } = wanted;
  const { ids } = wanted.selection;
  const spanMs = rangeMs(range);
  // The shortest range has a finer resolution than stored points. It has few samples, so the
  // subscriptions deliver all of them.
  if (range === '5m' && ids.length <= MAX_LINES) {
    const stepMs = fineStepMs(sampleIntervalMs);
    return unreadHistory({ ids, now: pageClock.now(), spanMs, stepMs });
  }
  const nowOf = (result: ServerHistoryQuery) => result.serverStats.now;
  // Points of many lines are wider: their averages are smoother, so the lines stay distinct.
  const points = Math.ceil(rangePoints(range) / (ids.length > MAX_FINE_LINES ? 3 : 1));
  const variables = { instances: [...ids], lastMs: spanMs, points };
  const result = await request(ServerHistoryDocument, variables, { signal, nowOf });
  return readHistory(result.serverStats, spanMs);
}

/**
 * Loads the points of a range in one request, when the instances are known. It never refetches:
 * `LiveSamples` adds new samples.
 */
export function useServerHistory(wanted: Wanted | null) {
  return useQuery({
    queryKey: queryKeys.serverHistory(wanted?.range ?? '', wanted?.selection.ids ?? []),
    queryFn: wanted === null ? skipToken : ({ signal }) => read(wanted, signal),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}
