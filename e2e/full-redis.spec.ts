import { startMayfly } from './support/mayfly-server.ts';
import { expect, seedFor, test } from './support/test.ts';

test('a full Redis is an alert, refuses what it would store, and recovers once members are removed', async ({
  page,
  browser,
  request,
  setName,
}) => {
  const mayfly = await startMayfly();
  const stranger = await browser.newPage();
  try {
    await seedFor(request, mayfly).set(setName, [{ member: 'alice' }, { member: 'bob' }]);
    await page.goto(mayfly.link);
    await expect(page.getByText(/Nothing needs attention/)).toBeVisible();

    await mayfly.send('CONFIG SET maxmemory 1');
    const alerts = page.getByRole('region', { name: /Needs attention/ });
    await expect(alerts).toContainText(
      'Redis is full. Mayfly stores nothing new until memory is free. Remove members or raise maxmemory.',
    );

    // The alert leads to the sets.
    await alerts.getByRole('link', { name: 'Sets' }).click();
    await page.getByRole('link', { name: setName }).click();
    await page.getByRole('button', { name: 'Add…' }).click();
    await page.getByLabel('Member', { exact: true }).fill('carol');
    await page.getByRole('button', { name: 'Add member' }).click();
    await expect(page.getByText(/^Redis is full\. Nothing was changed\./)).toBeVisible();
    await page.getByRole('button', { name: 'Remove bob' }).click();
    await expect(page.getByText('bob removed.')).toBeVisible();
    await expect(page.getByRole('row', { name: /bob/ })).toHaveCount(0);

    await stranger.goto(mayfly.origin);
    await stranger.getByLabel('Token').fill(mayfly.token);
    await stranger.getByRole('button', { name: 'Sign in' }).click();
    await expect(stranger.getByText(/Redis is full: Mayfly cannot open a session/)).toBeVisible();
    await stranger.goto('about:blank');
    await stranger.goto(mayfly.link);
    await expect(stranger.getByText(/Redis is full: Mayfly cannot open a session/)).toBeVisible();

    await mayfly.send('CONFIG SET maxmemory 0');
    await stranger.getByLabel('Token').fill(mayfly.token);
    await stranger.getByRole('button', { name: 'Sign in' }).click();
    await expect(stranger.getByRole('navigation', { name: 'Main' })).toBeVisible();
    // What was typed is still there.
    await page.getByRole('button', { name: 'Add member' }).click();
    await expect(page.getByRole('row', { name: /carol/ })).toBeVisible();
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(page.getByText(/Nothing needs attention/)).toBeVisible();
  } finally {
    // Before its server goes: the page would complain of that.
    await stranger.close();
    await page.close();
    await mayfly.stop();
  }
});
