import type { Locator, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { nightly } from '../packages/core/test/support/nightly.ts';
import { startCatalogue } from './support/catalogue.ts';
import { startMayfly } from './support/mayfly-server.ts';
import { expect, test as base } from './support/test.ts';

const STYLE = fileURLToPath(new URL('support/look.css', import.meta.url));
const FONT = fileURLToPath(
  import.meta.resolve('@fontsource/share-tech-mono/files/share-tech-mono-latin-400-normal.woff2'),
);

interface LookFixtures {
  /** Compares the part with its picture: in the light theme, and at night also in the dark one. */
  readonly look: (picture: string, part?: Locator) => Promise<void>;
}

const test = base.extend<LookFixtures>({
  look: async ({ page }, use) => {
    await page.route('**/look.woff2', (route) => route.fulfill({ path: FONT }));
    await use(async (picture, part = page.locator('body')) => {
      const themes = ['light', 'dark'] as const;
      for (const colorScheme of themes.slice(0, nightly(2, 1))) {
        await page.emulateMedia({ colorScheme });
        await expect.soft(part).toHaveScreenshot(`${picture}-${colorScheme}.png`);
      }
    });
  },
});

test.use({
  viewport: { width: 1280, height: 860 },
  locale: 'en-GB',
  timezoneId: 'UTC',
  // For the style and its font, which the policy of the page would block.
  bypassCSP: true,
});

async function dress(page: Page) {
  await page.addStyleTag({ path: STYLE });
  const fonts = await page.evaluate(async () => {
    const loaded = await document.fonts.load('16px Look');
    return loaded.map(({ status }) => status);
  });
  expect(fonts).toEqual(['loaded']);
}

test('the components match their pictures', async ({ page, look }) => {
  // Vite compiles the catalogue, and at night the test compares eighteen pictures.
  test.slow();
  const catalogue = await startCatalogue();
  try {
    await page.goto(catalogue.url);
    await page.getByRole('heading', { name: 'Catalogue' }).waitFor();
    await dress(page);
    for (const section of await page.getByRole('region').all()) {
      const name = await section.getAttribute('aria-label');
      const isExample = name === null || name === 'Overlays';
      if (!isExample) await look(name.toLowerCase().replaceAll(' ', '-'), section);
    }
    for (const [button, role] of [
      ['ConfirmDialog', 'alertdialog'],
      ['Menu', 'menu'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await look(role, page.getByRole(role));
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  } finally {
    await page.close();
    await catalogue.stop();
  }
});

test('the first pages match their pictures', async ({ page, look }) => {
  const server = await startMayfly();
  try {
    await page.goto(server.origin);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await dress(page);
    await look('sign-in');
    await page.goto(server.link);
    await page.getByRole('heading', { name: 'No sets yet' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await dress(page);
    await look('first-visit');
  } finally {
    await page.close();
    await server.stop();
  }
});
