import type { Page, WebSocket } from '@playwright/test';
import { openNetwork } from './support/cuttable-network.ts';
import { expect, test } from './support/test.ts';

/** How long the network is down: a minute in `pnpm test:nightly`. */
const CUT_MS = Number(process.env['MAYFLY_CUT_MS'] ?? 8_000);

const LATER_MS = 1_200_000;

const FAILED_ATTEMPT = /^WebSocket connection to '\S+' failed/;

/** Members `stays:0` and so on, each expiring a second later than the one before. */
function group(name: string, count: number, ttlMs: number) {
  return Array.from({ length: count }, (_, index) => ({
    member: `${name}:${index}`,
    ttlMs: ttlMs + index * 1_000,
  }));
}

const namesOf = (members: readonly { readonly member: string }[]) =>
  members.map(({ member }) => member);

/** The rows from the top, with their times of expiry; NaN is never. */
async function rowsOf(page: Page): Promise<[member: string, expiresAt: number][]> {
  return page
    .locator('[data-member]')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
        .map((row) => [
          row.getAttribute('data-member') ?? '',
          Date.parse(row.querySelector('time')?.dateTime ?? ''),
        ]),
    );
}

// High enough for all rows at the end, without scrolling.
test.use({ viewport: { width: 1280, height: 1400 } });

test('after a network failure the page is exact without a reload', async ({
  page,
  context,
  mayfly,
  seed,
  setName,
  complaints,
}) => {
  test.setTimeout(90_000 + CUT_MS);
  const stays = group('stays', 6, LATER_MS);
  const extended = group('extended', 4, LATER_MS);
  const removed = group('removed', 60, LATER_MS);
  const ending = group('ending', 3, 5_000);
  await seed.set(setName, [...stays, ...extended, ...removed]);
  await seed.mutate('openSetFeed', { set: setName });
  const network = await openNetwork(mayfly.origin);
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await page.goto(mayfly.link.replace(mayfly.origin, network.origin));
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.goto(`${network.origin}/sets/${encodeURIComponent(setName)}`);
  await page.getByText('No changes since you opened this page.').waitFor();
  await seed.members(setName, [...ending, { member: 'seen', ttlMs: 200_000 }]);
  await page.getByRole('row', { name: /seen/ }).waitFor();
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));

  await network.cut();
  await context.setOffline(true);
  const cutAt = Date.now();
  await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true);
  const banner = page.getByText('The Mayfly API does not answer — retrying');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Reconnecting' })).toBeVisible();

  await seed.mutate('removeMembers', { set: setName, members: namesOf(removed) });
  await seed.mutate('extendMembers', {
    set: setName,
    members: namesOf(extended),
    byMs: 600_000,
  });
  await seed.members(setName, [...group('added', 5, 300_000), ...group('brief', 3, 1_000)]);
  await seed.mutate('persistMembers', { set: setName, members: ['stays:0'] });
  await expect(page.getByRole('row', { name: /ending/ })).toHaveCount(0);
  const cutFor = () => Date.now() - cutAt;
  await expect.poll(cutFor, { timeout: CUT_MS + 15_000 }).toBeGreaterThan(CUT_MS);
  // None of these changes has arrived; members that had to expire have expired.
  const atTheEnd = namesInOrder(await rowsOf(page));
  expect(atTheEnd).toContain('removed:0');
  expect(atTheEnd).not.toContain('added:0');
  await expect(banner).toBeVisible();
  // If the browser has not fetched the chunk of this dialog yet, it opens as soon as it can load.
  await page.getByRole('button', { name: 'Delete…' }).click();

  await network.restore();
  await context.setOffline(false);
  await expect(page.getByRole('alertdialog', { name: 'Delete this set' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Reconnecting' })).toHaveCount(0);
  const exactly = [...(await seed.expiries(setName))];
  expect(exactly).toHaveLength(stays.length + extended.length + 6);
  await expect.poll(() => rowsOf(page)).toEqual(exactly);
  await expect(
    page.getByRole('term').filter({ hasText: 'Live members' }).locator('..'),
  ).toContainText(String(exactly.length));
  // New changes arrive as before.
  await seed.members(setName, [{ member: 'afterwards', ttlMs: 100_000 }]);
  await expect(page.getByRole('row', { name: /afterwards/ })).toBeVisible();
  expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);

  // The browser reports each failed attempt, and nothing else.
  const attempts = complaints.splice(0);
  expect(attempts.filter((text) => !FAILED_ATTEMPT.test(text))).toEqual([]);
  await page.close();
  await network.cut();
});

function namesInOrder(rows: readonly [member: string, expiresAt: number][]): string[] {
  return rows.map(([member]) => member);
}
