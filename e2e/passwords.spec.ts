import { randomUUID } from 'node:crypto';
import { deleteByName } from './support/delete-by-name.ts';
import { expect, test } from './support/test.ts';

test('a password is issued once, verified once, and wrong attempts lock its subject', async ({
  dashboard: page,
}) => {
  const name = `e2e:${randomUUID().slice(0, 8)}`;
  await page.getByRole('link', { name: 'One-time passwords' }).click();
  await page.getByRole('button', { name: 'Create purpose' }).click();
  const create = page.getByRole('dialog', { name: 'Create purpose' });
  await create.getByRole('textbox', { name: 'Name' }).fill(name);
  await create.getByText('Limits for subjects and callers').click();
  await create.getByRole('textbox', { name: 'Pause before the next one' }).fill('0');
  await create.getByRole('textbox', { name: 'Wrong attempts per subject' }).fill('2');
  await create.getByRole('button', { name: 'Create purpose' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  // A message that appears during a click would cover the button.
  await page.getByText(`Purpose ${name} created.`).waitFor();

  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.fill('no number');
  await page.getByRole('button', { name: 'Show status' }).click();
  await expect(page.getByText(/not a full phone number or address/)).toBeVisible();

  await subject.fill('+4915112345678');
  await page.getByRole('button', { name: 'Issue a password' }).click();
  const issued = page.getByRole('region', { name: 'Issued password' });
  const shown = await issued.getByText(/^\d{3} \d{3}$/).textContent();
  expect(page.url()).not.toContain('4915112345678');

  const password = page.getByRole('textbox', { name: 'Password' });
  const verify = page.getByRole('button', { name: 'Verify' });
  await password.fill(shown ?? '');
  await verify.click();
  await expect(page.getByText('Correct.', { exact: true })).toBeVisible();
  await password.fill(shown ?? '');
  await verify.click();
  await expect(page.getByText('Already used.', { exact: true })).toBeVisible();
  await password.fill('00000x');
  await verify.click();
  await expect(page.getByText(/not a valid code/)).toBeVisible();
  await password.fill('000000');
  await verify.click();
  await expect(page.getByText(/One attempt is left/)).toBeVisible();
  await password.fill('000000');
  await verify.click();
  await expect(page.getByText(/No attempt is left/)).toBeVisible();
  await password.fill('000000');
  await verify.click();
  await expect(page.getByText(/Too many wrong attempts/)).toBeVisible();

  // The figures of the last hour follow within seconds.
  const figures = page.getByRole('definition');
  await expect(figures.nth(2)).toHaveText('2');
  expect(await figures.allTextContents()).toEqual(expect.arrayContaining(['1', '1', '2', '1']));

  await page.getByRole('button', { name: 'Reset attempts…' }).click();
  await page.getByRole('button', { name: 'Reset attempts', exact: true }).click();
  await expect(page.getByText('2 attempts reset.')).toBeVisible();

  await page.getByRole('button', { name: 'Issue a password' }).click();
  await issued.waitFor();
  await page.getByRole('button', { name: 'Revoke passwords…' }).click();
  await page.getByRole('button', { name: 'Revoke passwords', exact: true }).click();
  await expect(page.getByText('One password revoked.')).toBeVisible();

  // It is shown once, and a reload does not show it again.
  await page.reload();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await expect(issued).toHaveCount(0);

  await deleteByName(page, 'purpose', name);
  await page.waitForURL('**/one-time-passwords');
  await expect(page.getByText(`Purpose ${name} deleted.`)).toBeVisible();
});
