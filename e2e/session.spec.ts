import { expect, test } from './support/test.ts';

test('the link signs in until the user signs out, and leaves no token in the address', async ({
  page,
  mayfly,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const signIn = page.getByRole('heading', { name: 'Sign in' });
  await page.goto(`${mayfly.origin}/#token=outdated`);
  await expect(page.getByText('The token in this link is no longer valid.')).toBeVisible();
  expect(page.url()).toBe(`${mayfly.origin}/`);
  await page.goto(mayfly.origin);
  await expect(signIn).toBeVisible();
  // In the tab of the sign-in page.
  await page.goto(mayfly.link);
  await expect(navigation).toBeVisible();
  expect(page.url()).toBe(`${mayfly.origin}/`);
  await page.reload();
  await expect(navigation).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(signIn).toBeVisible();
  await page.goto(`${mayfly.origin}/servers`);
  await expect(signIn).toBeVisible();
});

test('the sign-in page accepts the token and continues to the requested page', async ({
  page,
  mayfly,
  seed,
  setName,
}) => {
  await seed.set(setName, [{ member: 'alice' }]);
  await page.goto(`${mayfly.origin}/sets/${encodeURIComponent(setName)}?span=1h`);

  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter the token.')).toBeVisible();
  await page.getByLabel('Token').fill('not-the-token');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This token was not accepted.')).toBeVisible();

  await page.getByLabel('Token').fill(mayfly.token);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: setName })).toBeVisible();
  const span = page.getByRole('group', { name: 'Time range', exact: true });
  await expect(span.getByRole('radio', { name: '1 h' })).toBeChecked();
});

test('a session that ends while the user types loses no input', async ({
  dashboard,
  mayfly,
  seed,
  setName,
}) => {
  await seed.set(setName);
  await dashboard.getByRole('link', { name: setName }).click();
  await dashboard.getByLabel('Member', { exact: true }).fill('half-typed');

  await dashboard.context().clearCookies();
  const dialog = dashboard.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Token').fill(mayfly.token);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();

  await expect(dashboard.getByLabel('Member', { exact: true })).toHaveValue('half-typed');
  await dashboard.getByRole('button', { name: 'Add member' }).click();
  await expect(dashboard.getByRole('row', { name: /half-typed/ })).toBeVisible();
});
