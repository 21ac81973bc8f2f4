import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/graphql/query-keys.ts';

/** The interval of refetches during continuous changes, in milliseconds. */
const GAP_MS = 100;

/** Returns a function that refetches a set: immediately, and in a burst at intervals. */
export function refetchSoon(client: QueryClient, name: string, gapMs = GAP_MS): () => void {
  let asked = false;
  let waiting = false;
  const read = () => {
    asked = false;
    waiting = true;
    const rows = client.invalidateQueries({ queryKey: queryKeys.memberWindows(name) });
    const one = client.invalidateQueries({ queryKey: ['set', name, 'member'] });
    void Promise.all([rows, one]);
    setTimeout(() => {
      waiting = false;
      if (asked) read();
    }, gapMs);
  };
  return () => {
    asked = true;
    if (!waiting) read();
  };
}
