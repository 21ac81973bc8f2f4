const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;

/** Doubles each time, and differs from page to page, so that they do not all come back at the same time. */
export function retryWaitMs(retries: number, random: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** retries) * (0.5 + random / 2);
}

/** Waits for the delay, or until the browser is online again. */
export function waitForRetry(retries: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, retryWaitMs(retries, Math.random()));
    addEventListener('online', done);
  });
}
