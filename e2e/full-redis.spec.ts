import { startMayfly } from './support/mayfly-server.ts';
import { expect, seedFor, test } from './support/test.ts';

test('a full Redis raises an alert, rejects writes, allows removals, and recovers', async ({
  page,
  browser,
  request,
  setName,
}) => {
  const mayfly = await startMayfly();
  const visitor = await browser.newPage();
  try {
    await seedFor(request, mayfly).set(setName, [{ member: 'alice' }, { member: 'bob' }]);
    await page.goto(mayfly.link);
    await expect(page.getByText(/Nothing needs attention/)).toBeVisible();

    await mayfly.send('CONFIG SET maxmemory 1');
    const alerts = page.getByRole('region', { name: /Needs attention/ });
    await expect(alerts).toContainText(
      'Redis is full. Mayfly stores nothing new until memory is free. Remove members or raise maxmemory.',
    );

    // The alert links to the sets.
    await alerts.getByRole('link', { name: 'Sets' }).click();
    await page.getByRole('link', { name: setName }).click();
    await page.getByRole('button', { name: 'Add…' }).click();
    await page.getByLabel('Member', { exact: true }).fill('carol');
    await page.getByRole('button', { name: 'Add member' }).click();
    await expect(page.getByText(/^Redis is full\. Nothing was changed\./)).toBeVisible();
    await page.getByRole('button', { name: 'Remove bob' }).click();
    await expect(page.getByText('bob removed.')).toBeVisible();
    await expect(page.getByRole('row', { name: /bob/ })).toHaveCount(0);

    await visitor.goto(mayfly.origin);
    await visitor.getByLabel('Token').fill(mayfly.token);
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await expect(visitor.getByText(/Redis is full: Mayfly cannot open a session/)).toBeVisible();
    await visitor.goto('about:blank');
    await visitor.goto(mayfly.link);
    await expect(visitor.getByText(/Redis is full: Mayfly cannot open a session/)).toBeVisible();

    await mayfly.send('CONFIG SET maxmemory 0');
    await visitor.getByLabel('Token').fill(mayfly.token);
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await expect(visitor.getByRole('navigation', { name: 'Main' })).toBeVisible();
    // The typed text is still there.
    await page.getByRole('button', { name: 'Add member' }).click();
    await expect(page.getByRole('row', { name: /carol/ })).toBeVisible();
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(page.getByText(/Nothing needs attention/)).toBeVisible();
  } finally {
    // Before its server stops, because the page would report errors.
    await visitor.close();
    await page.close();
    await mayfly.stop();
  }
});
