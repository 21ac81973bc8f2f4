import { numbered } from './support/numbered.ts';
import { expect, test } from './support/test.ts';

test('rows do not move under the pointer, and the list shows how many have changed', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(
    setName,
    numbered(5, (index) => 600_000 + index * 60_000),
  );
  await page.getByRole('link', { name: setName }).click();
  await page.locator('[data-member="m0001"]').click({ position: { x: 560, y: 20 } });
  await seed.members(setName, [{ member: 'sooner', ttlMs: 300_000 }]);
  await expect(page.getByText('1 changed')).toBeVisible();
  const changed = page.getByRole('button', { name: 'Show current' });
  await expect(page.getByRole('row', { name: /sooner/ })).toHaveCount(0);
  await changed.click();
  await expect(page.getByRole('row', { name: /sooner/ })).toBeVisible();
});

test('a list of thousands scrolls to a position, to a time and by keys', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName);
  for (const from of [0, 1_000, 2_000]) {
    const members = numbered(3_000, (index) => 600_000 + index * 10_000);
    await seed.members(setName, members.slice(from, from + 1_000));
  }
  await page.getByRole('link', { name: setName }).click();
  await page.getByRole('button', { name: 'Go to…' }).click();
  await page.getByLabel('Position').fill('2,001');
  await page.getByRole('button', { name: 'Go', exact: true }).first().click();
  await expect(page.locator('[data-member="m2000"]')).toBeInViewport();
  await page.keyboard.press('Escape');

  const list = page.getByRole('grid', { name: /soonest/ });
  await list.focus();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-member="m0000"]')).toBeInViewport();
  await page.keyboard.press('End');
  await expect(page.locator('[data-member="m2999"]')).toBeInViewport();

  const chart = page.getByRole('application', { name: /Live members by time left/ });
  // The pointer would also select a bar.
  await page.mouse.move(5, 5);
  await chart.focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-member="m2999"]')).not.toBeInViewport();
  await expect(page.locator('[data-member]').first()).toBeVisible();
});

test('search results are counted, removed together, and restored', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName, [
    { member: 'order-1', ttlMs: 600_000 },
    { member: 'order-2', ttlMs: 700_000 },
    { member: 'mail-1', ttlMs: 800_000 },
  ]);
  await page.getByRole('link', { name: setName }).click();
  await page.getByLabel('Search members').fill('order');
  await expect(page.getByText('2 found')).toBeVisible();
  await expect(page.getByText(/scanned 3 of 3/)).toBeVisible();
  await expect(page).toHaveURL(/find=order/);
  await page.getByRole('button', { name: 'Remove all matches…' }).click();
  await page.getByRole('button', { name: 'Remove 2' }).click();
  await expect(page.getByText('2 members removed.')).toBeVisible();
  await expect(page.getByText(/No live member begins with/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('row', { name: /mail-1/ })).toBeVisible();
});

test('the cursor moves to the next row when its row vanishes', async ({
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
  // While the list has the focus no row moves: the expired one stays as a shadow until the list is updated.
  await expect(page.locator('[data-lead]')).toHaveAttribute('data-member', 'next');
  await expect(page.getByRole('row', { name: /brief gone/ })).toBeVisible();
  await expect(list).toBeFocused();
  await expect(page.getByText('1 expired')).toBeVisible();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Show current' }).click();
  await expect(page.getByRole('row', { name: /brief/ })).toHaveCount(0);
});

test('a large set loads page by page with a bounded number of rows, and is selected from every position', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(
    setName,
    numbered(1_000, (index) => 600_000 + index * 1_000),
  );
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

  await page.getByRole('button', { name: 'Go to…' }).click();
  await page.getByLabel('Position').fill('700');
  await page.getByRole('button', { name: 'Go', exact: true }).first().click();
  await expect(page.locator('[data-member="m0699"]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await list.focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('1,000 of 1,000 selected')).toBeVisible();
});

test('a list in use is never without live rows while a hundred members per second expire', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  // A hundred a second for a while, starting when the page is open.
  const from = 5_000;
  await seed.set(setName, [{ member: 'stays' }]);
  await seed.members(
    setName,
    numbered(500, (index) => from + index * 10),
  );
  await page.getByRole('link', { name: setName }).click();
  await expect(page.locator('[data-member]').first()).toBeVisible();
  // By the keyboard, so that no row moves.
  const list = page.getByRole('grid', { name: /soonest/ });
  await list.focus();
  await page.keyboard.press('ArrowDown');

  const fewestRows = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let fewest = Infinity;
        const look = () => {
          const rows = [
            ...document.querySelectorAll<HTMLElement>('[data-member]:not([data-gone])'),
          ];
          fewest = Math.min(fewest, rows.length);
          // Until the last rows are on the screen.
          const names = rows.map(({ dataset }) => dataset['member'] ?? '');
          if (names.some((name) => name === 'stays' || name >= 'm0450')) return resolve(fewest);
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  expect(fewestRows).toBeGreaterThan(0);
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
});
