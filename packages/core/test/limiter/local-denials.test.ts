import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Limiter, LocalDenialsOptions } from '../../src/index.ts';
import { LocalDenials } from '../../src/limiter/local-denials.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;
let limiter: Limiter;

const limits = { name: 'burst', limit: 2, windowMs: 10_000 };

beforeEach(() => {
  bench = testBench();
  limiter = limiterOf({ trustMs: 60_000 });
});

function limiterOf(localDenials: LocalDenialsOptions | true): Limiter {
  return bench.mayfly.limiter('http', { limits, localDenials, outage: false });
}

/** The commands that this process sends during an action. */
async function commandsDuring(action: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(bench.redis, 'sendCommand');
  await action();
  const { length } = sent.mock.calls;
  sent.mockRestore();
  return length;
}

/** Uses up the limit at 0 and at 1000 ms, and is denied at 2000 ms. */
async function exhaust(key = 'ann'): Promise<void> {
  await limiter.consume(key);
  bench.clock.advance(1000);
  await limiter.consume(key);
  bench.clock.advance(1000);
  expect(await limiter.consume(key)).toMatchObject({ status: 'denied', retryAfterMs: 8000 });
}

describe('a denied key', () => {
  it('is denied without a command, until Redis would let it pass and no longer', async () => {
    await exhaust();
    const { now } = bench.clock;
    bench.clock.advance(7999);
    expect(await commandsDuring(() => limiter.consume('ann'))).toBe(0);
    expect(await limiter.consume('ann')).toEqual({
      status: 'denied',
      passes: false,
      reason: 'limit',
      remaining: 0,
      retryAfterMs: 1,
      resetAtMs: now + 9000,
      limit: 'burst',
      now: now + 7999,
      limits: [{ ...limits, remaining: 0, retryAfterMs: 1, resetAtMs: now + 9000 }],
    });
    bench.clock.advance(1);
    expect(await limiter.consume('ann')).toMatchObject({ status: 'allowed' });
    expect(await commandsDuring(() => limiter.consume('ann'))).toBe(1);
  });

  it('costs no commands, for any number of calls', async () => {
    await exhaust();
    const calls = () => Promise.all(Array.from({ length: 1000 }, () => limiter.consume('ann')));
    expect(await commandsDuring(calls)).toBe(0);
    expect(new Set((await calls()).map(({ status }) => status))).toEqual(new Set(['denied']));
  });

  it('asks Redis again after trustMs', async () => {
    limiter = limiterOf(true);
    await exhaust();
    bench.clock.advance(999);
    expect(await commandsDuring(() => limiter.consume('ann'))).toBe(0);
    bench.clock.advance(1);
    expect(await commandsDuring(() => limiter.consume('ann'))).toBe(1);
  });

  it('passes soon after another process has reset it', async () => {
    limiter = limiterOf(true);
    await exhaust();
    await bench.through(connect()).limiter('http', { limits }).reset('ann');
    expect(await limiter.consume('ann')).toMatchObject({ status: 'denied' });
    bench.clock.advance(1000);
    expect(await limiter.consume('ann')).toMatchObject({ status: 'allowed' });
  });

  it('asks Redis for another cost, and does not affect other keys', async () => {
    await exhaust();
    expect(await commandsDuring(() => limiter.consume('ann', { cost: 2 }))).toBe(1);
    expect(await limiter.consume('ann', { cost: 2 })).toMatchObject({ retryAfterMs: 9000 });
    expect(await limiter.consume('ann')).toMatchObject({ retryAfterMs: 8000 });
    expect(await limiter.consume('bob')).toMatchObject({ status: 'allowed' });
  });

  it('asks Redis for a peek', async () => {
    await exhaust();
    expect(await commandsDuring(() => limiter.peek('ann'))).toBe(1);
  });

  it.each<[string, (change: Limiter) => Promise<unknown>]>([
    ['reset', (change) => change.reset('ann')],
    ['refund', (change) => change.refund('ann')],
    ['setLimit', (change) => change.setLimit('ann', { burst: { limit: 3 } })],
    ['setLimits', (change) => change.setLimits({ burst: { limit: 3 } })],
  ])('passes immediately after %s', async (_name, change) => {
    await exhaust();
    await change(limiter);
    expect(await limiter.consume('ann')).toMatchObject({ status: 'allowed' });
  });

  it.each<[string, (change: Limiter) => Promise<unknown>]>([
    ['clearLimit', (change) => change.clearLimit('ann')],
    ['clearLimits', (change) => change.clearLimits()],
  ])('passes immediately after %s', async (_name, change) => {
    await limiter.setLimits({ burst: { limit: 1 } });
    if (_name === 'clearLimit') {
      await limiter.clearLimits();
      await limiter.setLimit('ann', { burst: { limit: 1 } });
    }
    await limiter.consume('ann');
    expect(await limiter.consume('ann')).toMatchObject({ status: 'denied' });
    await change(limiter);
    expect(await limiter.consume('ann')).toMatchObject({ status: 'allowed' });
  });

  it('passes immediately after unblock, and is denied for the duration of a block', async () => {
    await limiter.block('ann', 5000);
    expect(await limiter.consume('ann')).toMatchObject({ reason: 'blocked', retryAfterMs: 5000 });
    await limiter.block('ann', 7000);
    expect(await limiter.consume('ann')).toMatchObject({ reason: 'blocked', retryAfterMs: 7000 });
    await limiter.unblock('ann');
    expect(await limiter.consume('ann')).toMatchObject({ status: 'allowed' });
  });

  it('is not remembered if it was reset while the denial was in flight', async () => {
    const asking = bench.mayfly.limiter('http', { limits });
    await asking.consume('ann', { cost: 2 });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const consume = asking.consume.bind(asking);
    vi.spyOn(asking, 'consume').mockImplementation(async (key, call) => {
      const decision = await consume(key, call);
      await arrival;
      return decision;
    });
    const denials = new LocalDenials(asking, {}, () => bench.clock.now);
    const denied = denials.consume('ann');
    await asking.peek('ann');
    await denials.reset('ann');
    arrive();
    expect(await denied).toMatchObject({ status: 'denied' });
    expect(await denials.consume('ann')).toMatchObject({ status: 'allowed' });
  });
});

