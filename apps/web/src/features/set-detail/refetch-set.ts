import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/graphql/query-keys.ts';

/** After a change from here: reads what is on the screen of a set again, a search among it. */
export async function refetchSet(client: QueryClient, set: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.set(set) }),
    client.invalidateQueries({ queryKey: queryKeys.memberSearches(set) }),
  ]);
}
