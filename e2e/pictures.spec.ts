import type { Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { animate, type Frame } from './support/animation.ts';
import { startMayfly, type MayflyServer } from './support/mayfly-server.ts';
import { addPastHour, addPastMembers } from './support/past-hour.ts';
import type { Seed } from './support/seed.ts';
import { seedFor, test } from './support/test.ts';

const FOLDER = fileURLToPath(new URL('../docs/images', import.meta.url));
const SET = 'sessions:web';
const SERVERS = ['web-1', 'web-2'];
const ANIMATION_MS = 7_000;
const FRAME_MS = 95;

const NAMES =
  'ada alan anita barbara claude dennis donald dorothy edsger frances grace hedy jean joan john ' +
  'karen katherine ken leslie linus lynn margaret mary radia robert salvatore shafi sophie tim vint';
const DEVICES = ['web', 'phone', 'tablet'];

/** Sessions that expire, the first within seconds, each somewhat later than the one before. */
function sessions(firstMs: number, growth: number) {
  return NAMES.split(' ').map((member, index) => ({
    member,
    ttlMs: Math.round(firstMs * growth ** index),
    value: { device: DEVICES[index % DEVICES.length] },
  }));
}

type Sessions = ReturnType<typeof sessions>;

/**
 * Opens the page of a set with a feed that has long-lived members, and then adds the others, so that those
 * with little time left are still there, however long loading took.
 */
async function openSet(page: Page, seed: Seed, mayfly: MayflyServer, members: Sessions) {
  const long = members.findIndex(({ ttlMs }) => ttlMs > 120_000);
  await seed.set(SET, members.slice(long), 180_000);
  await addPastMembers(mayfly.redisUrl, SET, members.length);
  await open(page, mayfly, `/sets/${SET}?range=1h`);
  await page.getByText('No changes since you opened this page.').waitFor();
  await seed.members(SET, members.slice(0, long));
  await page.getByRole('row', { name: new RegExp(members[long - 1]?.member ?? '') }).waitFor();
}

async function open(page: Page, { link, origin }: MayflyServer, path: string) {
  await page.goto(link);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.goto(`${origin}${path}`);
}

/** Removes the alpha channel, which is opaque, and compresses as much as possible. */
async function save(picture: string, png: Buffer) {
  await mkdir(FOLDER, { recursive: true });
  const packed = PNG.sync.write(PNG.sync.read(png), { colorType: 2, deflateLevel: 9 });
  await writeFile(`${FOLDER}/${picture}`, packed.length < png.length ? packed : png);
}

// Runs on demand only (playwright.config.ts), and writes the pictures of the README.
test.describe('pictures of the README', () => {
  let mayfly: MayflyServer;
  test.beforeEach(async () => {
    mayfly = await startMayfly({ INSTANCE_ID: 'web-1', SAMPLE_INTERVAL_MS: '60000' });
  });
  test.afterEach(async ({ page }) => {
    // Before its server stops, because the page would report errors.
    await page.close();
    await mayfly.stop();
  });

  test.describe('on a desk', () => {
    test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

    test('a set', async ({ page, request }) => {
      const seed = seedFor(request, mayfly);
      await openSet(page, seed, mayfly, sessions(4_000, 1.3));
      await seed.mutate('extendMembers', { set: SET, members: ['mary', 'tim'], byMs: 60_000 });
      await seed.mutate('removeMember', { set: SET, member: 'vint' });
      const changes = page.getByRole('list', { name: 'Latest changes' });
      await changes.getByText('expired').first().waitFor();
      await save('set-desktop-light.png', await page.screenshot({ animations: 'disabled' }));
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });

    test('a set', async ({ page, request }) => {
      await openSet(page, seedFor(request, mayfly), mayfly, sessions(8_000, 1.6));
      await save('set-phone-dark.png', await page.screenshot({ animations: 'disabled' }));
    });
  });

  test.describe('in the dark theme', () => {
    test.use({ viewport: { width: 1280, height: 860 }, colorScheme: 'dark' });

    test('servers', async ({ page }) => {
      await addPastHour(mayfly.redisUrl, SERVERS);
      await open(page, mayfly, '/servers?range=1h');
      await page.locator('canvas').nth(6).waitFor();
      await save('servers-desktop-dark.png', await page.screenshot({ animations: 'disabled' }));
    });
  });

  test.describe('in motion', () => {
    test.use({ viewport: { width: 1080, height: 1200 }, colorScheme: 'light' });

    test('countdowns', async ({ page, request }) => {
      await openSet(page, seedFor(request, mayfly), mayfly, sessions(3_000, 1.3));
      const list = page.getByRole('grid', { name: /soonest/ });
      const box = await list.boundingBox();
      if (box === null) throw new Error('There is no list of members.');
      const film = await record(page, ANIMATION_MS);
      await writeFile(`${FOLDER}/countdowns.gif`, animate(film, { ...box, height: 432 }));
    });
  });
});

/** Records the page at each paint, but at most ten times a second. */
async function record(page: Page, forMs: number): Promise<Frame[]> {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  const ended = new Promise<void>((resolve) => {
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const at = (metadata.timestamp ?? 0) * 1000;
      const first = frames[0]?.at ?? at;
      if (at - (frames.at(-1)?.at ?? 0) >= FRAME_MS) {
        frames.push({ png: Buffer.from(data, 'base64'), at });
      }
      if (at - first >= forMs) resolve();
      void session.send('Page.screencastFrameAck', { sessionId });
    });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await ended;
  await session.send('Page.stopScreencast');
  return frames;
}
