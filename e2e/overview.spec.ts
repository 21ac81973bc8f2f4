import { startMayfly } from './support/mayfly-server.ts';
import { expect, seedFor, test } from './support/test.ts';

test('the overview counts the live members of all sets, and links to the sets', async ({
  page,
  request,
}) => {
  // It counts all sets, so this test has a separate store.
  const mayfly = await startMayfly();
  try {
    const seed = seedFor(request, mayfly);
    await seed.set('logins', [
      { member: 'soon', ttlMs: 30_000 },
      { member: 'later', ttlMs: 1_800_000 },
    ]);
    await seed.set('tokens', [{ member: 'tomorrow', ttlMs: 86_400_000 }]);
    await page.goto(mayfly.link);
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();

    const figures = page.locator('dl[aria-label="Overview"]');
    const figure = (label: string) =>
      figures.locator('div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(figure('Live members')).toContainText('3');
    await expect(figure('Live members')).toContainText('in 2 sets');
    await expect(figure('Expiring within a minute')).toContainText('1');
    await expect(figure('Expiring within an hour')).toContainText('2');
    await expect(page.getByText(/Nothing needs attention/)).toBeVisible();

    // An explanation opens by keyboard and by a press. Escape and a press elsewhere close it.
    const term = page.getByRole('button', { name: 'latest average' });
    const explanation = page.getByText(/^Of the last seconds/);
    await expect(explanation).toBeHidden();
    await term.press('Enter');
    await expect(explanation).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
    await term.click();
    await expect(explanation).toBeVisible();
    await page.getByRole('heading', { name: 'Overview' }).click();
    await expect(explanation).toBeHidden();

    // Changes by other clients appear without a reload, and expired members disappear.
    await seed.members('logins', [{ member: 'brief', ttlMs: 8_000 }]);
    await expect(figure('Live members')).toContainText('4');
    await expect(figure('Live members')).toContainText('3', { timeout: 15_000 });

    // The server has recorded at least two samples by now, or does so within twenty seconds.
    const history = page.getByRole('region', { name: 'Member history' });
    await expect(history.getByRole('application').first()).toBeVisible({ timeout: 30_000 });
    await history.getByText('Data table').click();
    await expect(history.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/^[34]$/);
    await page.getByText('15 min', { exact: true }).click();
    await expect(page).toHaveURL(/range=15m/);

    await page.getByText('Next minute', { exact: true }).click();
    await expect(page).toHaveURL(/span=1m/);
    await expect(page).toHaveURL(/range=15m/);
    await expect(page.getByRole('application', { name: /within 1 m$/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Next minute' })).toBeChecked();

    await page.getByRole('link', { name: 'logins' }).click();
    await expect(page.getByRole('heading', { name: 'logins' })).toBeVisible();
    // Rates take two samples, which are ten seconds apart.
    await expect(history.getByText('added')).toBeVisible({ timeout: 40_000 });
  } finally {
    // Before its server stops, because the page would report errors.
    await page.close();
    await mayfly.stop();
  }
});
