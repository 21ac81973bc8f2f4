import { expect, test } from './support/test.ts';

const TITLES = [
  'CPU',
  'Load average',
  'Host memory',
  'Process memory',
  'Event-loop delay',
  'Event-loop utilisation',
  'Page faults',
  'Operations',
  'Redis memory',
  'Clients',
  'Hit ratio',
  'Keys removed',
];

test('the charts of a server and its Redis update live', async ({ dashboard: page }) => {
  await page.getByRole('link', { name: 'Servers' }).click();
  await page.getByText('5 min', { exact: true }).click();
  for (const title of TITLES) {
    const chart = page.getByRole('region', { name: title, exact: true });
    await expect(chart.getByRole('application', { name: new RegExp(title) })).toBeVisible();
    await expect(chart.locator('canvas')).toBeVisible();
  }
  const heights = await page
    .getByRole('main')
    .locator('section section')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(new Set(heights).size, `heights ${heights.join(' ')}`).toBe(1);
  const memory = page.getByRole('region', { name: 'Host memory', exact: true });
  await expect(memory.getByText(/GiB/).first()).toBeVisible();
  const redis = page.getByRole('region', { name: 'Redis memory', exact: true });
  await expect(redis.getByText(/[KM]iB/).first()).toBeVisible();

  await memory.getByText('Data table').click();
  const latest = memory.getByRole('table').getByRole('rowheader').first();
  await expect(latest).toHaveText(/so far$/);
  const before = await latest.textContent();
  await expect(latest).not.toHaveText(before ?? '');

  // On a phone, each chart is a small figure, and a tap shows the whole chart.
  await page.setViewportSize({ width: 390, height: 844 });
  const figure = page.getByRole('button', { name: /^Host memory/ });
  await figure.click();
  await expect(memory.getByRole('application')).toBeVisible();
  await expect(memory.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(memory).toBeHidden();
  await expect(figure).toBeFocused();
});

test('a longer range loads in one request and then updates without another', async ({
  dashboard: page,
  mayfly,
}) => {
  const histories: string[] = [];
  const samples: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('ServerHistory')) histories.push(request.postData() ?? '');
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().includes('serverSamples')) samples.push(payload.toString());
    });
  });
  // Opens a new socket, of which Playwright reports the messages.
  await page.goto(`${mayfly.origin}/servers?range=5m`);
  await page
    .getByRole('group', { name: 'Time range' })
    .getByText('15 min', { exact: true })
    .click();
  await expect(page).toHaveURL(/range=15m/);
  await expect.poll(() => samples.length).toBeGreaterThan(5);
  expect(histories).toHaveLength(1);
  const clients = page.getByRole('region', { name: 'Clients', exact: true });
  await expect(clients.getByRole('definition')).toHaveText(/\d/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '15 min', exact: true })).toBeChecked();
});

test('a chart is readable with the keys, and all charts follow', async ({ dashboard: page }) => {
  await page.getByRole('link', { name: 'Servers' }).click();
  await page.getByText('5 min', { exact: true }).click();
  const cpu = page.getByRole('region', { name: 'CPU', exact: true });
  await expect(cpu.getByRole('definition')).toHaveText(/%/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await cpu.getByRole('application').focus();
  await page.keyboard.press('ArrowLeft');
  const spoken = cpu.locator('[aria-live="polite"]');
  await expect(spoken).toHaveText(/^\d\d:\d\d:\d\d( so far)?: busy \d/);
  const time = (await spoken.textContent())?.slice(0, 8) ?? '';
  for (const title of TITLES.slice(1)) {
    const other = page.getByRole('region', { name: title, exact: true });
    await expect(other.getByText(time)).toBeVisible();
  }
  await page.keyboard.press('Home');
  await expect(spoken).not.toHaveText(new RegExp(`^${time}`));
  await page.keyboard.press('Escape');
  await expect(spoken).toBeEmpty();
  await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Reset zoom' }).click();
  await expect(page.getByRole('button', { name: 'Reset zoom' })).toBeHidden();
  await page.getByRole('button', { name: 'Resume' }).click();
});

test('dragging over a chart zooms into all charts', async ({ dashboard: page }) => {
  await page.getByRole('link', { name: 'Servers' }).click();
  await page.getByText('5 min', { exact: true }).click();
  const cpu = page.getByRole('region', { name: 'CPU', exact: true });
  const plot = cpu.locator('.u-over');
  await plot.scrollIntoViewIfNeeded();
  const box = await plot.boundingBox();
  if (!box) throw new Error('The chart has no area.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.4, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Reset zoom' })).toBeVisible();
});
