import type { ServerClock } from './server-clock.ts';

/** A longer delay overflows the 32 bits of setTimeout and fires immediately. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/**
 * Calls back once when the clock reaches `at`, at any distance and despite corrections of the clock.
 * Returns a function that cancels it.
 */
export function setAlarm(clock: ServerClock, at: number, ring: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arm = () => {
    clearTimeout(timer);
    // Rounded up: a timer that fires early would only be set again.
    const delay = Math.max(0, Math.ceil(at - clock.now()));
    timer = setTimeout(check, Math.min(delay, LONGEST_DELAY_MS));
  };
  const check = () => {
    if (clock.now() < at) return arm();
    cancel();
    ring();
  };
  const unsubscribe = clock.subscribe(arm);
  const cancel = () => {
    clearTimeout(timer);
    unsubscribe();
  };

  arm();
  return cancel;
}
