import { expect, test } from './support/test.ts';

test('settings apply immediately, and after a reload; signing out opens the sign-in page', async ({
  dashboard: page,
}) => {
  await page.getByRole('link', { name: 'Settings' }).click();
  const account = page.getByRole('region', { name: 'Account' });
  await expect(account.getByText('admin').first()).toBeVisible();

  const display = page.getByRole('region', { name: 'Display' });
  await display.getByText('Reduced').click();
  await display.getByText('Date and time').click();
  await display.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo');
  await page.getByRole('option', { name: /Tokyo/ }).click();
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset['motion'] === 'reduced');
  await expect(display.getByRole('radio', { name: 'Reduced' })).toBeChecked();
  await expect(display.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/Tokyo/);
  await expect(display.getByText(/You opened this page .*\d\d:\d\d:\d\d/)).toBeVisible();
  await account.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
