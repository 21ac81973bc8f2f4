import type { APIRequestContext } from '@playwright/test';
import type { MayflyServer } from './support/mayfly-server.ts';
import { expect, test } from './support/test.ts';

/** Asks the API past the dashboard. */
async function ask(
  request: APIRequestContext,
  { origin, token }: MayflyServer,
  query: string,
  variables: object,
): Promise<unknown> {
  const response = await request.post(`${origin}/graphql`, {
    headers: { authorization: `Bearer ${token}` },
    data: { query, variables },
  });
  const body: unknown = await response.json();
  expect(body).not.toHaveProperty('errors');
  return body;
}

const ALL =
  'query($set: String!) { expiringSet(name: $set) { members(first: 100) { edges { node { member value expiresAt } } } } }';
const numbered = (count: number, ttlMs: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    member: `m${String(index).padStart(4, '0')}`,
    ttlMs: ttlMs(index),
    value: { index },
  }));

test('what many members lose is brought back with exactly the former expiries', async ({
  dashboard: page,
  request,
  mayfly,
  seed,
  setName,
}) => {
  await seed.set(
    setName,
    numbered(20, (index) => 600_000 + index * 1_000),
  );
  const before = await ask(request, mayfly, ALL, { set: setName });
  await page.getByRole('link', { name: setName }).click();
  await page.locator('[data-member="m0002"]').click({ position: { x: 240, y: 20 } });
  await page
    .locator('[data-member="m0006"]')
    .click({ position: { x: 240, y: 20 }, modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Chosen members' });
  await expect(bar).toContainText('5 of 20 chosen');

  await bar.getByRole('button', { name: '+10 m' }).click();
  await expect(page.getByText('5 members live 10 m longer.')).toBeVisible();
  await bar.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('5 members are removed.')).toBeVisible();
  expect(await ask(request, mayfly, ALL, { set: setName })).not.toEqual(before);

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: 5 members are exactly as they were.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => ask(request, mayfly, ALL, { set: setName })).toEqual(before);
});

test('a change is on another screen at once where the feed is on', async ({
  dashboard: page,
  context,
  mayfly,
  seed,
  setName,
}) => {
  await seed.set(setName, [{ member: 'first', ttlMs: 3_000_000 }]);
  await page.getByRole('link', { name: setName }).click();
  await page.getByRole('button', { name: 'Turn the feed on' }).click();
  await expect(page.getByText('Nothing has changed since this page was opened.')).toBeVisible();

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

test('rows stay where they are under the pointer, and say how much has changed', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(
    setName,
    numbered(5, (index) => 600_000 + index * 60_000),
  );
  await page.getByRole('link', { name: setName }).click();
  await page.locator('[data-member="m0001"]').click({ position: { x: 240, y: 20 } });
  await seed.members(setName, [{ member: 'sooner', ttlMs: 300_000 }]);
  const changed = page.getByRole('button', { name: '1 changed' });
  await expect(changed).toBeVisible();
  await expect(page.getByRole('row', { name: /sooner/ })).toHaveCount(0);
  await changed.click();
  await expect(page.getByRole('row', { name: /sooner/ })).toBeVisible();
});

test('a list of thousands is gone through by number, by moment and by keys', async ({
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
  await page.getByLabel('Number in the list').fill('2,001');
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
  // The pointer would choose a bar as well.
  await page.mouse.move(5, 5);
  await chart.focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-member="m2999"]')).not.toBeInViewport();
  await expect(page.locator('[data-member]').first()).toBeVisible();
});

test('what a search finds is counted, removed together, and brought back', async ({
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
  await page.getByRole('button', { name: 'Remove all that match…' }).click();
  await page.getByRole('button', { name: 'Remove 2' }).click();
  await expect(page.getByText('2 members are removed.')).toBeVisible();
  await expect(page.getByText(/No live member begins with/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('row', { name: /mail-1/ })).toBeVisible();
});

test('many are pasted, with what is wrong told line by line', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName);
  await page.getByRole('link', { name: setName }).click();
  await page.getByRole('button', { name: 'Paste…' }).click();
  const field = page.getByLabel('A member on each line, or NDJSON');
  await field.fill('alice\n{"member": "bob", "ttl": "1h", "value": [1]}\n{"member": "carol"');
  await expect(page.getByText('begins like JSON and is none')).toBeVisible();
  await field.fill(
    'alice\n{"member": "bob", "ttl": "1h", "value": [1]}\n{"member": "carol", "ttl": null}',
  );
  await page.getByRole('button', { name: 'Add 3' }).click();
  await expect(page.getByText('3 members are added.')).toBeVisible();
  await expect(page.getByRole('row', { name: /carol/ })).toContainText('never');
  await expect(page.getByRole('row', { name: /bob/ })).toContainText('[1]');
});

test('an open member is in the address, with its whole value', async ({
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
  await expect(opened).toContainText('No. 1 of 1');
  await opened.getByLabel('Expire at').fill('2031-01-01T00:00:00');
  await opened.getByRole('button', { name: 'Set' }).click();
  await expect(page.getByText('a b/ü has another expiry.')).toBeVisible();
  await expect(opened).toContainText('2031');
});

for (const [strategy, options] of [
  ['keys', { defaultTtlMs: 600_000 }],
  ['buckets', { defaultTtlMs: 600_000, blockMs: 60_000 }],
  ['window', { windowMs: 600_000 }],
] as const) {
  test(`a set of the strategy ${strategy} is shown with what it can do`, async ({
    dashboard: page,
    request,
    mayfly,
    setName,
  }) => {
    await ask(
      request,
      mayfly,
      'mutation($input: CreateExpiringSetInput!) { createExpiringSet(input: $input) { status } }',
      { input: { name: setName, strategy: { [strategy]: options } } },
    );
    await page.goto(`${mayfly.origin}/sets/${encodeURIComponent(setName)}`);
    await page.getByLabel('Member', { exact: true }).fill('"one"');
    await page.getByRole('button', { name: 'Add member' }).click();
    const row = page.getByRole('row', { name: /one/ });
    await expect(row).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to…' })).toHaveCount(
      strategy === 'window' ? 1 : 0,
    );
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText(/is removed\./)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone: it is exactly as it was.')).toBeVisible();
  });
}
