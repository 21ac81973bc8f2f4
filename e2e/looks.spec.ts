import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { startMayfly, type MayflyServer } from './support/mayfly-server.ts';
import { expect, test as base } from './support/test.ts';

const STYLE = fileURLToPath(new URL('support/look.css', import.meta.url));
const FONT = fileURLToPath(
  import.meta.resolve('@fontsource/share-tech-mono/files/share-tech-mono-latin-400-normal.woff2'),
);

interface LookFixtures {
  /** An empty store for these tests: the data of other tests would be in the pictures. */
  readonly empty: MayflyServer;
  /** Compares the part, or the whole page, with the picture of this name. */
  readonly look: (picture: string, part?: string) => Promise<void>;
}

const test = base.extend<LookFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern.
  empty: async ({}, use) => {
    const server = await startMayfly();
    await use(server);
    await server.stop();
  },
  look: async ({ page, colorScheme }, use) => {
    await page.route('**/look.woff2', (route) => route.fulfill({ path: FONT }));
    await use(async (picture, part = 'body') => {
      await dress(page);
      await page.mouse.move(0, 0);
      await expect(page.locator(part)).toHaveScreenshot(`${picture}-${colorScheme}.png`);
    });
    // Before its server stops, because the page would report errors.
    await page.close();
  },
});

test.use({
  viewport: { width: 1280, height: 860 },
  locale: 'en-GB',
  timezoneId: 'UTC',
  // For the style and its font, which the policy of the page would block.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

async function dress(page: Page) {
  await page.addStyleTag({ path: STYLE });
  const fonts = await page.evaluate(async () => {
    const loaded = await document.fonts.load('16px Look');
    return loaded.map(({ status }) => status);
  });
  expect(fonts).toEqual(['loaded']);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the stable pages match their pictures', async ({ page, empty, look }) => {
      await page.goto(empty.origin);
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      await look('sign-in');

      await page.goto(empty.link);
      await page.getByRole('heading', { name: 'No sets yet' }).waitFor();
      await page.getByText('Live', { exact: true }).waitFor();
      await look('first-visit');

      await page.getByRole('button', { name: 'Create set' }).click();
      await page.getByRole('dialog', { name: 'Create set' }).waitFor();
      await look('create-set', '[role="dialog"]');
      await page.keyboard.press('Escape');

      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: 'Settings' }).waitFor();
      await look('palette', '[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.keyboard.press('Shift+?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await look('help', '[role="dialog"]');

      await page.goto(`${empty.origin}/settings`);
      await page.getByRole('region', { name: 'Keyboard' }).waitFor();
      await page.getByText('Session ends').waitFor();
      await look('settings');
    });
  });
}
