import { setTimeout as delay } from 'node:timers/promises';
import { recordFrames } from './frame-recorder.ts';
import { figure, heading, openPage, openSet, quantile, type Setting } from './measurement.ts';

const EVENTS_A_SECOND = 5000;
const SECONDS = 6;
const BATCHES_A_SECOND = 10;

/** Whether the page of a set stays usable during five thousand changes a second. */
export async function measureBurst(setting: Setting): Promise<void> {
  heading(`A set that changes ${EVENTS_A_SECOND} times a second`);
  await setting.store.set('busy', 1000);
  const page = await openPage(setting);
  await openSet(page, setting.mayfly.origin, 'busy');
  const size = EVENTS_A_SECOND / BATCHES_A_SECOND;
  const { intervals, longTasks } = await recordFrames(page, async () => {
    const startedAt = performance.now();
    const pending: Promise<void>[] = [];
    for (let batch = 0; batch < SECONDS * BATCHES_A_SECOND; batch += 1) {
      const waitMs = startedAt + (batch * 1000) / BATCHES_A_SECOND - performance.now();
      if (waitMs > 0) await delay(waitMs);
      pending.push(
        setting.store.add(
          'busy',
          Array.from({ length: size }, (_, i) => ({
            member: `burst:${batch}:${i}`,
            ttlMs: 300_000,
          })),
        ),
      );
    }
    await Promise.all(pending);
  });
  figure('99 of 100 frames within', `${quantile(intervals, 0.99).toFixed(1)} ms`);
  figure('longest frame', `${Math.max(...intervals).toFixed(0)} ms`);
  figure(
    'tasks of more than 50 ms',
    `${longTasks.length}, ${Math.max(0, ...longTasks).toFixed(0)} ms the longest`,
  );
  await page.context().close();
}
