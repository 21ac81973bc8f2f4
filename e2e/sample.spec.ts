import { startMayfly } from './support/mayfly-server.ts';
import { expect, test } from './support/test.ts';

test('from the first visit to a sample whose members come and go', async ({ page }) => {
  // The sample only fills an empty store, so this test has one of its own.
  const mayfly = await startMayfly();
  try {
    await page.goto(mayfly.link);
    await expect(page.getByRole('heading', { name: 'No sets yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Add demo data' }).click();

    await expect(page.getByRole('complementary', { name: 'Sample' })).toBeVisible();
    await page.getByRole('link', { name: 'sample:online-users' }).click();

    const members = page.locator('[data-member]');
    await expect(members).not.toHaveCount(0);
    const namesNow = () =>
      members.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-member')));
    const before = await namesNow();
    const changes = async () => {
      const now = await namesNow();
      return {
        came: now.some((name) => !before.includes(name)),
        went: before.some((name) => !now.includes(name)),
      };
    };
    await expect.poll(changes, { timeout: 20_000 }).toEqual({ came: true, went: true });

    await page.getByRole('link', { name: 'Sets', exact: true }).first().click();
    await page.getByRole('button', { name: 'Remove demo data' }).click();
    await expect(page.getByRole('heading', { name: 'No sets yet' })).toBeVisible();
  } finally {
    // Before its server goes: the page would complain of that.
    await page.close();
    await mayfly.stop();
  }
});
