import { expect, test } from './support/test.ts';

test('a member is added, ticks, and is gone at zero without a reload', async ({
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

test('no request is needed for a member to vanish', async ({ dashboard: page, seed, setName }) => {
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
  await expect(page.getByText('alice lives 1 m longer.')).toBeVisible();

  await page.getByRole('button', { name: 'Extend alice by …' }).click();
  await page.getByLabel('Extend by').fill('1h');
  await page.getByRole('button', { name: 'Extend', exact: true }).click();
  await expect(row('alice')).toContainText(/1:01:[012]\d/);

  await page.getByRole('button', { name: 'Keep bob' }).click();
  await expect(row('bob')).toContainText('never');
  await expect(page.getByRole('button', { name: 'Extend bob by 1 m' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove carol' }).click();
  await expect(row('carol')).toHaveCount(0);
  await page.reload();
  await expect(row('alice')).toContainText(/1:01:[012]\d/);
  await expect(row('bob')).toContainText('never');
  await expect(row('carol')).toHaveCount(0);
});

test('members that others add are there within two seconds', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName, [{ member: 'first' }]);
  await page.getByRole('link', { name: setName }).click();
  await expect(page.getByRole('row', { name: /first/ })).toBeVisible();
  await seed.members(setName, [{ member: 'second', ttlMs: 60_000 }]);
  await expect(page.getByRole('row', { name: /second/ })).toBeVisible({ timeout: 2_500 });
});

test('the keyboard goes to the next row when the one that it is at vanishes', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName, [
    { member: 'brief', ttlMs: 8_000 },
    { member: 'next', ttlMs: 60_000 },
  ]);
  await page.getByRole('link', { name: setName }).click();
  await page.getByRole('row', { name: /brief/ }).waitFor();
  const list = page.getByRole('grid', { name: /soonest/ });
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-lead]')).toHaveAttribute('data-member', 'brief');
  // While the keyboard is in the list no row moves: it stays as a shadow until it is let go.
  await expect(page.locator('[data-lead]')).toHaveAttribute('data-member', 'next');
  await expect(page.getByRole('row', { name: /brief gone/ })).toBeVisible();
  await expect(list).toBeFocused();
  await page.getByRole('button', { name: '1 changed' }).click();
  await expect(page.getByRole('row', { name: /brief/ })).toHaveCount(0);
});

test('a large set is read page by page and kept within bounds', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName);
  const members = Array.from({ length: 1_000 }, (_, index) => ({
    member: `m${String(index).padStart(4, '0')}`,
    ttlMs: 600_000 + index * 1_000,
  }));
  await seed.members(setName, members);
  await page.getByRole('link', { name: setName }).click();
  await expect(page.getByRole('row', { name: /m0000/ })).toBeVisible();
  const list = page.getByRole('grid', { name: /soonest/ });
  const scrollTo = (end: number) =>
    list.evaluate((element, top) => {
      element.scrollTop = top;
    }, end);

  await expect
    .poll(async () => {
      await scrollTo(10_000_000);
      return page.locator('[data-member="m0999"]').count();
    })
    .toBe(1);
  expect(await page.locator('[data-member]').count()).toBeLessThan(60);
  await expect
    .poll(async () => {
      await scrollTo(0);
      return page.locator('[data-member="m0000"]').count();
    })
    .toBe(1);
});

test('members that expire by the hundred a second never leave the list empty', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  // A hundred a second for a while, from the moment at which the page is open.
  const from = 8_000;
  const members = Array.from({ length: 1_000 }, (_, index) => ({
    member: `m${String(index).padStart(4, '0')}`,
    ttlMs: from + index * 10,
  }));
  await seed.set(setName, [{ member: 'stays' }]);
  await seed.members(setName, members);
  await page.getByRole('link', { name: setName }).click();
  await expect(page.locator('[data-member]').first()).toBeVisible();

  const fewestRows = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let fewest = Infinity;
        const look = () => {
          const rows = [...document.querySelectorAll<HTMLElement>('[data-member]')];
          fewest = Math.min(fewest, rows.length);
          // Until so few are left that the last of them are on the screen.
          const names = rows.map(({ dataset }) => dataset['member'] ?? '');
          if (names.some((name) => name === 'stays' || name >= 'm0900')) return resolve(fewest);
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  expect(fewestRows).toBeGreaterThan(0);
});

test('the chart shows the members along the time they have left', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName, [
    { member: 'soon', ttlMs: 30_000 },
    { member: 'later', ttlMs: 3_000_000 },
  ]);
  await page.getByRole('link', { name: setName }).click();
  const chart = page.getByRole('application', { name: /Live members by time left/ });
  await expect(chart).toHaveAccessibleName(/: 2 within/);
  await page.getByText('1 m', { exact: true }).click();
  await expect(page).toHaveURL(/span=1m/);
  await expect(chart).toHaveAccessibleName(/1 within 1 m, 1 later, 0 never/);
  await page.getByRole('button', { name: 'Keep later' }).click();
  await expect(chart).toHaveAccessibleName(/1 within 1 m, 0 later, 1 never/);
  const heights = await chart
    .locator('i')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect()));
  expect(heights.some(({ width, height }) => width > 1 && height > 10)).toBe(true);
});
