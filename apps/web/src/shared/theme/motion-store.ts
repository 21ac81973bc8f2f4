import { useSyncExternalStore } from 'react';

export const MOTIONS = ['system', 'reduced'] as const;

export type Motion = (typeof MOTIONS)[number];

/** Also read by public/theme.js, before the first paint. */
const STORAGE_KEY = 'mayfly.motion';

const listeners = new Set<() => void>();
const reduced = () => matchMedia('(prefers-reduced-motion: reduce)');

/** The document stores the choice, as for the theme. */
export function currentMotion(): Motion {
  return document.documentElement.dataset['motion'] === 'reduced' ? 'reduced' : 'system';
}

export function setMotion(motion: Motion): void {
  if (motion === 'system') delete document.documentElement.dataset['motion'];
  else document.documentElement.dataset['motion'] = motion;
  try {
    localStorage.setItem(STORAGE_KEY, motion);
  } catch {
    // Storage can be disabled or full: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function subscribeMotion(listener: () => void): () => void {
  const system = reduced();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

/** Whether scripted motion must stop, by choice or by the system. */
export function useStillness(): boolean {
  return useSyncExternalStore(
    subscribeMotion,
    () => currentMotion() === 'reduced' || reduced().matches,
  );
}
