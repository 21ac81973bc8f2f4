import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { InvitationSpacesDocument, type InvitationSpacesQuery } from '../documents.generated.ts';

const PAGE_SIZE = 50;
/** Utilisation is watched, not stared at. */
const POLL_MS = 3_000;

type SpacesPage = InvitationSpacesQuery['invitationSpaces'];

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
  initialPageParam: null,
  getNextPageParam: ({ pageInfo }: SpacesPage): string | null =>
    pageInfo.hasNextPage ? pageInfo.endCursor : null,
  select: ({ pages }) => ({
    spaces: pages.flatMap(({ edges }) => edges.map(({ node }) => node)),
    totalCount: pages.at(-1)?.totalCount ?? 0,
  }),
  refetchInterval: (query) => pollEvery(POLL_MS * (query.state.data?.pages.length ?? 1))(query),
});

/** All spaces by name, as far as they were loaded. */
export function useSpaces() {
  return useInfiniteQuery(spacesQuery);
}
