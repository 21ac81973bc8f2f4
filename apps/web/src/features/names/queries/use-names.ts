import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { NamesDocument, type NamesQuery } from '../documents.generated.ts';

/** Of each kind: as many as one page of them may be. */
export const MOST_NAMES = 100;

type NameKind = keyof NamesQuery;

/** What has a name, by its kind: the first of each, read together in one request. */
interface Names {
  readonly byKind: Readonly<Record<NameKind, readonly string[]>>;
  /** Whether there are more of any kind. */
  readonly more: boolean;
}

const namesIn = ({ edges }: NamesQuery[NameKind]) => edges.map(({ node }) => node.name);

const toNames = (lists: NamesQuery): Names => ({
  byKind: {
    expiringSets: namesIn(lists.expiringSets),
    adoptedSets: namesIn(lists.adoptedSets),
    limitPolicies: namesIn(lists.limitPolicies),
    oneTimePasswordPurposes: namesIn(lists.oneTimePasswordPurposes),
    invitationSpaces: namesIn(lists.invitationSpaces),
  },
  more: Object.values(lists).some(({ pageInfo }) => pageInfo.hasNextPage),
});

/** Read anew whenever somebody begins to look for one. */
export function useNames() {
  return useQuery({
    queryKey: queryKeys.names(),
    queryFn: ({ signal }) => request(NamesDocument, { first: MOST_NAMES }, { signal }),
    select: toNames,
    staleTime: 0,
  });
}
