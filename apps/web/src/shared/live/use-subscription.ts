import { useEffect } from 'react';
import { pageLive, type LiveSource } from './live.ts';

/** Listens while the component is mounted. Memoise the source: another one is begun anew. */
export function useSubscription<TResult, TVariables extends Record<string, unknown>>(
  source: LiveSource<TResult, TVariables> | null,
): void {
  useEffect(() => (source === null ? undefined : pageLive.subscribe(source)), [source]);
}
