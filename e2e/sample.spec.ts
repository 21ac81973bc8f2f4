import { startMayfly } from './support/mayfly-server.ts';
import { expect, test } from './support/test.ts';

test('demo data is added on the first visit, changes by itself, and is removed', async ({
  page,
}) => {
  // Demo data needs an empty store, so this test has a separate one.
  const mayfly = await startMayfly();
  try {
    await page.goto(mayfly.link);
    await expect(page.getByRole('heading', { name: 'No sets yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Add demo data' }).click();

    await expect(page.getByRole('complementary', { name: 'Demo data' })).toBeVisible();
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
    // Before its server stops, because the page would report errors.
    await page.close();
    await mayfly.stop();
  }
});
