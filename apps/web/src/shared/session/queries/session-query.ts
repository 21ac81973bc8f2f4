import { queryOptions } from '@tanstack/react-query';
import { retryAfterOutage } from '../../graphql/polling.ts';
import { queryKeys } from '../../graphql/query-keys.ts';
import { readSession } from '../session-api.ts';
import { viewerQuery } from './viewer-query.ts';

/**
 * The session of the browser. `ended`: there was one, and a later request was rejected. `link-refused`: the
 * page was opened by a link with an invalid token. `link-full`: it was opened by a link, but Redis was too
 * full for another session.
 */
export type Session = 'signed-in' | 'signed-out' | 'ended' | 'link-refused' | 'link-full';

export const sessionQuery = queryOptions({
  queryKey: queryKeys.session(),
  queryFn: async ({ signal, client }): Promise<Session> => {
    // The role decides what the page shows: without it, the page would move later.
    const viewer = client.prefetchQuery(viewerQuery);
    if (!(await readSession(signal))) return 'signed-out';
    await viewer;
    return 'signed-in';
  },
  staleTime: Infinity,
  gcTime: Infinity,
  refetchInterval: retryAfterOutage,
});
