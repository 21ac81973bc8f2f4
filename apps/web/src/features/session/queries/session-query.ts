import { queryOptions } from '@tanstack/react-query';
import { retryAfterOutage } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { readSession } from '../session-api.ts';

/**
 * Whether the browser holds a session. `ended`: it did, and something that was asked since was
 * refused. `link-refused`: the page was opened through a link whose token is not valid.
 */
export type Session = 'signed-in' | 'signed-out' | 'ended' | 'link-refused';

export const sessionQuery = queryOptions({
  queryKey: queryKeys.session(),
  queryFn: async ({ signal }): Promise<Session> =>
    (await readSession(signal)) ? 'signed-in' : 'signed-out',
  staleTime: Infinity,
  gcTime: Infinity,
  refetchInterval: retryAfterOutage,
});
