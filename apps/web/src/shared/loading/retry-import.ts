import { waitForRetry } from './retry.ts';

interface Surroundings {
  /** Whether the server can be reached. */
  readonly reach: () => Promise<boolean>;
  /** Until the next try, after so many. */
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
 * Loads code that the page did not come with. While the server is out of reach it waits and tries again,
 * so that what was asked for meanwhile is there afterwards. What a server that answers does not have, after an
 * upgrade for instance, fails: only a reload helps then.
 */
export async function retryImport<Code>(
  load: () => Promise<Code>,
  { reach, wait }: Surroundings = PAGE,
): Promise<Code> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await load();
    } catch (error) {
      // It may have come back just then: what fails after that will fail again.
      if (await reach()) return load().catch(() => Promise.reject(error));
      await wait(retries);
    }
  }
}
