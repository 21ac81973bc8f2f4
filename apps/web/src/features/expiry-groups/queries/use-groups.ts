import { useQuery } from '@tanstack/react-query';
import { useList } from '../../../shared/graphql/connection.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  ExpiredDeadLettersDocument,
  ExpiryGroupsDocument,
  type ExpiryGroupsQuery,
} from '../documents.generated.ts';

const POLL_MS = 3_000;

/** Dead letters that the dialog lists, and replays or discards at once. */
const LETTERS_SHOWN = 100;

export type Group = ExpiryGroupsQuery['expiryGroups']['edges'][number]['node'];

/** The loaded groups of a set, by name. */
export function useGroups(set: string) {
  return useList({
    queryKey: queryKeys.expiryGroups(set),
    pollMs: POLL_MS,
    load: async (page, signal) => {
      const nowOf = ({ expiryGroups }: ExpiryGroupsQuery) => expiryGroups.now;
      return (await request(ExpiryGroupsDocument, { set, ...page }, { signal, nowOf }))
        .expiryGroups;
    },
  });
}

/** The oldest dead letters of a group. */
export function useDeadLetters(set: string, group: string) {
  return useQuery({
    queryKey: queryKeys.expiredDeadLetters(set, group),
    queryFn: async ({ signal }) => {
      const variables = { set, group, first: LETTERS_SHOWN };
      return (await request(ExpiredDeadLettersDocument, variables, { signal })).expiredDeadLetters;
    },
  });
}
