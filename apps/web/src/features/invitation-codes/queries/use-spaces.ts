import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { nodesOf, pageByPage, totalOf } from '../../../shared/graphql/connection.ts';
import { pollPagesEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { InvitationSpacesDocument } from '../documents.generated.ts';

const PAGE_SIZE = 50;
/** Utilisation is watched, not stared at. */
const POLL_MS = 3_000;

const spacesQuery = infiniteQueryOptions({
  queryKey: queryKeys.invitationSpaces(),
  queryFn: async ({ pageParam, signal }) => {
    const variables = { first: PAGE_SIZE, after: pageParam };
    const result = await request(InvitationSpacesDocument, variables, {
      signal,
      nowOf: ({ invitationSpaces }) => invitationSpaces.now,
    });
    return result.invitationSpaces;
  },
  ...pageByPage,
  select: ({ pages }) => ({
    spaces: nodesOf(pages),
    totalCount: totalOf(pages),
  }),
  refetchInterval: pollPagesEvery(POLL_MS),
});

/** All spaces by name, as far as they were loaded. */
export function useSpaces() {
  return useInfiniteQuery(spacesQuery);
}
