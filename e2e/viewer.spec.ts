import type { Locator, Page } from '@playwright/test';
import { fillStore, FULL } from './support/full-store.ts';
import { startMayfly } from './support/mayfly-server.ts';
import { expect, seedFor, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const SET = `/sets/${FULL.set}`;

/** A set whose members outlive the test. */
const LASTING_SET = 'presence:lobby';

/** Every page for viewers, and a text on it when it has loaded. */
const PAGES = {
  '/': 'About to expire',
  '/sets': FULL.set,
  [SET]: /\d–\d+ of \d+/,
  '/sets/events:processed': 'events:processed:0',
  '/adopted': FULL.adopted,
  [`/adopted/${FULL.adopted}`]: 'vint',
  '/limits': FULL.policy,
  [`/limits/${FULL.policy}?key=${FULL.key}`]: /The next call passes/,
  '/one-time-passwords': FULL.purpose,
  [`/one-time-passwords/${FULL.purpose}`]: 'Wrong attempts',
  '/invitations': FULL.space,
  [`/invitations/${FULL.space}`]: 'Uses per code',
  '/series': FULL.series,
  [`/series/${FULL.series}`]: 'errors',
  '/servers': 'Page faults',
  '/settings': 'Time zone',
} as const;

/** Pages without a read-only notice: they have only settings of this browser. */
const WITHOUT_NOTICE = ['/', '/servers', '/settings'];

const ADMIN_PAGES = { '/audit': 'the audit log', '/tokens': 'tokens and sessions' };

/** The names of all controls for viewers: they read, filter, or concern the viewer. */
const HARMLESS = [
  // Names of things, which open their details. Names of actions start with a capital letter.
  /^[a-z]/,
  /^(Set|Live|Next expiry|Expires|About strategies)$/,
  /^(Name contains|Strategy|Sort by|Search members)$/,
  // The options of “Sort by”; that of the next expiry is above.
  /^(Name|Live members|Creation time)$/,
  // Figures, which open their explanations.
  /^[≥≤~]? ?[\d,.]+$/,
  /^Hand-over$/,
  /^Show in list: \d+ of \d+$/,
  /^(Go to…|Go|Position|Expiry time|Close|Done|Copy.*)$/,
  /^(Key|Cost|Peek|Pause|Resume)$/,
  /^(Sign out|Time zone|Single-key shortcuts)$/,
];

/** The palette's entries for viewers beside names of things, including their keys. */
const PALETTE = [
  /^[a-z]/,
  /^Search$/,
  /^(Overview|Sets|Rate limits|One-time passwords|Invitations|Series|Servers|API explorer|Settings) G [A-Z]$/,
  /^(Search everything|Keyboard shortcuts|Undo last action|Search members)\b/,
  /^(Switch time format|Display: theme, times and zone)\b/,
  /^(System|Light|Dark|Sign out)/,
];

const OPENERS = '[aria-haspopup]:not([aria-haspopup="listbox"])';

/** The names of controls by role. Links only navigate, and the radios only choose a view. */
async function controlsIn(part: Locator): Promise<string[]> {
  const lines = (await part.ariaSnapshot()).split('\n');
  return lines.flatMap((line) => {
    const [, role, name] =
      /^\s*- '?(button|menuitem|switch|checkbox|textbox|searchbox|combobox|spinbutton|option) "([^"]*)"/.exec(
        line,
      ) ?? [];
    return role === undefined || name === undefined ? [] : [name];
  });
}

async function expectHarmless(part: Locator, where: string, harmless = HARMLESS) {
  const controls = await controlsIn(part);
  const harmful = controls.filter((name) => !harmless.some((pattern) => pattern.test(name)));
  expect(harmful, `on ${where}`).toEqual([]);
}

/** What opens on a page: menus and popovers. Select lists only set their field. */
async function expectOpenedHarmless(page: Page, where: string) {
  for (const opener of await page.getByRole('main').locator(OPENERS).all()) {
    await opener.click();
    const popup = page.locator('[role="dialog"], [role="menu"]').filter({ visible: true });
    await popup.waitFor();
    await expectHarmless(popup, `what opens on ${where}`);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  }
}

test('a viewer sees everything, and no control that changes it', async ({ page, request }) => {
  test.slow();
  const mayfly = await startMayfly();
  try {
    const seed = seedFor(request, mayfly);
    await fillStore(seed, mayfly);
    const { createToken } = await seed.ask<{ createToken: { secret: string } }>(
      'mutation($input: CreateTokenInput!) { createToken(input: $input) { secret } }',
      { input: { name: 'visitor', role: 'VIEWER' } },
    );
    await page.goto(`${mayfly.origin}/#token=${createToken.secret}`);
    const role = page.getByText('visitor · viewer');
    await role.waitFor();
    const main = page.getByRole('main');
    const notice = page.getByRole('complementary', { name: 'Read-only' });

    for (const [path, ready] of Object.entries(PAGES)) {
      await visit(page, path);
      await main.getByText(ready).first().waitFor();
      await expect(notice).toHaveCount(WITHOUT_NOTICE.includes(path) ? 0 : 1);
      await expectHarmless(main, path);
      await expectOpenedHarmless(page, path);
    }

    // The details of a member, and shortcuts, which act like buttons.
    await visit(page, `/sets/${LASTING_SET}`);
    await page.locator('[data-member]').first().waitFor();
    await main.getByRole('grid').focus();
    await page.keyboard.press('ArrowDown');
    const member = (await page.locator('[data-lead]').getAttribute('data-member')) ?? '';
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await main.getByRole('region', { name: `Member ${member}` }).waitFor();
    await expectHarmless(main, 'the details of a member');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('option', { name: FULL.space, exact: true }).waitFor();
    await expectHarmless(palette, 'the palette', PALETTE);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    for (const [path, what] of Object.entries(ADMIN_PAGES)) {
      await visit(page, path);
      await expect(main.getByText(`Only admins can see ${what}.`)).toBeVisible();
      await expect(main.getByText('You are signed in as viewer visitor.')).toBeVisible();
      await expectHarmless(main, path);
    }

    // Hiding controls is only a courtesy; the server must reject the changes.
    const refused = [
      ['removeMember', 'RemoveMemberInput', { set: LASTING_SET, member }],
      ['extendMembers', 'ExtendMembersInput', { set: LASTING_SET, members: [member], byMs: 1000 }],
      ['deleteLimitPolicy', 'DeleteLimitPolicyInput', { policy: FULL.policy }],
      ['createToken', 'CreateTokenInput', { name: 'more', role: 'ADMIN' }],
    ] as const;
    for (const [mutation, inputType, input] of refused) {
      const query = `mutation($input: ${inputType}!) { ${mutation}(input: $input) { __typename } }`;
      const answer = await page.evaluate(
        async (body) => {
          const response = await fetch('/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          });
          return response.text();
        },
        JSON.stringify({ query, variables: { input } }),
      );
      expect(answer, mutation).toContain('"FORBIDDEN"');
    }
    const { expiringSet } = await seed.ask<{ expiringSet: { member: object | null } }>(
      'query($set: String!, $member: String!) { expiringSet(name: $set) { member(member: $member) { member } } }',
      { set: LASTING_SET, member },
    );
    expect(expiringSet.member).toEqual({ member });
  } finally {
    // Before its server stops, because the page would report errors.
    await page.close();
    await mayfly.stop();
  }
});
