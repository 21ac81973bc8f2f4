import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { rangeOfSamples } from '../../../shared/charts/member-history.ts';
import {
  DEFAULT_RANGE,
  rangeMs,
  rangePoints,
  type Range,
} from '../../../shared/charts/time-range.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  OverviewDocument,
  OverviewHistoryDocument,
  OverviewLoadDocument,
  type OverviewLoadQuery,
  type OverviewQuery,
} from '../documents.generated.ts';
import type { OverviewSpan } from '../overview-search.ts';

/** The API reads at most once per second, for all clients together. */
const POLL_MS = 2_000;
const LOAD_POLL_MS = 5_000;

export type OverviewData = OverviewQuery['overview'] & {
  /** They are no sets of Mayfly, so no figure includes them. */
  readonly adoptedCount: number;
};
export type OverviewLoad = OverviewLoadQuery['serverStats'];

export function useOverview(span: OverviewSpan) {
  return useQuery({
    queryKey: queryKeys.overview(span),
    queryFn: async ({ signal }): Promise<OverviewData> => {
      const { overview, adoptedSets } = await request(
        OverviewDocument,
        { span: span === '1m' ? 'MINUTE' : 'HOUR' },
        { signal, nowOf: (result) => result.overview.now },
      );
      return { ...overview, adoptedCount: adoptedSets.totalCount };
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(POLL_MS),
  });
}

/** The live members of all sets, over a range up to now; by default the shortest that has all samples. */
export function useOverviewHistory(chosen: Range | undefined) {
  const hour = useHistory(DEFAULT_RANGE, chosen === undefined);
  const range = chosen ?? (hour.data ? rangeOfSamples(hour.data) : DEFAULT_RANGE);
  return { range, query: useHistory(range, true) };
}

function useHistory(range: Range, enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: queryKeys.overviewHistory(range),
    queryFn: async ({ signal }) => {
      const variables = { lastMs: rangeMs(range), points: rangePoints(range) };
      return (await request(OverviewHistoryDocument, variables, { signal })).overview.history;
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(LOAD_POLL_MS),
  });
}

/** The load of Redis and the hosts in the last ten minutes. */
export function useOverviewLoad() {
  return useQuery({
    queryKey: queryKeys.overviewLoad(),
    queryFn: async ({ signal }): Promise<OverviewLoad> =>
      (await request(OverviewLoadDocument, {}, { signal })).serverStats,
    refetchInterval: pollEvery(LOAD_POLL_MS),
  });
}
