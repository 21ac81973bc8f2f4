import { skipToken, useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  OneTimePasswordStatusDocument,
  type OneTimePasswordStatusQuery,
} from '../documents.generated.ts';

const POLL_MS = 2_000;

export type SubjectStatus = OneTimePasswordStatusQuery['oneTimePasswordStatus'];

/** The status of a subject, if any. It is dropped with the page, because subjects are people. */
export function useSubjectStatus(purpose: string, subject: string | null) {
  return useQuery({
    queryKey: queryKeys.subjectStatus(purpose, subject ?? ''),
    queryFn:
      subject === null
        ? skipToken
        : async ({ signal }) => {
            const variables = { purpose, subject };
            const result = await request(OneTimePasswordStatusDocument, variables, {
              signal,
              nowOf: ({ oneTimePasswordStatus }) => oneTimePasswordStatus.now,
            });
            return result.oneTimePasswordStatus;
          },
    gcTime: 0,
    refetchInterval: pollEvery(POLL_MS),
  });
}
