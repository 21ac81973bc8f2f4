import { expect, test } from './support/test.ts';

test('the charts of a server fill while one watches', async ({ dashboard: page }) => {
  await page.getByRole('link', { name: 'Servers' }).click();
  for (const title of ['Load average', 'CPU', 'Memory', 'Page faults']) {
    const chart = page.getByRole('region', { name: title, exact: true });
    await expect(chart.getByRole('application', { name: new RegExp(title) })).toBeVisible();
    await expect(chart.locator('canvas')).toBeVisible();
  }
  // A server that has just begun has no hour to show yet.
  await expect(page.getByRole('radio', { name: '5 min', exact: true })).toBeChecked();
  const memory = page.getByRole('region', { name: 'Memory', exact: true });
  await expect(memory.getByText(/GiB/).first()).toBeVisible();

  await memory.getByText('As a table').click();
  const latest = memory.getByRole('table').getByRole('rowheader').first();
  const before = await latest.textContent();
  await expect(latest).not.toHaveText(before ?? '');

  await page
    .getByRole('group', { name: 'Range of the charts' })
    .getByText('15 min', { exact: true })
    .click();
  await expect(page).toHaveURL(/range=15m/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '15 min', exact: true })).toBeChecked();
});

test('only what is new is read again', async ({ dashboard: page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"ServerSamples"'))
      bodies.push(request.postData() ?? '');
  });
  await page.getByRole('link', { name: 'Servers' }).click();
  await expect.poll(() => bodies.length).toBeGreaterThan(2);
  expect(bodies[0]).toContain('"after":null');
  for (const body of bodies.slice(1)) expect(body).not.toContain('"after":null');
});

test('a chart can be read with the keys, and all charts follow', async ({ dashboard: page }) => {
  await page.getByRole('link', { name: 'Servers' }).click();
  const cpu = page.getByRole('region', { name: 'CPU', exact: true });
  await cpu.locator('canvas').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await cpu.getByRole('application').focus();
  await page.keyboard.press('ArrowLeft');
  const spoken = cpu.locator('[aria-live="polite"]');
  await expect(spoken).toHaveText(/^\d\d:\d\d:\d\d: busy \d/);
  const time = (await spoken.textContent())?.slice(0, 8) ?? '';
  for (const title of ['Load average', 'Memory', 'Page faults']) {
    const other = page.getByRole('region', { name: title, exact: true });
    await expect(other.getByText(time, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Home');
  await expect(spoken).not.toHaveText(new RegExp(`^${time}`));
  await page.keyboard.press('Escape');
  await expect(spoken).toBeEmpty();
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
});
