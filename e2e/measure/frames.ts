import type { Page } from '@playwright/test';
import { recordFrames } from './frame-recorder.ts';
import {
  figure,
  heading,
  limited,
  members,
  openPage,
  openSet,
  quantile,
  type Setting,
} from './measurement.ts';

const SCROLL_MS = 6000;
/** A million members within two hours. */
const EXPIRIES_PER_SECOND = 139;

/** Scrolls the list by wheel, a little in every frame, back and forth. */
async function scroll(page: Page): Promise<void> {
  await members(page).hover();
  const until = Date.now() + SCROLL_MS;
  for (let step = 0; Date.now() < until; step += 1) {
    await page.mouse.wheel(0, step % 200 < 120 ? 90 : -120);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Drags the scrollbar from end to end and back, a step in every frame. */
async function drag(page: Page): Promise<void> {
  await members(page).evaluate(
    (list, durationMs) =>
      new Promise<void>((resolve) => {
        const end = list.scrollHeight - list.clientHeight;
        const start = performance.now();
        const step = (now: number) => {
          const share = Math.min(1, (now - start) / durationMs);
          list.scrollTop = end * (share < 0.5 ? share * 2 : 2 - share * 2);
          if (share < 1) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    SCROLL_MS,
  );
}

const wait = (page: Page) => page.waitForTimeout(SCROLL_MS);

async function measure(
  setting: Setting,
  set: string,
  name: string,
  action: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await openPage(setting);
  await openSet(page, setting.mayfly.origin, set);
  const { intervals, longTasks } = await recordFrames(page, () => action(page));
  const fps = 1000 / (intervals.reduce((sum, each) => sum + each, 0) / intervals.length);
  figure(`${name}: frames per second`, fps.toFixed(1));
  limited(`${name}: 99 of 100 frames within`, quantile(intervals, 0.99), 20, 'ms');
  limited(`${name}: tasks of more than 50 ms`, longTasks.length, 0, 'tasks');
  await page.context().close();
}

/** Frames while a list of running countdowns scrolls, and while its members expire. */
export async function measureFrames(setting: Setting): Promise<void> {
  heading('Frames of a list of running countdowns');
  await setting.store.set('ten-thousand', 10_000);
  await measure(setting, 'ten-thousand', 'ten thousand, wheel', scroll);
  await setting.store.set('million', 1_000_000);
  await measure(setting, 'million', 'a million, wheel', scroll);
  await measure(setting, 'million', 'a million, scrollbar', drag);
  for (let second = 0; second < SCROLL_MS / 1000 + 4; second += 1) {
    await setting.store.add(
      'million',
      Array.from({ length: EXPIRIES_PER_SECOND }, (_, i) => ({
        member: `soon:${second}:${i}`,
        ttlMs: 8_000 + second * 1_000 + Math.floor((i / EXPIRIES_PER_SECOND) * 1_000),
      })),
    );
  }
  await measure(setting, 'million', `a million, ${EXPIRIES_PER_SECOND} expiries per second`, wait);
}
