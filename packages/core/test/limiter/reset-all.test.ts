import { expect, it } from 'vitest';
import type { Limit } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';

const WINDOW_MS = 10_000;
const ALGORITHMS: readonly (readonly [string, readonly Limit[]])[] = [
  ['log', [{ name: 'a', limit: 3, windowMs: WINDOW_MS }]],
  ['fixed', [{ name: 'a', algorithm: 'fixed', limit: 3, windowMs: WINDOW_MS }]],
  ['counter', [{ name: 'a', algorithm: 'counter', limit: 3, windowMs: WINDOW_MS }]],
  ['bucket', [{ name: 'a', algorithm: 'gcra', limit: 1, burst: 3, windowMs: WINDOW_MS }]],
  [
    'several limits',
    [
      { name: 'a', limit: 3, windowMs: WINDOW_MS },
      { name: 'b', algorithm: 'fixed', limit: 3, windowMs: 2 * WINDOW_MS },
    ],
  ],
];

it.each(ALGORITHMS)(
  'clears the counts of all keys, as long as they live: %s',
  async (_, limits) => {
    const { through, clock } = testBench();
    const limiter = through(connect()).limiter('http', { limits, outage: false });
    const other = through(connect()).limiter('http', { limits, outage: false });
    const remaining = async (key: string) => (await other.peek(key)).remaining;
    for (const key of ['ann', 'bob', 'cid']) await limiter.consume(key, { cost: 3 });
    await limiter.setLimit('cid', { a: { limit: 5 } });
    await limiter.resetAll();
    expect(await remaining('ann')).toBe(3);
    await other.consume('ann', { cost: 2 });
    await limiter.consume('ann');
    expect(await limiter.consume('ann')).toMatchObject({ status: 'denied' });
    expect(await remaining('ann')).toBe(0);
    expect((await limiter.consume('cid')).limits[0]?.limit).toBe(5);

    // A second reset, at the same time, clears what has counted since the first.
    await limiter.resetAll();
    expect(await remaining('ann')).toBe(3);
    await limiter.consume('ann');
    // Old counts do not return when the reset has ended.
    for (let passedMs = 0; passedMs < 5 * WINDOW_MS; passedMs += WINDOW_MS / 4) {
      clock.advance(WINDOW_MS / 4);
      expect(await remaining('bob')).toBe(3);
    }
    expect(await remaining('ann')).toBe(3);
  },
);

it('keeps blocks, escalation and overrides, and ends repeated denials', async () => {
  const { mayfly, clock } = testBench();
  const limits = { name: 'a', limit: 1, windowMs: WINDOW_MS };
  const guarded = mayfly.limiter('guarded', {
    limits,
    localDenials: true,
    outage: { answerWithinMs: 10_000 },
  });
  await guarded.consume('ann');
  expect(await guarded.consume('ann')).toMatchObject({ passes: false });
  await guarded.block('bob', 60_000);
  await guarded.setLimits({ a: { windowMs: 6 * WINDOW_MS } });
  await guarded.consume('cid');
  await guarded.resetAll();
  expect(await guarded.consume('ann')).toMatchObject({ passes: true });
  expect(await guarded.consume('bob')).toMatchObject({ reason: 'blocked' });
  // The override lets counts live longer, and so the reset.
  clock.advance(5 * WINDOW_MS);
  expect(await guarded.peek('cid')).toMatchObject({ remaining: 1 });
});

it('clears what led to a block, if the limiter says so', async () => {
  const { mayfly, clock } = testBench();
  const escalation = { after: 1, withinMs: 1000, blockMs: 1000 };
  const limits = [
    { name: 'a', limit: 2, windowMs: WINDOW_MS },
    { name: 'b', algorithm: 'fixed', limit: 2, windowMs: WINDOW_MS },
  ] as const;
  for (const clearOnBlock of [true, false]) {
    const name = `http-${clearOnBlock}`;
    const limiter = mayfly.limiter(name, { limits, escalation, clearOnBlock, outage: false });
    for (let i = 0; i < 3; i += 1) await limiter.consume('ann');
    expect(await limiter.peek('ann')).toMatchObject({
      reason: 'blocked',
      retryAfterMs: 1000 * (clearOnBlock ? 1 : 10),
    });
    clock.advance(1000);
    expect((await limiter.peek('ann')).remaining).toBe(clearOnBlock ? 2 : 0);
  }
});

it('counts a penalty that exceeds the limits, up to them, and once for an idempotency key', async () => {
  const { mayfly } = testBench();
  const limits = { limit: 10, windowMs: WINDOW_MS };
  const limiter = mayfly.limiter('logins', { limits, outage: { answerWithinMs: 10_000 } });
  const idempotency = { key: 'one-wrong-password' };
  expect(await limiter.penalise('ann', { cost: 4, idempotency })).toMatchObject({ remaining: 6 });
  expect(await limiter.penalise('ann', { cost: 4, idempotency })).toMatchObject({ replayed: true });
  expect(await limiter.penalise('ann')).toMatchObject({ passes: true, remaining: 5 });
  expect(await limiter.penalise('ann', { cost: 1_000_000_000 })).toMatchObject({
    status: 'denied',
    remaining: 0,
    retryAfterMs: WINDOW_MS,
  });
  expect(await limiter.refund('ann', { cost: 3 })).toMatchObject({ remaining: 3 });
});
