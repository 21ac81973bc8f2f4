import { QueryClient } from '@tanstack/react-query';
import { retryAfterOutage } from '../shared/graphql/polling.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The API may well be on this machine: being offline does not put it out of reach.
      queries: { networkMode: 'always', retry: false, refetchInterval: retryAfterOutage },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
