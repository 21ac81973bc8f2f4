import { waitForRetry } from './retry.ts';

interface Surroundings {
  /** Whether the server is reachable. */
  readonly reach: () => Promise<boolean>;
  /** Waits before the next attempt, depending on the number of attempts. */
  readonly wait: (retries: number) => Promise<void>;
}

const PAGE: Surroundings = {
  reach: async () => {
    try {
      return (await fetch('/healthz', { cache: 'no-store' })).ok;
    } catch {
      return false;
    }
  },
  wait: waitForRetry,
};

/**
 * Loads a chunk of code. While the server is unreachable it waits and retries, so that the user's action
 * still happens. If the server answers but does not have the chunk, for example after an upgrade, it
 * fails: only a reload helps.
 */
export async function retryImport<Code>(
  load: () => Promise<Code>,
  { reach, wait }: Surroundings = PAGE,
): Promise<Code> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await load();
    } catch (error) {
      // The server may just have come back. If it still fails now, it will fail again.
      if (await reach()) return load().catch(() => Promise.reject(error));
      await wait(retries);
    }
  }
}
