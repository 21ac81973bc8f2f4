import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../graphql/query-keys.ts';
import { request } from '../../graphql/request.ts';
import { ViewerDocument, type ViewerQuery } from '../documents.generated.ts';

/**
 * Who is signed in. Read anew with each session: another token may have another role. It is asked
 * for before it is known that there is one.
 */
export const viewerQuery = queryOptions({
  queryKey: queryKeys.viewer(),
  queryFn: async ({ signal }) => {
    const nowOf = ({ viewer }: ViewerQuery) => viewer.now;
    const { viewer } = await request(ViewerDocument, {}, { signal, nowOf, reauthenticates: false });
    const endsAt = viewer.endsAt === null ? null : Date.parse(viewer.endsAt);
    return { name: viewer.name, role: viewer.role, endsAt };
  },
  staleTime: Infinity,
});
