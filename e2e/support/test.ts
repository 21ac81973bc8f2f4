import { test as base, type APIRequestContext, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { startMayfly, type MayflyServer } from './mayfly-server.ts';
import { Seed } from './seed.ts';

interface WorkerFixtures {
  /** One server for all tests of a worker; different names of sets separate the tests. */
  readonly mayfly: MayflyServer;
}

interface TestFixtures {
  /** A signed-in page that shows the list of sets. */
  readonly dashboard: Page;
  /** A name of a set that no other test uses. */
  readonly setName: string;
  /** Adds data to the store through the API. */
  readonly seed: Seed;
  /** The errors that the page has logged; a test fails if any are left. */
  readonly complaints: string[];
}

/** The browser logs every response that is not 2xx; separate tests cover those. */
const REFUSED_REQUEST = /^Failed to load resource/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  mayfly: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern.
    async ({}, use) => {
      const server = await startMayfly();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !REFUSED_REQUEST.test(text)) complaints.push(text);
      });
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  dashboard: async ({ page, mayfly }, use) => {
    await page.goto(`${mayfly.origin}/sets#token=${mayfly.token}`);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.waitForURL('**/sets');
    await use(page);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern.
  setName: async ({}, use) => {
    await use(`e2e:${randomUUID().slice(0, 8)}/a@b`);
  },
  seed: async ({ request, mayfly }, use) => {
    await use(seedFor(request, mayfly));
  },
});

export function seedFor(request: APIRequestContext, { origin, token }: MayflyServer): Seed {
  return new Seed(request, origin, token);
}

export { expect } from '@playwright/test';
