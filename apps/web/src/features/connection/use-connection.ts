import { useSyncExternalStore } from 'react';
import { liveStatus } from '../../shared/graphql/live-status.ts';
import type { Outage } from './connection-store.ts';

/** The connection as shown. */
export type Connection = 'live' | 'reconnecting';

export function useConnection(outage: Outage): Connection {
  const socket = useSyncExternalStore(liveStatus.subscribe, liveStatus.get);
  return outage !== null || socket === 'reconnecting' ? 'reconnecting' : 'live';
}
