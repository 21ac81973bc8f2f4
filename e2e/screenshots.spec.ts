import type { Page } from '@playwright/test';
import { fillStore, FULL } from './support/full-store.ts';
import { startMayfly, type MayflyServer } from './support/mayfly-server.ts';
import { seedFor, test } from './support/test.ts';

const LOOKS = [
  { name: 'desktop-light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'desktop-dark', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'phone-light', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'phone-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

const folder = process.env['SCREENSHOTS_DIR'] ?? '.cache/screenshots';

/** Takes a picture of an address when it is ready, after an action if there is one. */
type Shoot = (picture: string, path: string, ready: Ready, act?: Act) => Promise<void>;
type Ready = (page: Page) => Promise<unknown>;
type Act = (page: Page) => Promise<unknown>;

const title =
  (name: string): Ready =>
  (page) =>
    page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
const row =
  (name: string | RegExp): Ready =>
  (page) =>
    page.getByRole('row', { name }).first().waitFor();
/** As many rows as fit into the smallest look. */
const members: Ready = (page) => page.locator('[data-member]').nth(8).waitFor();
const link =
  (name: string): Ready =>
  (page) =>
    page.getByRole('main').getByRole('link', { name }).first().waitFor();
const press =
  (button: string): Act =>
  (page) =>
    page.getByRole('button', { name: button, exact: true }).first().click();
/** Does what opens a dialog, and waits for the dialog. */
const opening =
  (act: Act): Act =>
  async (page) => {
    await act(page);
    await page.getByRole('dialog').waitFor();
  };

async function shootEmpty(shoot: Shoot) {
  await shoot('first-visit', '/', title('No sets yet'));
  await shoot('sets-empty', '/sets', title('No sets yet'));
  await shoot('adopted-empty', '/adopted', title('Adopted sets'));
  await shoot('limits-empty', '/limits', title('Rate limits'));
  await shoot('passwords-empty', '/one-time-passwords', title('One-time passwords'));
  await shoot('invitations-empty', '/invitations', title('Invitations'));
  await shoot('all-series-empty', '/series', title('Series'));
  await shoot('audit-empty', '/audit', title('Audit'));
  await shoot('tokens-empty', '/tokens', title('Tokens'));
  await shoot('nowhere', '/nowhere', title('Page not found'));
}

async function shootFull(shoot: Shoot) {
  const set = `/sets/${FULL.set}`;
  await shoot('overview', '/', (page) => page.getByRole('application').first().waitFor());
  await shoot('sets', '/sets', row(FULL.set));
  await shoot('sets-create', '/sets', row(FULL.set), opening(press('Create set')));
  await shoot('adopt', '/adopted', link(FULL.adopted), async (page) => {
    await page.getByLabel('Key or pattern').fill('lead*');
    await press('Search')(page);
    await page.getByRole('button', { name: 'leaderboard' }).click();
    await page.getByText(/would be live/).waitFor();
  });
  await shoot('adopted-set', `/adopted/${FULL.adopted}`, row(/vint/));
  await shoot('set', set, members);
  await shoot('set-selection', set, members, async (page) => {
    const rows = page.locator('[data-member] [data-control=select]');
    await rows.nth(4).click();
    await rows.nth(8).click({ modifiers: ['Shift'] });
    await page.getByText(/of .* selected/).waitFor();
  });
  await shoot('limits', '/limits', link(FULL.policy));
  await shoot('limits-create', '/limits', link(FULL.policy), opening(press('Create policy')));
  await shoot('limit', `/limits/${FULL.policy}?key=${FULL.key}`, title(FULL.policy), tryIt);
  await shoot('passwords', '/one-time-passwords', link(FULL.purpose));
  await shoot('password', `/one-time-passwords/${FULL.purpose}`, title(FULL.purpose), issue);
  await shoot('invitations', '/invitations', link(FULL.space));
  await shoot('invitation', `/invitations/${FULL.space}`, row(/chess/));
  await shoot(
    'invitation-reveal',
    `/invitations/${FULL.space}`,
    row(/chess/),
    opening(press('Reveal the code of chess')),
  );
  await shoot('all-series', '/series', link(FULL.series));
  await shoot('series', `/series/${FULL.series}`, (page) =>
    page.getByRole('application').first().waitFor(),
  );
  await shoot('servers', '/servers', (page) => page.getByText('Keys removed').waitFor());
  await shoot('audit', '/audit', (page) => page.getByRole('listitem').first().waitFor());
  await shoot('tokens', '/tokens', row(/grafana/));
  await shoot('tokens-create', '/tokens', row(/grafana/), opening(press('Create token')));
  await shoot('sessions', '/tokens?tab=sessions', row(/this session/));
  await shoot('settings', '/settings', title('Settings'));
  await shoot(
    'palette',
    '/sets',
    row(FULL.set),
    opening((page) => page.keyboard.press('Control+k')),
  );
  await shoot(
    'help',
    set,
    members,
    opening((page) => page.keyboard.press('Shift+?')),
  );
}

async function tryIt(page: Page) {
  for (let call = 0; call < 6; call += 1) await press('Consume')(page);
  await page
    .getByText(/the next call passes in/i)
    .first()
    .waitFor();
  await page.getByRole('list', { name: 'Busiest keys' }).waitFor();
}

async function issue(page: Page) {
  await page.getByRole('textbox', { name: 'Subject' }).fill('grace@example.org');
  await press('Issue a password')(page);
  await page.getByRole('region', { name: 'Issued password' }).waitFor();
}

function shooting(page: Page, { origin }: MayflyServer, look: string): Shoot {
  return async (picture, path, ready, act) => {
    await page.goto(`${origin}${path}`);
    await ready(page);
    await act?.(page);
    await page.locator('.animate-breathe[aria-hidden]').first().waitFor({ state: 'detached' });
    await page.screenshot({
      path: `${folder}/${picture}-${look}.png`,
      animations: 'disabled',
      // An open dialog covers the window, not the page.
      fullPage: (await page.getByRole('dialog').count()) === 0,
    });
  };
}

// Runs on demand only (playwright.config.ts), for a review of the looks by a developer.
for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use({ ...look, actionTimeout: 20_000, contextOptions: { reducedMotion: 'reduce' } });

    test('takes pictures of every page, empty and full', async ({ page, request }) => {
      test.setTimeout(600_000);
      const mayfly = await startMayfly();
      try {
        const shoot = shooting(page, mayfly, name);
        await shoot('sign-in', '/', title('Sign in'));
        await page.goto(mayfly.link);
        await title('No sets yet')(page);
        await shootEmpty(shoot);
        await fillStore(seedFor(request, mayfly), mayfly);
        await shootFull(shoot);
      } finally {
        // Before its server stops, because the page would report errors.
        await page.close();
        await mayfly.stop();
      }
    });
  });
}
