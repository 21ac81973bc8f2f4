import { queryOptions } from '@tanstack/react-query';
import { retryAfterOutage } from '../../graphql/polling.ts';
import { queryKeys } from '../../graphql/query-keys.ts';
import { readSession } from '../session-api.ts';
import { viewerQuery } from './viewer-query.ts';

/**
 * Whether the browser holds a session. `ended`: it did, and something that was asked since was
 * refused. `link-refused`: the page was opened through a link whose token is not valid. `link-full`:
 * it was opened through a link while Redis was too full for another session.
 */
export type Session = 'signed-in' | 'signed-out' | 'ended' | 'link-refused' | 'link-full';

export const sessionQuery = queryOptions({
  queryKey: queryKeys.session(),
  queryFn: async ({ signal, client }): Promise<Session> => {
    // The role decides what is on the screen: a page that began without it would move.
    const viewer = client.prefetchQuery(viewerQuery);
    if (!(await readSession(signal))) return 'signed-out';
    await viewer;
    return 'signed-in';
  },
  staleTime: Infinity,
  gcTime: Infinity,
  refetchInterval: retryAfterOutage,
});
