import type { CDPSession } from '@playwright/test';
import { figure, heading, openPage, openSet, type Setting } from './measurement.ts';

/** An hour of ten changes a second comes in so many batches, as fast as they are taken. */
const BATCHES = 120;
const BATCH = 300;
const REPORTS = 6;

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** What a page that shows a busy set has in memory, over the changes of an hour. */
export async function measureMemory(setting: Setting): Promise<void> {
  heading(`Memory of a live page over an hour's changes, ${BATCHES * BATCH} of them`);
  await setting.store.set('lived-in', 1000);
  const page = await openPage(setting);
  await openSet(page, setting.mayfly.origin, 'lived-in');
  const session = await page.context().newCDPSession(page);
  const sizes: number[] = [];
  for (let batch = 0; batch <= BATCHES; batch += 1) {
    if (batch % (BATCHES / REPORTS) === 0) {
      const megabytes = (await heapBytes(session)) / 1_048_576;
      sizes.push(megabytes);
      figure(
        `after ${Math.round((batch / BATCHES) * 60)} minutes' changes`,
        `${megabytes.toFixed(1)} MB`,
      );
    }
    // The same members come again and again: the set stays as large as it is.
    const members = Array.from({ length: BATCH }, (_, i) => ({
      member: `member:${String((batch * BATCH + i) % 1000).padStart(7, '0')}`,
      ttlMs: 600_000 + Math.floor(Math.random() * 600_000),
    }));
    await setting.store.add('lived-in', members);
  }
  // What a page builds up while it is used for the first time is no growth. Heap snapshots of both moments
  // differ by compiled code and the timings that the browser keeps, and by none of the dashboard's objects.
  const [, settled = Number.NaN] = sizes;
  const growth = ((sizes.at(-1) ?? Number.NaN) / settled - 1) * 100;
  figure('growth from minute 10 to minute 60', `${growth.toFixed(1)} %`, 'flat');
  await page.context().close();
}
