import { expect, test } from './support/test.ts';

for (const hours of [-1, 1]) {
  test(`a browser whose clock is ${hours} h off counts down to Redis's zero`, async ({
    page,
    mayfly,
    seed,
    setName,
  }) => {
    await page.addInitScript((offset) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + offset;
    }, hours * 3_600_000);
    await seed.set(setName);
    await page.goto(mayfly.link);
    await page.getByRole('link', { name: 'Sets', exact: true }).click();
    await page.getByRole('link', { name: setName }).click();
    await page.getByText('No live members.').waitFor();

    await page.evaluate(() => {
      new MutationObserver(() => {
        const there = document.querySelector('[data-member="probe"]') !== null;
        if (there) document.body.dataset['seen'] = 'yes';
        else if (document.body.dataset['seen'])
          document.body.dataset['goneAt'] ??= String(performance.now() + performance.timeOrigin);
      }).observe(document.body, { subtree: true, childList: true });
    });
    const before = Date.now();
    await seed.members(setName, [{ member: 'probe', ttlMs: 5_000 }]);
    const after = Date.now();

    const row = page.getByRole('row', { name: /probe/ });
    await expect(row).toBeVisible();
    const left = parseFloat(await row.locator('time span').first().innerText());
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(5);

    await expect(row).toHaveCount(0);
    const goneAt = Number(await page.evaluate(() => document.body.dataset['goneAt']));
    expect(goneAt).toBeGreaterThan(before + 5_000 - 100);
    expect(goneAt).toBeLessThan(after + 5_000 + 1_000);
  });
}