it('remembers the keys that were denied last, up to the maximum', async () => {
  limiter = limiterOf({ keys: 2, trustMs: 60_000 });
  for (const key of ['a', 'b', 'c']) {
    await limiter.consume(key, { cost: 2 });
    await limiter.consume(key);
  }
  expect(await commandsDuring(() => limiter.consume('b'))).toBe(0);
  expect(await commandsDuring(() => limiter.consume('c'))).toBe(0);
  expect(await commandsDuring(() => limiter.consume('a'))).toBe(1);
});

it('remembers no denials of a limiter in shadow mode', async () => {
  const shadow = bench.mayfly.limiter('http', { limits, shadow: true, localDenials: true });
  await shadow.consume('ann', { cost: 2 });
  await shadow.consume('ann');
  expect(await commandsDuring(() => shadow.consume('ann'))).toBe(1);
});

it.each([{ countDenied: true }, { escalation: { after: 3, withinMs: 1000, blockMs: 1000 } }])(
  'is rejected if denials count: %o',
  (options) => {
    expect(() =>
      // @ts-expect-error: it does not compile either.
      bench.mayfly.limiter('http', { limits, localDenials: true, ...options }),
    ).toThrowError(expect.objectContaining({ code: 'INVALID_OPTION', field: 'localDenials' }));
  },
);

it.each([
  ['keys', 0],
  ['keys', 1.5],
  ['trustMs', 0],
  ['trustMs', 60_001],
] as const)('rejects %s of %d', (field, value) => {
  expect(() => limiterOf({ [field]: value })).toThrowError(
    expect.objectContaining({ code: 'INVALID_OPTION', field: `localDenials.${field}` }),
  );
});
