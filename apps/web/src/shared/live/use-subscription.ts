import { useEffect } from 'react';
import { pageLive, type LiveSource } from './live.ts';

/** Subscribes while the component is mounted. Memoise the source: a new one starts a new subscription. */
export function useSubscription<TResult, TVariables extends Record<string, unknown>>(
  source: LiveSource<TResult, TVariables> | null,
): void {
  useEffect(() => (source === null ? undefined : pageLive.subscribe(source)), [source]);
}
