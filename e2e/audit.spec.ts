import { expect, test } from './support/test.ts';

test('an action is found by its actor and its target', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName, [{ member: 'alice' }]);
  await page.getByRole('link', { name: 'Audit' }).click();
  const row = page.getByRole('row', { name: new RegExp(`createExpiringSet.*${setName}`) });
  await expect(row).toBeVisible();
  await expect(row.getByText('done')).toBeVisible();

  await row.getByRole('button', { name: setName }).click();
  await expect(page).toHaveURL(/target=/);
  await expect(page.getByRole('textbox', { name: 'Target' })).toHaveValue(setName);
  await expect(page.getByText(/^2 found in all \d+ entries$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /addMembers/ })).toBeVisible();

  await page.getByRole('combobox', { name: 'Section' }).selectOption('Sets, policies, tokens');
  await expect(page.getByRole('row', { name: /createExpiringSet/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /addMembers/ })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('row', { name: /addMembers/ })).toBeVisible();

  await page.getByRole('textbox', { name: 'Action' }).fill('deleteExpiringSet');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No matching entries' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: /addMembers/ })).toBeVisible();

  await seed.members(setName, [{ member: 'bob' }]);
  await page.getByRole('button', { name: 'Show newer entries' }).click();
  await expect(page.getByText(/^3 found/)).toBeVisible();
});

test('a rejected action is found by its outcome', async ({ dashboard: page, request, mayfly }) => {
  await request.post(`${mayfly.origin}/session`, { data: { token: 'wrong' } });
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Not done');
  await expect(page).toHaveURL(/outcome=failed/);
  const row = page.getByRole('row', { name: /signIn.*unknown/ }).first();
  await expect(row.getByText('UNAUTHENTICATED')).toBeVisible();
  await expect(page.getByText('done', { exact: true })).toHaveCount(0);
});
