import { useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { OneMemberDocument, type OneMemberQuery } from '../documents.generated.ts';

const POLL_MS = 2_000;

/** One member with its whole value, and its rank where there is an order. Null once it is gone. */
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
