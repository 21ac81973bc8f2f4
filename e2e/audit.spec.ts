import { expect, test } from './support/test.ts';

test('an action is found by its actor and its target', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName, [{ member: 'alice' }]);
  await page.getByRole('link', { name: 'Audit' }).click();
  const today = page.getByRole('region', { name: 'Today' });
  const entry = (text: string) => today.getByRole('listitem').filter({ hasText: text });
  const created = entry(`admin created set ${setName}`);
  await expect(created).toBeVisible();

  await created.getByRole('button', { name: setName, exact: true }).click();
  await expect(page).toHaveURL(/target=/);
  await expect(page.getByRole('textbox', { name: 'Target' })).toHaveValue(setName);
  await expect(page.getByText(/^2 found in all \d+ entries$/)).toBeVisible();
  await page.reload();
  const added = entry(`added 1 member to ${setName}`);
  await expect(added).toBeVisible();

  await page.getByRole('combobox', { name: 'Section' }).selectOption('Sets, policies, tokens');
  await expect(created).toBeVisible();
  await expect(added).toHaveCount(0);
  await page.goBack();
  await expect(added).toBeVisible();

  await page.getByRole('combobox', { name: 'Action' }).fill('Delete set');
  await page.getByRole('option', { name: 'Delete set', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No matching entries' })).toBeVisible();
  await page.goBack();
  await expect(added).toBeVisible();

  // Names, ids and addresses are shown on demand, by keyboard too.
  await expect(page.getByText('addMembers')).toHaveCount(0);
  await added.getByRole('button', { name: /^Details/ }).press('Enter');
  await expect(page.getByText('addMembers', { exact: true })).toBeVisible();
  await expect(added.getByRole('button', { name: /^Copy request id/ })).toBeVisible();

  // The same action again is in the same row.
  await seed.members(setName, [{ member: 'bob' }]);
  await page.getByRole('button', { name: 'Show newer entries' }).click();
  await expect(entry(`added 2 members to ${setName}, 2 times`)).toBeVisible();
  await expect(page.getByText(/^3 found/)).toBeVisible();

  await page.getByRole('combobox', { name: 'Time' }).selectOption('Last hour');
  await expect(page).toHaveURL(/within=1h/);
  await expect(created).toBeVisible();
});

test('a rejected action is found by its outcome', async ({ dashboard: page, request, mayfly }) => {
  await request.post(`${mayfly.origin}/session`, { data: { token: 'wrong' } });
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Not done');
  await expect(page).toHaveURL(/outcome=failed/);
  await expect(page.getByText(/^Sign-in refused from 127\.0\.0\.1/).first()).toBeVisible();
  await expect(page.getByText(/admin created/)).toHaveCount(0);
});
