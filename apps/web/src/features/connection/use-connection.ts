import { useSyncExternalStore } from 'react';
import { liveStatus } from '../../shared/graphql/live-status.ts';
import { useViewer } from '../../shared/session/viewer.ts';
import type { Outage } from './connection-store.ts';

/** The connection as shown: live, reconnecting, or read-only. */
export type Connection = 'live' | 'reconnecting' | 'read-only';

export function useConnection(outage: Outage): Connection {
  const socket = useSyncExternalStore(liveStatus.subscribe, liveStatus.get);
  const viewer = useViewer();
  if (outage !== null || socket === 'reconnecting') return 'reconnecting';
  return viewer?.role === 'VIEWER' ? 'read-only' : 'live';
}
