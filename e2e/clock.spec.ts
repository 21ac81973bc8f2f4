import { nightly } from '../packages/core/test/support/nightly.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const MEMBERS = 40;
const FIRST_TTL_MS = 8_000;
const STEP_MS = 50;
const TOLERANCE_MS = 100;
const TOLERANCE_FRAMES = 6;

interface Watched {
  /** When each member left the page, in ms of the machine's clock, which Redis also uses. */
  readonly goneAt: Readonly<Record<string, number>>;
  /** When the browser painted, in ms of the same clock. */
  readonly frames: readonly number[];
}

/** Records when members leave, with the machine's clock instead of the page's wrong one. */
async function watch(page: Page) {
  return page.evaluateHandle(() => {
    const goneAt: Record<string, number> = {};
    const frames: number[] = [];
    let seen = new Set<string>();
    const machineNow = () => performance.now() + performance.timeOrigin;
    new MutationObserver(() => {
      const here = new Set<string>();
      for (const row of document.querySelectorAll<HTMLElement>('[data-member]')) {
        here.add(row.dataset['member'] ?? '');
      }
      for (const member of seen) if (!here.has(member)) goneAt[member] ??= machineNow();
      seen = here;
    }).observe(document.body, { subtree: true, childList: true });
    const onFrame = () => {
      frames.push(machineNow());
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    return { goneAt, frames };
  });
}

for (const hours of [-1, 1].slice(0, nightly(2, 1))) {
  test(`a browser whose clock is ${hours} h off reaches zero with Redis`, async ({
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
    // The overview, which is replaced, also has a link to the set.
    const list = page.getByRole('region', { name: 'List of sets' });
    await list.getByRole('link', { name: setName }).click();
    await page.getByText('No live members.').waitFor();

    const watched = await watch(page);
    const members = Array.from({ length: MEMBERS }, (_, i) => ({
      member: `probe:${i}`,
      ttlMs: FIRST_TTL_MS + i * STEP_MS,
    }));
    await seed.members(setName, members);
    const expiries = await seed.expiries(setName);
    expect(expiries.size).toBe(MEMBERS);

    const row = page.getByRole('row', { name: /probe:0\b/ });
    await expect(row).toBeVisible();
    const left = parseFloat(await row.locator('time span').first().innerText());
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(FIRST_TTL_MS / 1000);

    await page.getByText('No live members.').waitFor();
    const { goneAt, frames }: Watched = await watched.jsonValue();
    expect(Object.keys(goneAt).toSorted()).toEqual([...expiries.keys()].toSorted());
    for (const [member, expiresAt] of expiries) {
      const at = goneAt[member] ?? Number.NaN;
      expect(at - expiresAt, `${member} left too early`).toBeGreaterThan(-TOLERANCE_MS);
      // As many frames as fit into 100 ms: on a busy machine they are further apart.
      const framesLate = frames.filter((frame) => frame > expiresAt && frame < at).length;
      expect(framesLate, `${member} left too late`).toBeLessThanOrEqual(TOLERANCE_FRAMES);
    }
  });
}
