import { randomUUID } from 'node:crypto';
import { expect, test } from './support/test.ts';

test('a token is created, shown once, used, and revoked', async ({
  dashboard: page,
  browser,
  mayfly,
}) => {
  const name = `e2e-${randomUUID().slice(0, 8)}`;
  await page.getByRole('link', { name: 'Tokens' }).click();
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByText('1 day', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy the token now' });
  const secret = (await dialog.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^mfy_/);
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();

  // A viewer signs in with it, and reads that this page is for admins.
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${mayfly.origin}/tokens#token=${secret}`);
  await expect(visitor.getByRole('heading', { name: 'Admins only' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Tokens' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Sessions' }).click();
  await expect(page).toHaveURL(/tab=sessions/);
  const table = page.getByRole('table', { name: 'Sessions' });
  await expect(table.getByRole('row', { name: /Chrome on \w+ this session/ })).toBeVisible();
  await expect(table.getByRole('row', { name: new RegExp(name) })).toBeVisible();

  await page.getByRole('tab', { name: 'Tokens' }).click();
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByRole('rowheader', { name })).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await context.close();
});

test('a session is ended from another session', async ({ dashboard: page, browser, mayfly }) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(mayfly.link);
  await other.getByRole('navigation', { name: 'Main' }).waitFor();

  await page.goto(`${mayfly.origin}/tokens?tab=sessions`);
  const table = page.getByRole('table', { name: 'Sessions' });
  // The session that was used last is first, except the current one.
  await table
    .getByRole('button', { name: /^End the session of/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('Session ended.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await context.close();
});

test('a token with a scope shows only the names of that scope', async ({
  dashboard: page,
  browser,
  mayfly,
  seed,
}) => {
  const prefix = `e2e:${randomUUID().slice(0, 8)}:`;
  await seed.set(`${prefix}mine`);
  await page.getByRole('link', { name: 'Tokens' }).click();
  await page.getByRole('button', { name: 'Create token' }).click();
  const create = page.getByRole('dialog', { name: 'Create token' });
  await create.getByRole('textbox', { name: 'Name', exact: true }).fill('team');
  await create.getByText('Only some names').click();
  await create.getByRole('textbox', { name: 'Names begin with 1' }).fill(prefix);
  await create.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy the token now' });
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(`Sets ${prefix}…`)).toBeVisible();

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${mayfly.origin}/#token=${secret}`);
  await visitor.waitForURL('**/sets');
  await expect(visitor.getByRole('rowheader')).toHaveText([new RegExp(`${prefix}mine`)]);
  await expect(visitor.getByRole('link', { name: 'Servers' })).toHaveCount(0);
  await context.close();
});
