import type { CDPSession } from '@playwright/test';
import { figure, heading, openPage, openSet, quantile, type Setting } from './measurement.ts';

/** An hour of ten changes a second, sent in this many batches as fast as they are accepted. */
const BATCHES_AN_HOUR = 120;
const BATCH = 300;
const REPORTS_AN_HOUR = 6;

/** In the first hour the page fills caches and compiles code. Later growth is a leak. */
const HOURS = 2;

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** The memory of a page that shows a busy set, during the second hour of changes. */
export async function measureMemory(setting: Setting): Promise<void> {
  heading(`Memory of a live page, ${BATCHES_AN_HOUR * BATCH} changes an hour`);
  await setting.store.set('lived-in', 1000);
  const page = await openPage(setting);
  await openSet(page, setting.mayfly.origin, 'lived-in');
  const session = await page.context().newCDPSession(page);
  const sizes: number[] = [];
  const step = BATCHES_AN_HOUR / REPORTS_AN_HOUR;
  for (let batch = 0; batch <= HOURS * BATCHES_AN_HOUR; batch += 1) {
    if (batch % step === 0) {
      const megabytes = (await heapBytes(session)) / 1_048_576;
      sizes.push(megabytes);
      const minutes = (batch / BATCHES_AN_HOUR) * 60;
      figure(`after ${minutes} minutes' changes`, `${megabytes.toFixed(1)} MB`);
    }
    // The members repeat, so that the set keeps its size.
    const members = Array.from({ length: BATCH }, (_, i) => ({
      member: `member:${String((batch * BATCH + i) % 1000).padStart(7, '0')}`,
      ttlMs: 600_000 + Math.floor(Math.random() * 600_000),
    }));
    await setting.store.add('lived-in', members);
  }
  // Medians, because single readings include garbage that is not collected yet.
  const [first, second] = [sizes.slice(1, -REPORTS_AN_HOUR), sizes.slice(-REPORTS_AN_HOUR)];
  const growth = (quantile(second, 0.5) / quantile(first, 0.5) - 1) * 100;
  figure('growth from the first hour to the second', `${growth.toFixed(1)} %`);
  await page.context().close();
}
