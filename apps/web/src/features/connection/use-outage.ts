import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lateRequests } from '../../shared/graphql/late-requests.ts';
import { ConnectionStore, type Outage } from './connection-store.ts';

export function useOutage(): Outage {
  const queryClient = useQueryClient();
  const [store] = useState(() => new ConnectionStore());
  useEffect(() => store.watch(queryClient.getQueryCache()), [queryClient, store]);
  const late = useSyncExternalStore(lateRequests.subscribe, lateRequests.any);
  return useSyncExternalStore(store.subscribe, store.outage) ?? (late ? 'api' : null);
}
