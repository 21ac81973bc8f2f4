import { useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { OneMemberDocument, type OneMemberQuery } from '../documents.generated.ts';

const POLL_MS = 2_000;

/** One member with its whole value, and its rank if the set is ordered. Null when it is gone. */
export function useOneMember(name: string, member: string, ordered: boolean) {
  return useQuery({
    queryKey: queryKeys.oneMember(name, member),
    queryFn: async ({ signal }) => {
      const nowOf = (result: OneMemberQuery) => result.expiringSet.now;
      const variables = { name, member, ordered };
      const { expiringSet } = await request(OneMemberDocument, variables, { signal, nowOf });
      if (expiringSet.member === null) return null;
      const { value, expiresAt } = expiringSet.member;
      return {
        member,
        value,
        expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
        place: expiringSet.memberRank ?? null,
      };
    },
    refetchInterval: pollEvery(POLL_MS),
  });
}
