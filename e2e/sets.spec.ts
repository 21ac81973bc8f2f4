import { expect, test } from './support/test.ts';

test('a set is created, found in the list, cleared and deleted', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(`${setName}:other`);
  await page.getByRole('button', { name: 'Create set' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create set' });
  await dialog.getByLabel('Name').fill(setName);
  await dialog.getByLabel('Default time to live').fill('90m');
  await expect(dialog.getByText('= 1 h 30 m')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create set' }).click();

  await expect(page.getByRole('heading', { name: setName })).toBeVisible();
  await expect(page.getByLabel('Time to live', { exact: true })).toHaveValue('1 h 30 m');
  await page.reload();
  await expect(page.getByRole('heading', { name: setName })).toBeVisible();

  await seed.members(setName, [{ member: 'a' }, { member: 'b' }]);
  await expect(page.getByRole('row', { name: /^a / })).toBeVisible();
  await page.getByRole('button', { name: 'Clear…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear set' }).click();
  await expect(page.getByText('2 members removed.')).toBeVisible();
  await expect(page.getByText('No live members.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /^b / })).toBeVisible();

  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete set' }).click();
  await expect(page.getByText('This is not the name of the set.')).toBeVisible();
  await page.getByLabel('Type the name of the set to confirm').fill(setName);
  await page.getByRole('button', { name: 'Delete set' }).click();

  await expect(page.getByRole('heading', { name: /^Sets/ })).toBeVisible();
  await expect(page.getByRole('link', { name: setName, exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: `${setName}:other` })).toBeVisible();
});

test('invalid inputs show errors beside their fields', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName);
  await page.getByRole('button', { name: 'Create set' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  const ttl = page.getByRole('dialog').getByLabel('Default time to live');
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Create set' });

  await submit.click();
  await expect(name).toHaveAccessibleDescription('Enter a name.');
  await name.fill('with spaces');
  await submit.click();
  await expect(name).toHaveAccessibleDescription(/A name is 1 to 128 of these characters/);
  await ttl.fill('soon');
  await expect(ttl).toHaveAccessibleDescription(/Not a duration/);
  await ttl.fill('5m');
  await name.fill(setName);
  await submit.click();
  await expect(name).toHaveAccessibleDescription('A set with this name already exists.');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Your input would be lost/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: setName }).click();
  const member = page.getByLabel('Member', { exact: true });
  const value = page.getByLabel('Value (JSON, optional)');
  const add = page.getByRole('button', { name: 'Add member' });
  await add.click();
  await expect(member).toHaveAccessibleDescription('Enter a member.');
  await member.fill('x'.repeat(1025));
  await add.click();
  await expect(member).toHaveAccessibleDescription(/1 to 1024 bytes/);
  await member.fill('alice');
  await value.fill('{oops');
  await add.click();
  await expect(value).toHaveAccessibleDescription(/Not JSON/);
  await value.fill(JSON.stringify('v'.repeat(4096)));
  await add.click();
  await expect(value).toHaveAccessibleDescription(/at most 4096 bytes/);
});

test('sets of other strategies are created with their settings, and found by filters in the address', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(`${setName}:plain`, [{ member: 'a' }]);
  await page.getByRole('button', { name: 'Create set' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create set' });
  await dialog.getByLabel('Name').fill(`${setName}:blocks`);
  await dialog.getByText('More strategies').click();
  await dialog.getByRole('radio', { name: /Blocks of time/ }).check();
  await dialog.getByLabel('Default time to live').fill('1d');
  await dialog.getByLabel('Block width').fill('1m');
  await expect(dialog.getByText('Must be at least 1/127 of the time to live.')).toBeVisible();
  await dialog.getByLabel('Block width').fill('1h');
  await dialog.getByRole('button', { name: 'Create set' }).click();
  await expect(page.getByRole('heading', { name: `${setName}:blocks` })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sets' }).click();
  await page.getByLabel('Name contains').fill(setName);
  await expect(
    page.getByRole('row', { name: new RegExp(`${setName}:blocks.*buckets`) }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Live', exact: true }).click();
  await page.getByRole('button', { name: 'Live', exact: true }).click();
  await expect(page).toHaveURL(/sort=count/);
  const names = page.locator('tr[data-name]');
  await expect(names.first()).toHaveAttribute('data-name', `${setName}:plain`);
  await page.getByRole('combobox', { name: 'Strategy' }).selectOption('buckets');
  await expect(names).toHaveCount(1);
  await page.reload();
  await expect(names).toHaveCount(1);
  await expect(page.getByLabel('Name contains')).toHaveValue(setName);
});

test('a set that another client creates and fills appears without a reload', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  const row = page.locator(`tr[data-name="${setName}"]`);
  await seed.set(`${setName}:other`);
  await expect(page.locator(`tr[data-name="${setName}:other"]`)).toBeVisible();
  await seed.set(setName, [{ member: 'a' }, { member: 'b' }]);
  await expect(row.locator('td[data-label="Live"]')).toHaveText('2');
  await seed.members(setName, [{ member: 'c', ttlMs: 8_000 }]);
  await expect(row.locator('td[data-label="Live"]')).toHaveText('3');
  await expect(row.locator('td[data-label="Live"]')).toHaveText('2');
});

test('a missing set and a missing page say so', async ({ dashboard: page, mayfly }) => {
  await page.goto(`${mayfly.origin}/sets/never-made`);
  await expect(page.getByRole('heading', { name: 'No such set' })).toBeVisible();
  await page.goto(`${mayfly.origin}/nowhere.html`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('names with a meaning for browsers work as names', async ({
  dashboard: page,
  mayfly,
  seed,
}) => {
  for (const name of ['..', '%2F'.replace('%', '@'), 'a//b', 'logo.svg', 'x+y']) {
    await seed.set(name, [{ member: 'here' }]);
    await page.goto(`${mayfly.origin}/sets`);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('row', { name: /here/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});
