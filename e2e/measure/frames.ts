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

/** Scrolls the list by wheel, a little in every frame, back and forth. */
async function scroll(page: Page): Promise<void> {
  await members(page).hover();
  const until = Date.now() + SCROLL_MS;
  for (let step = 0; Date.now() < until; step += 1) {
    await page.mouse.wheel(0, step % 200 < 120 ? 90 : -120);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

async function measure(setting: Setting, set: string): Promise<void> {
  const page = await openPage(setting);
  await openSet(page, setting.mayfly.origin, set);
  const { intervals, longTasks } = await recordFrames(page, () => scroll(page));
  const fps = 1000 / (intervals.reduce((sum, each) => sum + each, 0) / intervals.length);
  figure(`${set}: frames per second`, fps.toFixed(1));
  limited(`${set}: 99 of 100 frames within`, quantile(intervals, 0.99), 20, 'ms');
  limited(`${set}: tasks of more than 50 ms`, longTasks.length, 0, 'tasks');
  await page.context().close();
}

/** Frames while a list of running countdowns scrolls. */
export async function measureFrames(setting: Setting): Promise<void> {
  heading('Scrolling a list of running countdowns');
  await setting.store.set('ten-thousand', 10_000);
  await measure(setting, 'ten-thousand');
  await setting.store.set('million', 1_000_000);
  await measure(setting, 'million');
}
