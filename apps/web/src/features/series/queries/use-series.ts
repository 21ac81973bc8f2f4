import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useList } from '../../../shared/graphql/connection.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  AllSeriesDocument,
  SeriesDocument,
  type AllSeriesQuery,
  type SeriesQuery,
  type StatsAggregate,
} from '../documents.generated.ts';

const LIST_POLL_MS = 10_000;
const POLL_MS = 5_000;
/** Samples of users can be a minute apart. */
const POINTS = 61;

const nowOfList = ({ allSeries }: AllSeriesQuery) => allSeries.now;
const nowOf = ({ series }: SeriesQuery) => series.history.now;

/** The loaded series, by name. */
export function useAllSeries() {
  return useList({
    queryKey: queryKeys.allSeries(),
    pollMs: LIST_POLL_MS,
    load: async (page, signal) =>
      (await request(AllSeriesDocument, page, { signal, nowOf: nowOfList })).allSeries,
  });
}

/** One series with the points of a time range; fails with `SERIES_NOT_FOUND`. */
export function useSeries(name: string, lastMs: number, aggregate: StatsAggregate) {
  return useQuery({
    queryKey: [...queryKeys.series(name), lastMs, aggregate],
    queryFn: async ({ signal }) =>
      (
        await request(
          SeriesDocument,
          { name, lastMs, aggregate, points: POINTS },
          { signal, nowOf },
        )
      ).series,
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(POLL_MS),
  });
}
