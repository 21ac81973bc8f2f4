import { startMayfly } from './support/mayfly-server.ts';
import { expect, seedFor, test } from './support/test.ts';

test('while Redis is down the page says so, stays readable, also when it is opened then, and recovers', async ({
  page,
  request,
  setName,
}) => {
  const mayfly = await startMayfly();
  try {
    await seedFor(request, mayfly).set(setName, [
      { member: 'brief', ttlMs: 9_000 },
      { member: 'stays', ttlMs: 3_600_000 },
    ]);
    await page.goto(mayfly.link);
    await page.getByRole('link', { name: 'Sets', exact: true }).click();
    // The overview, which is replaced, also has a link to the set.
    const list = page.getByRole('region', { name: 'List of sets' });
    await list.getByRole('link', { name: setName }).click();
    await expect(page.getByRole('row', { name: /stays/ })).toBeVisible();

    await mayfly.killRedis();
    const banner = page.getByText('Redis does not answer — retrying');
    await expect(banner).toBeVisible();
    await expect(page.getByRole('row', { name: /stays/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /brief/ })).toHaveCount(0, { timeout: 12_000 });

    await page.getByRole('button', { name: 'Keep stays' }).click();
    await expect(page.getByText(/The change may have happened/)).toBeVisible();
    await expect(page.getByRole('row', { name: /stays/ })).not.toContainText('No end');

    await mayfly.reviveRedis();
    await expect(banner).toBeHidden({ timeout: 12_000 });

    await mayfly.killRedis();
    // For a moment the API still has the new session in its cache.
    const askSession = () => page.request.get(`${mayfly.origin}/session`);
    await expect.poll(async () => (await askSession()).status()).toBe(503);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Redis does not answer' })).toBeVisible();
    await expect(page.getByText('Mayfly does not answer')).toHaveCount(0);

    await mayfly.reviveRedis();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  } finally {
    // Otherwise it would look for the server that stops.
    await page.goto('about:blank');
    await mayfly.stop();
  }
});

test('in an outage of the API a form opens, and its error goes when the API is back', async ({
  dashboard: page,
  setName,
}) => {
  // The browser fetches the dialog when it is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/dialogs-')),
  );
  await page.route('**/*', (route) => route.abort());
  const banner = page.getByText('The Mayfly API does not answer — retrying');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Create set' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create set' });
  await dialog.getByLabel('Name').fill(setName);
  const create = dialog.getByRole('button', { name: 'Create set' });
  await create.click();
  const error = dialog.getByRole('alert');
  await expect(error).toHaveText('The Mayfly API does not answer. The change may have happened.');

  await page.unroute('**/*');
  await expect(banner).toBeHidden();
  await expect(error).toHaveCount(0);
  await create.click();
  await expect(page.getByRole('heading', { name: setName })).toBeVisible();

  // A request that hangs is noticed long before it is given up.
  await page.route('**/graphql', () => undefined);
  await expect(banner).toBeVisible({ timeout: 6000 });
});
