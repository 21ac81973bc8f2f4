import { expect, test } from './support/test.ts';

const PAGES = ['/', '/sets', '/sets/a', '/limits/a', '/servers', '/audit', '/settings'];

const linked = (header = '') => [...header.matchAll(/<([^>]+)>/g)].map(([, path = '']) => path);

test('the API sends files compressed, and announces those of a page', async ({
  request,
  mayfly,
}) => {
  for (const path of PAGES) {
    const page = await request.get(mayfly.origin + path, { headers: { accept: 'text/html' } });
    expect(page.headers()['content-encoding']).toBe('br');
    const files = linked(page.headers()['link']);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      for (const encoding of ['br', 'gzip']) {
        const response = await request.get(mayfly.origin + file, {
          headers: { 'accept-encoding': encoding },
        });
        expect(response.status()).toBe(200);
        expect(response.headers()).toMatchObject({
          'content-encoding': encoding,
          vary: expect.stringContaining('accept-encoding'),
          'cache-control': 'public, max-age=31536000, immutable',
        });
      }
    }
  }
});

test('the page at / answers clients that accept anything', async ({ request, mayfly }) => {
  for (const encoding of ['identity', 'gzip']) {
    const headers = { accept: '*/*', 'accept-encoding': encoding };
    const page = await request.get(`${mayfly.origin}/`, { headers });
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain('<div id="root">');
    expect((await request.head(`${mayfly.origin}/`, { headers })).status()).toBe(200);
  }
  const odd = await request.get(`${mayfly.origin}//:x/`, { headers: { accept: 'text/html' } });
  expect(odd.status()).toBe(200);
});

test('a page loads its scripts in one wave, at most twelve', async ({ page, mayfly }) => {
  const announced = new Set<string>();
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest()) return;
    for (const path of linked(response.headers()['link'])) announced.add(path);
  });
  await page.goto(`${mayfly.origin}/servers#token=${mayfly.token}`);
  await expect(page.getByRole('heading', { name: 'Servers', level: 1 })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  // Later than 1.5 s, an idle browser also fetches dialogs.
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime, name }) => startTime < 1_500 && name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname),
  );
  const fixed = /^\/(theme|assets\/(index|rolldown-runtime)-[^/]+)\.js$/;
  expect(scripts.filter((path) => !announced.has(path) && !fixed.test(path))).toEqual([]);
  expect(scripts.length).toBeLessThanOrEqual(12);
});
