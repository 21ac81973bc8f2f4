import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/graphql/query-keys.ts';

/** Refetches all shown data of a set after a change on this page, including a search. */
export async function refetchSet(client: QueryClient, set: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.set(set) }),
    client.invalidateQueries({ queryKey: queryKeys.memberSearches(set) }),
  ]);
}
