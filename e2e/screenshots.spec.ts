import { test } from './support/test.ts';
import { startMayfly } from './support/mayfly-server.ts';

const LOOKS = [
  { name: 'desktop-light', colorScheme: 'light', viewport: { width: 1280, height: 860 } },
  { name: 'desktop-dark', colorScheme: 'dark', viewport: { width: 1280, height: 860 } },
  { name: 'phone-light', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'phone-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

const folder = process.env['SCREENSHOTS_DIR'] ?? 'docs/images';

// Runs on demand only (playwright.config.ts), and writes docs/images.
test.describe('pictures for the documentation', () => {
  for (const { name, ...look } of LOOKS) {
    test.describe(name, () => {
      test.use(look);

      test('of every page', async ({ page }) => {
        test.setTimeout(90_000);
        const mayfly = await startMayfly();
        const shoot = (what: string) =>
          page.screenshot({ path: `${folder}/${what}-${name}.png`, animations: 'disabled' });

        await page.goto(mayfly.origin);
        await page.getByRole('button', { name: 'Sign in' }).waitFor();
        await shoot('sign-in');

        await page.goto(mayfly.link);
        await page.reload();
        await page.getByRole('heading', { name: 'Nothing lives here yet' }).waitFor();
        await shoot('first-visit');

        await page.getByRole('button', { name: 'Fill with a sample' }).click();
        await page
          .getByRole('link', { name: /^sample:/ })
          .first()
          .waitFor();
        await page.getByRole('button', { name: 'Dismiss this message' }).click();
        await shoot('overview');
        await page.getByRole('link', { name: 'Sets', exact: true }).click();
        await page.getByRole('button', { name: 'Create a set' }).click();
        await page.getByLabel('Name', { exact: true }).fill('logins:web');
        await shoot('create');
        await page.keyboard.press('Escape');
        await shoot('sets');

        await page.getByRole('link', { name: 'sample:online-users' }).click();
        await page.getByRole('row').nth(2).waitFor();
        await shoot('set');

        await page.getByRole('link', { name: 'Servers' }).click();
        await page.locator('.u-over').first().waitFor();
        await shoot('servers');
        await mayfly.stop();
      });
    });
  }
});
