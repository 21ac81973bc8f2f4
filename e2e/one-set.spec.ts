import type { Locator } from '@playwright/test';
import { numbered } from './support/numbered.ts';
import { expect, test } from './support/test.ts';

const ALL =
  'query($set: String!) { expiringSet(name: $set) { members(first: 100) { edges { node { member value expiresAt } } } } }';

test('many members are restored with exactly their former expiries', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(
    setName,
    numbered(20, (index) => 600_000 + index * 1_000),
  );
  const before = await seed.ask<object>(ALL, { set: setName });
  await page.getByRole('link', { name: setName }).click();
  await page.locator('[data-member="m0002"]').click({ position: { x: 560, y: 20 } });
  await page
    .locator('[data-member="m0006"]')
    .click({ position: { x: 560, y: 20 }, modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Selected members' });
  await expect(bar).toContainText('5 of 20 selected');

  await bar.getByRole('button', { name: '+10 m' }).click();
  await expect(page.getByText('5 members extended by 10 m.')).toBeVisible();
  await bar.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('5 members removed.')).toBeVisible();
  expect(await seed.ask<object>(ALL, { set: setName })).not.toEqual(before);

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: 5 members restored.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => seed.ask<object>(ALL, { set: setName })).toEqual(before);
});

test('an undo that fails in an outage can be retried after it', async ({
  dashboard: page,
  context,
  seed,
  setName,
}) => {
  await seed.set(
    setName,
    numbered(5, (index) => 600_000 + index * 1_000),
  );
  const before = await seed.ask<object>(ALL, { set: setName });
  await page.getByRole('link', { name: setName }).click();
  await page.getByRole('button', { name: 'Remove m0003' }).click();
  await expect(page.getByText('m0003 removed.')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Not undone\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: member restored.')).toBeVisible();
  expect(await seed.ask<object>(ALL, { set: setName })).toEqual(before);
});

test('with the change feed on, a change appears immediately on another screen', async ({
  dashboard: page,
  context,
  mayfly,
  seed,
  setName,
}) => {
  await seed.mutate('createExpiringSet', { name: setName, defaultTtlMs: 300_000, feedKept: 0 });
  await seed.members(setName, [{ member: 'first', ttlMs: 3_000_000 }]);
  await page.getByRole('link', { name: setName }).click();
  await expect(page.getByText('Updates every few seconds')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on the change feed' }).click();
  await expect(page.getByText('No changes since you opened this page.')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${mayfly.origin}/sets/${encodeURIComponent(setName)}`);
  await other.getByRole('row', { name: /first/ }).waitFor();
  await other.getByRole('button', { name: 'Add…' }).click();
  await other.getByLabel('Member', { exact: true }).fill('second');
  await other.getByRole('button', { name: 'Add member' }).click();

  await expect(page.getByRole('row', { name: /second/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Latest changes' })).toContainText('addedsecond');
  await other.close();
});

test('the feed does not report "no changes" before its subscription has started', async ({
  page,
  mayfly,
  seed,
  setName,
}) => {
  await seed.set(setName, [{ member: 'first', ttlMs: 3_000_000 }]);
  // A socket that opens and delivers nothing.
  await page.routeWebSocket('**/graphql', () => {});
  await page.goto(mayfly.link);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.goto(`${mayfly.origin}/sets/${encodeURIComponent(setName)}`);
  await page.getByRole('row', { name: /first/ }).waitFor();
  await expect(page.getByText('Listening for changes…')).toBeVisible();
  await expect(page.getByText('No changes since you opened this page.')).toHaveCount(0);
});

test('at 1280 × 800 ten members are in view, and nothing is clipped or covered', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  const long = (index: number) =>
    `presence:lobby:room-with-a-long-name:europe-west:user:${String(index).padStart(6, '0')}`;
  const members = Array.from({ length: 60 }, (_, index) => ({
    member: long(index),
    ttlMs: 600_000 + index * 60_000,
  }));
  await seed.set(setName, members);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: setName }).click();
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('The part is not on the page.');
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const row = (index: number) => page.locator(`[data-member="${long(index)}"]`);
  await row(0).waitFor();
  const grid = await boxOf(page.getByRole('grid', { name: /soonest/ }));
  expect((await boxOf(row(0))).y).toBeLessThanOrEqual(300);
  expect((await boxOf(row(9))).bottom).toBeLessThanOrEqual(Math.min(800, grid.bottom));
  const figures = await page
    .locator('dl dt')
    .evaluateAll((all) => all.slice(0, 5).map((each) => each.getBoundingClientRect().top));
  expect(new Set(figures).size).toBe(1);

  // Without values the names have nearly all of the width, and their ends are always visible.
  // The pointer is still where the list of sets was, and a row under it shows its actions.
  await page.mouse.move(0, 0);
  const name = row(3).getByRole('button', { name: long(3), exact: true });
  const widthOf = async (part: Locator) => (await boxOf(part)).width;
  await expect.poll(() => widthOf(name)).toBeGreaterThan(grid.width * 0.6);
  await expect(name).toHaveAttribute('title', long(3));
  await row(3).hover();
  const actions = await boxOf(row(3).getByRole('gridcell').last());
  expect(actions.right).toBeLessThanOrEqual((await boxOf(row(3).locator('time'))).x);
  const end = name.locator('bdi > span').last();
  await expect(end).toHaveText('ser:000003');
  expect((await boxOf(end)).right).toBeLessThanOrEqual(actions.x);

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    await row(0).locator('[data-control="select"]').click();
    const bar = page.getByRole('toolbar', { name: 'Selected members' });
    const { x, right } = await boxOf(bar.locator('..'));
    for (const button of await bar.getByRole('button').all()) {
      const box = await boxOf(button);
      expect(box.x).toBeGreaterThanOrEqual(x - 8);
      expect(box.right).toBeLessThanOrEqual(right);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await bar.getByRole('button', { name: 'Clear selection' }).click();
  }
});

test('many members are pasted, with errors for each line', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName);
  await page.getByRole('link', { name: setName }).click();
  await page.getByRole('button', { name: 'Paste…' }).click();
  const field = page.getByLabel('Members, one per line, or NDJSON');
  await field.fill('alice\n{"member": "bob", "ttl": "1h", "value": [1]}\n{"member": "carol"');
  await expect(page.getByText('invalid JSON')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Your input would be lost/)).toBeVisible();
  await expect(field).toHaveValue(/^alice/);
  await field.fill(
    'alice\n{"member": "bob", "ttl": "1h", "value": [1]}\n{"member": "carol", "ttl": null}',
  );
  await page.getByRole('button', { name: 'Add 3' }).click();
  await expect(page.getByText('3 members added.')).toBeVisible();
  await expect(page.getByRole('row', { name: /carol/ })).toContainText('No end');
  await expect(page.getByRole('row', { name: /bob/ })).toContainText('[1]');
});

test('an open member is in the address, and shows its whole value', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName, [{ member: 'a b/ü', ttlMs: 600_000, value: { deep: { list: [1, 2] } } }]);
  await page.getByRole('link', { name: setName }).click();
  await page.getByRole('button', { name: 'a b/ü', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Value as JSON' })).toContainText('"list": [');
  await page.reload();
  const opened = page.getByRole('region', { name: 'Member a b/ü' });
  await expect(opened).toContainText('Show in list: 1 of 1');
  await opened.getByLabel('Expire at').fill('2031-01-01T00:00:00');
  await opened.getByRole('button', { name: 'Set' }).click();
  await expect(page.getByText('a b/ü rescheduled.')).toBeVisible();
  await expect(opened).toContainText('2031');
});

for (const [strategy, options] of [
  ['keys', { defaultTtlMs: 600_000 }],
  ['buckets', { defaultTtlMs: 600_000, blockMs: 60_000 }],
  ['window', { windowMs: 600_000 }],
] as const) {
  test(`a set of the strategy ${strategy} offers what the strategy supports`, async ({
    dashboard: page,
    mayfly,
    seed,
    setName,
  }) => {
    await seed.mutate('createExpiringSet', { name: setName, strategy: { [strategy]: options } });
    await page.goto(`${mayfly.origin}/sets/${encodeURIComponent(setName)}`);
    await page.getByLabel('Member', { exact: true }).fill('"one"');
    await page.getByRole('button', { name: 'Add member' }).click();
    const row = page.getByRole('row', { name: /one/ });
    await expect(row).toBeVisible();
    const history = page.getByRole('region', { name: 'Member history' });
    await expect(history.getByText(/Only sorted and sharded/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to…' })).toHaveCount(
      strategy === 'window' ? 1 : 0,
    );
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText(/ removed\./)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone: member restored.')).toBeVisible();
  });
}

test('the axis of time left is readable for every span and width', async ({
  dashboard: page,
  mayfly,
  seed,
  setName,
}) => {
  const dayMs = 86_400_000;
  const spans = { '10 y': 3650 * dayMs, '1 y': 300 * dayMs, '1 d': 0.8 * dayMs };
  for (const [span, ttlMs] of Object.entries(spans)) {
    const name = `${setName}:${ttlMs}`;
    await seed.set(name, [{ member: 'last', ttlMs }]);
    await page.goto(`${mayfly.origin}/sets/${encodeURIComponent(name)}`);
    const axis = page.getByText('now', { exact: true }).locator('..');
    for (const width of [2560, 1440, 1100, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const marks = axis.locator('span').filter({ visible: true });
      await expect(marks.last()).toHaveText(span);
      const boxes = await marks.evaluateAll((all) =>
        all.map((mark) => mark.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
      expect(boxes.length).toBeGreaterThan(2);
      boxes.slice(1).forEach(({ left }, index) => {
        expect(left - (boxes[index]?.right ?? 0), `${span} at ${width} px`).toBeGreaterThan(12);
      });
    }
  }
});
