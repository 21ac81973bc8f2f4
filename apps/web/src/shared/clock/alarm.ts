import type { ServerClock } from './server-clock.ts';

/** Longer delays overflow setTimeout's 32 bits and would fire at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/**
 * Rings once, when the clock has reached `at`, however far away that is and however often the
 * clock is corrected meanwhile. Returns a function that cancels it.
 */
export function setAlarm(clock: ServerClock, at: number, ring: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arm = () => {
    clearTimeout(timer);
    // Rounded up: a timer that fires early would only be armed again.
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
