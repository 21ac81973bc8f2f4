import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** More than the controls of any page. */
const MOST_TABS = 120;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

test.use({ actionTimeout: 20_000, contextOptions: { reducedMotion: 'no-preference' } });

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS && !(await isFocused(target)); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Runs the best match of the palette. */
async function run(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
}

/** Creates a thing by its name alone, and waits for its page. */
async function create(page: Page, words: string, name: string) {
  await run(page, words);
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true }).first()).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

test('the main jobs need no mouse', async ({ page, mayfly, seed, setName: name }) => {
  test.slow();
  const keys = page.keyboard;
  const main = page.getByRole('main');
  const button = (label: string) => main.getByRole('button', { name: label, exact: true });
  const field = (label: string) => main.getByRole('textbox', { name: label, exact: true });
  const fill = async (label: string, text: string) => {
    await tabTo(page, field(label));
    await keys.press('Control+a');
    await keys.type(text);
  };

  await test.step('sign in', async () => {
    await page.goto(mayfly.origin);
    await expect(page.getByLabel('Token')).toBeFocused();
    await keys.type(mayfly.token);
    await keys.press('Enter');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  });

  const list = page.getByRole('grid');
  const row = (member: string) => page.getByRole('row', { name: new RegExp(member) });

  await test.step('create a set and add a member', async () => {
    await create(page, 'create set', name);
    await fill('Member', 'alice');
    await keys.press('Enter');
    await expect(row('alice')).toBeVisible();
  });

  await test.step('extend a member', async () => {
    await tabTo(page, list);
    await keys.press('ArrowDown');
    await keys.press('Space');
    await tabTo(page, page.getByRole('toolbar').getByRole('button', { name: '+10 m' }));
    await keys.press('Enter');
    await expect(page.getByText(/extended by 10 m\./)).toBeVisible();
  });

  await test.step('remove a member and undo', async () => {
    await tabTo(page, list);
    await keys.press('Delete');
    await expect(page.getByText(/ removed\./)).toBeVisible();
    await keys.press('Control+z');
    await expect(page.getByText('Undone: member restored.')).toBeVisible();
    await expect(row('alice')).toBeVisible();
  });

  await test.step('search members', async () => {
    await seed.members(name, [{ member: 'beta' }, { member: 'gamma' }]);
    await expect(row('gamma')).toBeVisible();
    await keys.press('/');
    await keys.type('bet');
    await expect(row('beta')).toBeVisible();
    await expect(row('gamma')).toHaveCount(0);
    await keys.press('Escape');
    await expect(row('gamma')).toBeVisible();
  });

  await test.step('select and remove several', async () => {
    await tabTo(page, list);
    await keys.press('Home');
    await keys.press('ArrowDown');
    await keys.press('Shift+ArrowDown');
    await keys.press('Delete');
    await expect(page.getByText('2 members removed.')).toBeVisible();
  });

  await test.step('create a limit and try it', async () => {
    await run(page, 'create rate limit policy');
    const dialog = page.getByRole('dialog', { name: 'Create policy' });
    await expect(dialog.getByLabel('Name', { exact: true }).first()).toBeFocused();
    await keys.type(name);
    await tabTo(page, dialog.getByRole('button', { name: 'Login' }));
    await keys.press('Enter');
    await tabTo(page, dialog.locator('summary'));
    await keys.press('Enter');
    // A busy machine may need longer than the default.
    await tabTo(page, dialog.getByLabel('Time limit for a decision'));
    await keys.press('Control+a');
    await keys.type('5s');
    await keys.press('Enter');
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await fill('Key', 'user:7');
    await keys.press('Enter');
    await expect(main.getByRole('status').filter({ hasText: 'passed, 4 left' })).toBeAttached();
  });

  await test.step('issue and verify a one-time password', async () => {
    await create(page, 'create one-time password', name);
    await fill('Subject', '+4915112345678');
    await tabTo(page, button('Issue a password'));
    await keys.press('Enter');
    const issued = page.getByRole('region', { name: 'Issued password' });
    const password = await issued.getByText(/^\d{3} \d{3}$/).textContent();
    await fill('Password', password ?? '');
    await keys.press('Enter');
    await expect(page.getByText('Correct.', { exact: true })).toBeVisible();
  });

  await test.step('create and resolve an invitation', async () => {
    await create(page, 'create invitation space', name);
    await fill('Id', 'room:1');
    await keys.press('Enter');
    const made = page.getByRole('region', { name: 'Invitation code' });
    const code = await made.getByText(/^[\d ]{6,}$/).textContent();
    await fill('Code', code ?? '');
    await keys.press('Enter');
    await expect(page.getByText(/This was use 1/)).toBeVisible();
  });

  await test.step('switch the theme', async () => {
    await run(page, 'dark theme');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
