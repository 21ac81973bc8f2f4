import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createMayfly, type TimeSeries } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';
import { describeStepped } from '../support/stepped-redis.ts';

const MINUTE_MS = 60_000;

/** The values after a cursor, and the cursor after them. */
async function values(series: TimeSeries, after?: string | null) {
  const page = await series.samples('s', { first: 100, after: after ?? undefined });
  return { values: page.samples.map(({ fields }) => fields['n']), cursor: page.endCursor };
}

// By less than the retention, and by more.
it.each([-1, -1000, -MINUTE_MS, -1000 * MINUTE_MS])(
  'the cursor of a series continues after a step of %i ms, with each sample once',
  async (ms) => {
    const { mayfly, clock } = testBench();
    const series = mayfly.series('load', { retentionMs: 10 * MINUTE_MS });
    await series.append('s', { n: 1 });
    clock.advance(1);
    await series.append('s', { n: 2 });
    const before = await values(series);
    expect(before.values).toEqual([1, 2]);
    clock.advance(ms);
    await series.append('s', { n: 3 });
    await series.append('s', { n: 4 });
    const after = await values(series, before.cursor);
    expect(after.values).toEqual([3, 4]);
    clock.advance(1);
    await series.append('s', { n: 5 });
    clock.advance(-ms);
    await series.append('s', { n: 6 });
    // Forward again by more than the retention: earlier samples have expired.
    const left = -ms > 10 * MINUTE_MS ? [6] : [5, 6];
    expect((await values(series, after.cursor)).values).toEqual(left);
  },
);

it('a series keeps at most twice its retention after a step back of any size', async () => {
  const { mayfly, clock } = testBench();
  const series = mayfly.series('load', { retentionMs: MINUTE_MS });
  await series.append('s', { n: 0 });
  clock.advance(-1000 * MINUTE_MS);
  for (let n = 1; n <= 5; n++) {
    await series.append('s', { n });
    clock.advance(30_000);
  }
  // Now is 30 s after the last of them, 60 s after the one before.
  expect((await values(series)).values).toEqual([5]);
});

describeStepped('after the clock of Redis stepped back', (server) => {
  it('a source whose recorder was killed is free after the claimed time', async () => {
    const mayfly = createMayfly({ redis: server().redis, namespace: `test:${randomUUID()}` });
    const series = mayfly.series('load');
    expect(await series.claim('s', 'killed', 500)).toBe(true);
    await server().step(-1000 * MINUTE_MS);
    expect(await series.claim('s', 'other', 500)).toBe(false);
    await expect.poll(() => series.claim('s', 'other', 500), { timeout: 5000 }).toBe(true);
  });
});
