import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  OverviewDocument,
  OverviewLoadDocument,
  type OverviewLoadQuery,
  type OverviewQuery,
} from '../documents.generated.ts';
import type { OverviewSpan } from '../overview-search.ts';

/** The API reads at most once per second, for all clients together. */
const POLL_MS = 2_000;
const LOAD_POLL_MS = 5_000;

export type OverviewData = OverviewQuery['overview'];
export type OverviewLoad = OverviewLoadQuery['serverStats'];

export function useOverview(span: OverviewSpan) {
  return useQuery({
    queryKey: queryKeys.overview(span),
    queryFn: async ({ signal }): Promise<OverviewData> => {
      const { overview } = await request(
        OverviewDocument,
        { span: span === '1m' ? 'MINUTE' : 'HOUR' },
        { signal, nowOf: (result) => result.overview.now },
      );
      return overview;
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(POLL_MS),
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
