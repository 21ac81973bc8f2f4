import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the palette opens pages and sets by a few letters', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName, [{ member: 'here' }]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('serv');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Servers', level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  const option = page.getByRole('option', { name: setName });
  await expect(option).toBeVisible();
  await page.keyboard.type(setName.slice(4, 12));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /here/ })).toBeVisible();
});

test('the palette finds every named thing, grouped by its kind', async ({
  dashboard: page,
  mayfly,
  seed,
  setName: name,
}) => {
  await seed.set(`${name}:set`);
  await mayfly.send(`ZADD ${name}:adopted 1 a`);
  const layout = { score: 'EXPIRY', unit: 'SECONDS' };
  await seed.mutate('adoptSet', { key: `${name}:adopted`, name: `${name}:adopted`, layout });
  const limits = [{ name: 'all', limit: 3, windowMs: 60_000 }];
  await seed.mutate('createLimitPolicy', { name: `${name}:policy`, limits });
  await seed.mutate('createOneTimePasswordPurpose', {
    purpose: `${name}:purpose`,
    subjectForm: 'EMAIL',
  });
  await seed.mutate('createInvitationSpace', { space: `${name}:space` });
  await seed.mutate('createSeries', { series: `${name}:series`, fields: ['load'] });

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.postData() ?? ''));
  for (const [what, group] of [
    ['set', 'Sets'],
    ['adopted', 'Adopted sets'],
    ['policy', 'Rate limits'],
    ['purpose', 'One-time passwords'],
    ['space', 'Invitations'],
    ['series', 'Series'],
  ] as const) {
    requests.length = 0;
    await page.keyboard.press('Control+k');
    const found = page.getByRole('group', { name: group, exact: true }).getByRole('option');
    await expect(found.filter({ hasText: `${name}:${what}` })).toBeVisible();
    expect(requests.filter((body) => body.includes('"Names"'))).toHaveLength(1);
    await page.keyboard.type(`${name}:${what}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: `${name}:${what}`, level: 1 })).toBeVisible();
  }
});

test('shortcuts navigate, except while typing, and can be turned off', async ({
  dashboard: page,
}) => {
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(page).toHaveURL(/\/servers$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Create set' }).first().click();
  await page.getByLabel('Name', { exact: true }).pressSequentially('gv?');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('gv?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('Press Escape again');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Shift+?');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(page).toHaveURL(/\/sets$/);
});

test('a new page is announced, and the focus is never lost', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await seed.set(setName);
  await page.getByRole('link', { name: setName }).waitFor();
  let load = () => {};
  const loading = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/graphql', async (route) => {
    await loading;
    await route.continue();
  });
  await page.getByRole('link', { name: setName }).click();
  await expect(page.getByRole('status', { name: 'Page' })).toHaveText(`${setName} · Mayfly`);
  await expect(page.locator('#main')).toBeFocused();
  const back = page.getByRole('main').getByRole('link', { name: 'Sets' });
  await back.waitFor();
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  load();
  await page.getByRole('button', { name: 'Settings…' }).waitFor();
  await expect(back).toBeFocused();
});

test('the focus returns to its former place when a dialog closes', async ({ dashboard: page }) => {
  const create = page.getByRole('button', { name: 'Create set' }).first();
  await create.click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();

  const link = page.getByRole('link', { name: 'Servers' });
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('create token');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('a:focus, main:focus')).toHaveCount(1);
});

test('times have the chosen format and zone', async ({ dashboard: page, seed, setName }) => {
  await seed.set(setName, [{ member: 'here', ttlMs: 3_000_000 }]);
  await page.getByRole('link', { name: setName }).click();
  const time = page.getByRole('row', { name: /here/ }).locator('time span').first();
  await expect(time).toHaveText(/^(50:00|49:\d\d)$/);
  await page.locator('#main').focus();
  await page.keyboard.press('t');
  await expect(time).toHaveText(/\d\d:\d\d:\d\d$/);
  const local = await time.textContent();

  await page.getByRole('button', { name: 'Display' }).click();
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(time).not.toHaveText(local ?? '');
  await page.reload();
  await expect(time).toHaveText(/\d\d:\d\d:\d\d$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('every page is reachable from the bar at the bottom', async ({ dashboard: page }) => {
    await page.getByRole('link', { name: 'Servers' }).click();
    await expect(page.getByRole('heading', { name: 'Servers' })).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Invitations' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Invitations' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
