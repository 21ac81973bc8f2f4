import { useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { InvitationSpaceDocument } from '../documents.generated.ts';

const POLL_MS = 2_000;

/** One space; `SPACE_NOT_FOUND` if there is none of that name. */
export function useSpace(space: string) {
  return useQuery({
    queryKey: queryKeys.invitationSpace(space),
    queryFn: async ({ signal }) => {
      const result = await request(
        InvitationSpaceDocument,
        { space },
        {
          signal,
          nowOf: ({ invitationSpace }) => invitationSpace.utilisation.now,
        },
      );
      return result.invitationSpace;
    },
    refetchInterval: pollEvery(POLL_MS),
  });
}
