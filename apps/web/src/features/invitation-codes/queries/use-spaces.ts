import { useQuery } from '@tanstack/react-query';
import { useList } from '../../../shared/graphql/connection.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  InvitationSpaceDocument,
  InvitationSpacesDocument,
  type InvitationSpaceQuery,
  type InvitationSpacesQuery,
} from '../documents.generated.ts';

/** The utilisation changes with each code. */
const LIST_POLL_MS = 3_000;
const POLL_MS = 2_000;
/** Of the charts of the last hour: a point of two minutes in the list, of one on the page. */
const LIST_POINTS = 31;
const POINTS = 60;
/** A row of the list of spaces. */
export type SpaceSummary = InvitationSpacesQuery['invitationSpaces']['edges'][number]['node'];

const nowOfList = ({ invitationSpaces }: InvitationSpacesQuery) => invitationSpaces.now;
const nowOf = ({ invitationSpace }: InvitationSpaceQuery) => invitationSpace.utilisation.now;

/** The loaded spaces, by name. */
export function useSpaces() {
  return useList({
    queryKey: queryKeys.invitationSpaces(),
    pollMs: LIST_POLL_MS,
    load: async (page, signal) =>
      (
        await request(
          InvitationSpacesDocument,
          { ...page, points: LIST_POINTS },
          { signal, nowOf: nowOfList },
        )
      ).invitationSpaces,
  });
}

/** One space with its activity; fails with `SPACE_NOT_FOUND`. */
export function useSpace(space: string) {
  return useQuery({
    queryKey: queryKeys.invitationSpace(space),
    queryFn: async ({ signal }) =>
      (await request(InvitationSpaceDocument, { space, points: POINTS }, { signal, nowOf }))
        .invitationSpace,
    refetchInterval: pollEvery(POLL_MS),
  });
}
