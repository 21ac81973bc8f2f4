import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { NamesDocument, type NamesQuery } from '../documents.generated.ts';

/** The maximum for each kind: one page. */
export const MAX_NAMES = 100;

type NameKind = keyof NamesQuery;

/** The first names of each kind, loaded in one request. */
interface Names {
  readonly byKind: Readonly<Record<NameKind, readonly string[]>>;
  /** Whether a kind has more names. */
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
    allSeries: namesIn(lists.allSeries),
  },
  more: Object.values(lists).some(({ pageInfo }) => pageInfo.hasNextPage),
});

/** Loaded each time the palette opens. */
export function useNames() {
  return useQuery({
    queryKey: queryKeys.names(),
    queryFn: ({ signal }) => request(NamesDocument, { first: MAX_NAMES }, { signal }),
    select: toNames,
    staleTime: 0,
  });
}
