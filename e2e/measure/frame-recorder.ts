import type { Page } from '@playwright/test';

export interface Frames {
  /** Between consecutive frames, in ms. */
  readonly intervals: readonly number[];
  /** Tasks of more than 50 ms, in ms each. */
  readonly longTasks: readonly number[];
}

/** Records the frames of a page during an action. */
export async function recordFrames(page: Page, action: () => Promise<void>): Promise<Frames> {
  const recorder = await page.evaluateHandle(() => {
    const intervals: number[] = [];
    const longTasks: number[] = [];
    let last: number | undefined;
    let frame = 0;
    const onFrame = (at: number) => {
      if (last !== undefined) intervals.push(at - last);
      last = at;
      frame = requestAnimationFrame(onFrame);
    };
    frame = requestAnimationFrame(onFrame);
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    return {
      stop() {
        cancelAnimationFrame(frame);
        observer.disconnect();
        return { intervals, longTasks };
      },
    };
  });
  await action();
  const frames = await recorder.evaluate((each) => each.stop());
  await recorder.dispose();
  return frames;
}
