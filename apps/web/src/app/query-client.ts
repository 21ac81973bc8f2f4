import { QueryClient } from '@tanstack/react-query';
import { retryAfterOutage } from '../shared/graphql/polling.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The API may run on this machine, so it can be reachable while the browser is offline.
      queries: { networkMode: 'always', retry: false, refetchInterval: retryAfterOutage },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
