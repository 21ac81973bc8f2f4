import { useQuery } from '@tanstack/react-query';
import { useList } from '../../../shared/graphql/connection.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  OneTimePasswordPurposeDocument,
  OneTimePasswordPurposesDocument,
  type OneTimePasswordPurposesQuery,
} from '../documents.generated.ts';

const LIST_POLL_MS = 3_000;
const POLL_MS = 2_000;
/** Of the charts of the last hour: a point of two minutes in the list, of one on the page. */
const LIST_POINTS = 31;
const POINTS = 60;

/** A row of the list of purposes. */
export type PurposeSummary =
  OneTimePasswordPurposesQuery['oneTimePasswordPurposes']['edges'][number]['node'];

const nowOf = ({ oneTimePasswordPurposes }: OneTimePasswordPurposesQuery) =>
  oneTimePasswordPurposes.now;

/** The loaded purposes, by name. */
export function usePurposes() {
  return useList({
    queryKey: queryKeys.purposes(),
    pollMs: LIST_POLL_MS,
    load: async (page, signal) =>
      (
        await request(
          OneTimePasswordPurposesDocument,
          { ...page, points: LIST_POINTS },
          { signal, nowOf },
        )
      ).oneTimePasswordPurposes,
  });
}

/** One purpose with its activity; fails with `PURPOSE_NOT_FOUND`. */
export function usePurpose(purpose: string) {
  return useQuery({
    queryKey: queryKeys.purpose(purpose),
    queryFn: async ({ signal }) =>
      (await request(OneTimePasswordPurposeDocument, { purpose, points: POINTS }, { signal }))
        .oneTimePasswordPurpose,
    refetchInterval: pollEvery(POLL_MS),
  });
}
