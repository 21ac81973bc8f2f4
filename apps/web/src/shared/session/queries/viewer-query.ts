import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../graphql/query-keys.ts';
import { request } from '../../graphql/request.ts';
import { ViewerDocument, type ViewerQuery } from '../documents.generated.ts';

/**
 * The signed-in user. Loaded for each session, because another token can have another role. It loads in
 * parallel with the session query.
 */
export const viewerQuery = queryOptions({
  queryKey: queryKeys.viewer(),
  queryFn: async ({ signal }) => {
    const nowOf = ({ viewer }: ViewerQuery) => viewer.now;
    const { viewer } = await request(ViewerDocument, {}, { signal, nowOf, reauthenticates: false });
    const endsAt = viewer.endsAt === null ? null : Date.parse(viewer.endsAt);
    return { name: viewer.name, role: viewer.role, isScoped: viewer.scopes !== null, endsAt };
  },
  staleTime: Infinity,
});
