import { QueryCache, QueryClient, MutationCache } from '@tanstack/react-query';
import { sessionQuery } from '../features/session/queries/session-query.ts';
import { failureCode } from '../graphql/api-error.ts';
import { retryAfterOutage } from '../graphql/polling.ts';

/** The page's query client. Any request that is refused for want of a session ends the session. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (failureCode(error) !== 'UNAUTHENTICATED') return;
    client.setQueryData(sessionQuery.queryKey, (session) =>
      session === 'signed-in' ? 'ended' : session,
    );
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The API may well be on this machine: being offline does not put it out of reach.
      queries: { networkMode: 'always', retry: false, refetchInterval: retryAfterOutage },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
