import { randomUUID } from 'node:crypto';
import { deleteByName } from './support/delete-by-name.ts';
import { expect, test } from './support/test.ts';

const newName = () => `e2e:${randomUUID().slice(0, 8)}`;

const THREE_A_MINUTE = [{ name: 'all', limit: 3, windowMs: 60_000 }];

test('creates a policy, calls it until it denies, edits and deletes it', async ({
  dashboard: page,
}) => {
  const name = newName();
  await page.getByRole('link', { name: 'Rate limits' }).click();
  await page.getByRole('button', { name: 'Create policy' }).click();
  const create = page.getByRole('dialog', { name: 'Create policy' });
  await create.getByRole('textbox', { name: 'Name' }).first().fill(name);
  await create.getByRole('button', { name: 'Login' }).click();
  await expect(create.getByText(/^5 calls per minute for each key, then 429 until/)).toBeVisible();
  await create.getByRole('button', { name: 'Remove limit 2' }).click();
  await create.getByRole('textbox', { name: 'At most' }).fill('3');
  await create.getByRole('textbox', { name: 'in', exact: true }).fill('20s');
  await create.getByText('Denied calls, blocks and outages').click();
  await create.getByRole('switch', { name: /Block keys/ }).click();
  // A busy machine may need longer than the default.
  await create.getByRole('textbox', { name: 'Time limit for a decision' }).fill('5s');
  await expect(create.getByText('never more than 3 in any 20 s')).toBeVisible();
  await create.getByRole('button', { name: 'Create policy' }).click();

  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('textbox', { name: 'Key' }).fill('user:7');
  const consume = page.getByRole('button', { name: 'Consume' });
  const status = page.getByRole('region', { name: 'Try it' }).getByRole('status');
  for (const left of [2, 1, 0]) {
    await consume.click();
    await expect(status).toHaveText(`passed, ${left} left`);
  }
  await consume.click();
  await expect(status).toContainText('denied by minute');
  await expect(page.getByText(/The next call passes in/)).toBeVisible();

  // A refund allows exactly one more call.
  await page.getByRole('button', { name: 'Refund last' }).click();
  await expect(page.getByText('The next call passes now.')).toBeVisible();
  await consume.click();
  await expect(status).toHaveText('passed, 0 left');

  // The wait ends by itself, without a reload.
  await expect(page.getByText('The next call passes now.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('list', { name: 'Busiest keys' })).toContainText('user:7');
  await expect(page.getByRole('list', { name: 'Sampled decisions' })).toContainText('denied');

  await page.getByRole('button', { name: 'Edit…' }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await edit.getByRole('switch', { name: /Shadow mode/ }).click();
  await expect(edit.getByText('Counters of keys stay.')).toBeVisible();
  await edit.getByRole('button', { name: 'Save policy' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Shadow mode' })).toBeVisible();

  await deleteByName(page, 'policy', name);
  await page.waitForURL('**/limits');
  await expect(page.getByText(`Policy ${name} deleted.`)).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('blocks and unblocks a key, and overrides its limits, with undo', async ({
  dashboard: page,
  seed,
}) => {
  const name = newName();
  await seed.mutate('createLimitPolicy', { name, limits: THREE_A_MINUTE });
  await page.goto(new URL(`/limits/${name}?key=user:7`, page.url()).href);
  await page.getByText('The next call passes now.').waitFor();
  await page.getByRole('button', { name: 'Block…' }).click();
  await page.getByRole('button', { name: 'Block key' }).click();
  await expect(page.getByText('The key is blocked.')).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('The next call passes now.')).toBeVisible();

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const override = page.getByRole('dialog', { name: 'Override limits of a key' });
  await override.getByRole('textbox', { name: 'Key' }).fill('user:7');
  await override.getByRole('textbox', { name: 'At most' }).fill('50');
  await override.getByRole('textbox', { name: 'For (optional)' }).fill('1h');
  await override.getByRole('button', { name: 'Save limits' }).click();
  const own = page.getByRole('row', { name: /user:7/ });
  await expect(own).toContainText('all: 50 in any minute');
  await expect(page.getByText('of 50 left')).toBeVisible();
  await own.getByRole('button', { name: 'Clear the limits of user:7' }).click();
  await expect(own).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toContainText('all: 50 in any minute');
});

test('shows the change of another user before it saves', async ({ dashboard: page, seed }) => {
  const name = newName();
  await seed.mutate('createLimitPolicy', { name, limits: THREE_A_MINUTE });
  await page.goto(new URL(`/limits/${name}`, page.url()).href);
  await page.getByRole('button', { name: 'Edit…' }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await edit.getByRole('textbox', { name: 'At most' }).fill('9');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Edit…' }).click();
  await other.getByRole('switch', { name: /Shadow mode/ }).click();
  await expect(other.getByRole('switch', { name: /Shadow mode/ })).toBeChecked();
  await other.getByRole('button', { name: 'Save policy' }).click();
  await expect(other.getByText(`Policy ${name} changed.`)).toBeVisible();
  await other.close();
  await edit.getByRole('button', { name: 'Save policy' }).click();
  const theirs = edit.getByRole('alert', { name: 'Changed by another user' });
  await expect(theirs).toContainText('shadow: counts calls, denies none');
  await theirs.getByRole('button', { name: /Keep my changes/ }).click();
  await edit.getByRole('button', { name: 'Save policy' }).click();
  await expect(edit).toBeHidden();
  // Both changes are saved.
  await expect(page.getByRole('complementary', { name: 'Shadow mode' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Limits' }).getByText('9 per minute')).toBeVisible();
});
