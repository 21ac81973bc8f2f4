import { useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { OneTimePasswordPurposeDocument } from '../documents.generated.ts';

const POLL_MS = 5_000;

/** One purpose; `PURPOSE_NOT_FOUND` if there is none of that name. */
export function usePurpose(purpose: string) {
  return useQuery({
    queryKey: queryKeys.purpose(purpose),
    queryFn: async ({ signal }) =>
      (await request(OneTimePasswordPurposeDocument, { purpose }, { signal }))
        .oneTimePasswordPurpose,
    refetchInterval: pollEvery(POLL_MS),
  });
}
