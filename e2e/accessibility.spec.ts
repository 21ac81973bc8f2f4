import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { nightly } from '../packages/core/test/support/nightly.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const VIEWPORTS = {
  desktop: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
} as const;

type Look = readonly [device: keyof typeof VIEWPORTS, colorScheme: 'light' | 'dark'];

/** At night, every page and dialog in every look. */
const EVERY_LOOK: readonly Look[] = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'light'],
  ['phone', 'dark'],
];

/** Describes pages in one look. */
function inLooks(day: Look, describe: () => void) {
  for (const [device, colorScheme] of nightly(1, 0) === 1 ? EVERY_LOOK : [day]) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ viewport: VIEWPORTS[device], colorScheme });
      describe();
    });
  }
}

/** Pages that need no data. The heading shows that a page has replaced the one before it. */
const PAGES = {
  '/adopted': 'Adopted sets',
  '/limits': 'Rate limits',
  '/one-time-passwords': 'One-time passwords',
  '/invitations': 'Invitations',
  '/series': 'Series',
  '/webhooks': 'Webhooks',
  '/tokens': 'Tokens',
  '/audit': 'Audit',
  '/tokens?tab=sessions': 'Tokens',
  '/settings': 'Settings',
} as const;

/** The button is in the sidebar, or behind "More" on a phone. */
async function openDisplay(page: Page) {
  const display = page.getByRole('button', { name: 'Display' });
  const more = page.getByRole('button', { name: 'More' });
  await display.or(more).click();
  if (await more.isVisible()) await display.click();
  await page.getByRole('dialog', { name: 'Display' }).waitFor();
}

/** Clicks the visible icon: the radio itself is one pixel, and moves while the panel opens. */
async function pickTheme(page: Page, name: string) {
  await page.getByTitle(name).click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

/** Messages have the role too. */
const OPEN_DIALOG = ':is([role=dialog], [role=alertdialog])[data-open]';

/** In the page itself: the default mode opens another page for each analysis, for frames of other origins. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

interface Scope {
  /** Rules. */
  readonly exceptFor?: string[];
  /** A selector. A dialog opens over a page that has no violations. */
  readonly within?: string;
}

async function expectNoViolations(page: Page, { exceptFor = [], within = 'html' }: Scope = {}) {
  const { violations } = await axe(page).include(within).disableRules(exceptFor).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

inLooks(['phone', 'dark'], () => {
  test('every page is accessible', async ({ page, mayfly, seed, setName }) => {
    // Twenty-five pages and states take longer than one journey.
    test.slow();
    await page.goto(mayfly.origin);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Enter the token.').waitFor();
    await expectNoViolations(page);

    await seed.set(setName, [
      { member: 'ending', ttlMs: 9_000, value: { some: 'value' } },
      { member: 'calm', ttlMs: 600_000 },
    ]);
    await page.goto(mayfly.link);
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await expectNoViolations(page);
    for (const [path, heading] of Object.entries(PAGES)) {
      await visit(page, path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await expectNoViolations(page);
    }

    await visit(page, '/sets');
    await page.getByRole('link', { name: setName }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: setName }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await openDisplay(page);
    await page.getByRole('combobox', { name: 'Time zone' }).click();
    await page.getByRole('option').first().waitFor();
    // The list is outside all landmarks of the page.
    await expectNoViolations(page, { exceptFor: ['region'] });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Create set' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create set' }).click();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: setName }).click();
    await page.getByRole('row', { name: /calm/ }).waitFor();
    await page.getByRole('application', { name: /Live members by time left/ }).waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Extend calm by …' }).click();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Servers' }).click();
    await page.getByText('Keys removed').waitFor();
    await expectNoViolations(page);

    await visit(page, '/nowhere');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await expectNoViolations(page);
  });
});

inLooks(['desktop', 'light'], () => {
  test('webhooks, groups, series, limits, passwords and invitations are accessible, with all dialogs', async ({
    page,
    mayfly,
    seed,
    setName: name,
  }) => {
    // Thirty states, which take axe longer than one journey.
    test.slow();
    await seed.mutate('createLimitPolicy', {
      name,
      shadow: true,
      limits: [{ name: 'all', limit: 3, windowMs: 60_000 }],
    });
    await seed.mutate('createOneTimePasswordPurpose', { purpose: name });
    await seed.mutate('createInvitationSpace', { space: name, length: 1 });
    for (const id of 'abcdefgh') {
      await seed.mutate('getOrCreateInvitationCode', { space: name, id });
    }
    await page.goto(mayfly.link);
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    const open = async (path: string) => {
      await visit(page, path);
      await page.getByRole('link', { name }).waitFor();
      await expectNoViolations(page);
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
    };
    const openDialog = async (button: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.locator(OPEN_DIALOG);
      await dialog.waitFor();
      await expectNoViolations(page, { within: OPEN_DIALOG });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    };

    // The address is not allowed, so that its test event fails.
    const sets = { name };
    await seed.mutate('createExpiringSet', { name, defaultTtlMs: 60_000 });
    await seed.mutate('createExpiryGroup', { set: name, group: 'mailer', maxTries: 1 });
    await seed.mutate('createWebhook', { webhook: name, url: 'https://localhost:1/', sets });
    await seed.mutate('createSeries', { series: name, fields: ['load'] });
    await open('/webhooks');
    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByRole('table', { name: 'Recent deliveries' }).waitFor();
    // Its message is part of the page.
    await page.getByText(/^Test event: /).waitFor();
    await expectNoViolations(page);
    for (const button of ['Edit…', 'Rotate secret…', 'Delete…']) await openDialog(button);
    await visit(page, `/sets/${encodeURIComponent(name)}/groups`);
    await page.getByRole('rowheader', { name: 'mailer' }).waitFor();
    await expectNoViolations(page);
    for (const button of ['Create group', 'Delete… mailer']) await openDialog(button);
    await open('/series');
    await expectNoViolations(page);

    await open('/limits');
    await page.getByRole('textbox', { name: 'Key' }).fill('user:7');
    for (let call = 0; call < 4; call += 1) {
      await page.getByRole('button', { name: 'Consume' }).click();
    }
    await page.getByText(/the next call passes in/).waitFor();
    await page.getByRole('list', { name: 'Busiest keys' }).waitFor();
    await expectNoViolations(page);
    for (const button of ['Edit…', 'Delete…', 'Block…', 'Add']) await openDialog(button);

    await open('/one-time-passwords');
    await page.getByRole('textbox', { name: 'Subject' }).fill('subject');
    await page.getByRole('button', { name: 'Issue a password' }).click();
    await page.getByRole('region', { name: 'Issued password' }).waitFor();
    await page.getByRole('textbox', { name: 'Password' }).fill('0000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText(/attempts are left/).waitFor();
    await expectNoViolations(page);
    for (const button of ['Edit…', 'Delete…', 'Reset attempts…']) await openDialog(button);

    await open('/invitations');
    await page.getByText('This space is nearly full.').waitFor();
    await page.getByRole('button', { name: 'Reveal the code of a' }).waitFor();
    await expectNoViolations(page);
    for (const button of ['Edit…', 'Delete…', 'Reveal the code of a']) await openDialog(button);
  });
});

test('the theme is remembered and applies before the first paint', async ({ dashboard: page }) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await openDisplay(page);
  await pickTheme(page, 'Dark theme');
  expect(await scheme()).toBe('dark');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.styleSheets.length > 0);
  expect(await scheme()).toBe('dark');
  await openDisplay(page);
  await pickTheme(page, 'System theme');
  expect(await scheme()).toBe('light dark');
});
