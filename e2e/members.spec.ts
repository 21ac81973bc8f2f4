import { expect, test } from './support/test.ts';

test('a member is added, counts down, and disappears at zero without a reload', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName, [{ member: 'stays', ttlMs: 600_000 }]);
  await page.getByRole('link', { name: setName }).click();
  await page.getByRole('button', { name: 'Add…' }).click();
  await page.getByLabel('Member', { exact: true }).fill('brief');
  await page.getByLabel('Time to live', { exact: true }).fill('4s');
  await page.getByLabel('Value (JSON, optional)').fill('{"from": "e2e"}');
  await page.getByRole('button', { name: 'Add member' }).click();

  const row = page.getByRole('row', { name: /brief/ });
  await expect(row).toContainText('{"from":"e2e"}');
  await expect(
    page.getByRole('term').filter({ hasText: 'Live members' }).locator('..'),
  ).toContainText('2');
  await expect(row.locator('[data-phase="last"]')).toBeVisible();
  const shown = async () => parseFloat(await row.locator('time span').first().innerText());
  const first = await shown();
  await expect.poll(shown).toBeLessThan(first);

  await expect(row).toHaveCount(0);
  await expect(
    page.getByRole('term').filter({ hasText: 'Live members' }).locator('..'),
  ).toContainText('1');
  await expect(page.getByRole('row', { name: /stays/ })).toBeVisible();
});

test('a member disappears without a request', async ({ dashboard: page, seed, setName }) => {
  await seed.set(setName, [
    { member: 'brief', ttlMs: 8_000 },
    { member: 'stays', ttlMs: 600_000 },
  ]);
  await page.getByRole('link', { name: setName }).click();
  const row = page.getByRole('row', { name: /brief/ });
  await expect(row).toBeVisible();
  await page.route('**/graphql', () => undefined);
  await expect(row).toHaveCount(0);
  await expect(
    page.getByRole('term').filter({ hasText: 'Live members' }).locator('..'),
  ).toContainText('1');
});

test('members are extended, kept and removed', async ({ dashboard: page, seed, setName }) => {
  await seed.set(setName, [
    { member: 'alice', ttlMs: 30_000 },
    { member: 'bob', ttlMs: 40_000 },
    { member: 'carol', ttlMs: 50_000 },
  ]);
  await page.getByRole('link', { name: setName }).click();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

  await page.getByRole('button', { name: 'Extend alice by 1 m' }).click();
  await expect(row('alice')).toContainText(/1:[012]\d/);
  await expect(page.getByText('alice extended by 1 m.')).toBeVisible();

  await page.getByRole('button', { name: 'Extend alice by …' }).click();
  await page.getByLabel('Extend by').fill('1h');
  await page.getByRole('button', { name: 'Extend', exact: true }).click();
  await expect(row('alice')).toContainText(/1:01:[012]\d/);

  await page.getByRole('button', { name: 'Keep bob' }).click();
  await expect(row('bob')).toContainText('No end');
  await expect(page.getByRole('button', { name: 'Extend bob by 1 m' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove carol' }).click();
  await expect(row('carol')).toHaveCount(0);
  await page.reload();
  await expect(row('alice')).toContainText(/1:01:[012]\d/);
  await expect(row('bob')).toContainText('No end');
  await expect(row('carol')).toHaveCount(0);
});

test('without a change feed, members that other clients add appear within two seconds', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.mutate('createExpiringSet', { name: setName, defaultTtlMs: 300_000, feedKept: 0 });
  await seed.members(setName, [{ member: 'first' }]);
  await page.getByRole('link', { name: setName }).click();
  await expect(page.getByRole('row', { name: /first/ })).toBeVisible();
  await seed.members(setName, [{ member: 'second', ttlMs: 60_000 }]);
  await expect(page.getByRole('row', { name: /second/ })).toBeVisible({ timeout: 2_500 });
});

test('the chart shows the members by time left', async ({ dashboard: page, seed, setName }) => {
  await seed.set(setName, [
    { member: 'soon', ttlMs: 30_000 },
    { member: 'later', ttlMs: 3_000_000 },
  ]);
  await page.getByRole('link', { name: setName }).click();
  const chart = page.getByRole('application', { name: /Live members by time left/ });
  await expect(chart).toHaveAccessibleName(/: 2 within/);
  await page.getByText('1 m', { exact: true }).click();
  await expect(page).toHaveURL(/span=1m/);
  await expect(chart).toHaveAccessibleName(/1 within 1 m, 1 later, 0 no end/);
  await page.getByRole('button', { name: 'Keep later' }).click();
  await expect(chart).toHaveAccessibleName(/1 within 1 m, 0 later, 1 no end/);
  const heights = await chart
    .locator('i')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect()));
  expect(heights.some(({ width, height }) => width > 1 && height > 10)).toBe(true);
});
