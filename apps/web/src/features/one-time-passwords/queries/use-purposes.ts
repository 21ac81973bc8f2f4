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

const LIST_POLL_MS = 10_000;
const POLL_MS = 5_000;
const nowOf = ({ oneTimePasswordPurposes }: OneTimePasswordPurposesQuery) =>
  oneTimePasswordPurposes.now;

/** The loaded purposes, by name. */
export function usePurposes() {
  return useList({
    queryKey: queryKeys.purposes(),
    pollMs: LIST_POLL_MS,
    load: async (page, signal) =>
      (await request(OneTimePasswordPurposesDocument, page, { signal, nowOf }))
        .oneTimePasswordPurposes,
  });
}

/** One purpose; fails with `PURPOSE_NOT_FOUND`. */
export function usePurpose(purpose: string) {
  return useQuery({
    queryKey: queryKeys.purpose(purpose),
    queryFn: async ({ signal }) =>
      (await request(OneTimePasswordPurposeDocument, { purpose }, { signal }))
        .oneTimePasswordPurpose,
    refetchInterval: pollEvery(POLL_MS),
  });
}
