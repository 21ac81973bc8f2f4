import { expect, it } from 'vitest';
import type { CodesOptions } from '../../src/index.ts';
import { checkClockBack, type LimitedCall } from '../support/clock-back.ts';
import { testBench } from '../support/mayfly.ts';

const windowMs = 60_000;

const misses = (method: 'resolve' | 'lookUp', options: CodesOptions): LimitedCall => ({
  limit: 3,
  windowMs,
  open: async ({ mayfly }) => {
    const codes = mayfly.codes('team', options);
    return async () => {
      const result = await codes[method]('000000', { caller: 'a' });
      return result.status === 'limited' ? result.retryAfterMs : 0;
    };
  },
});

it.each<[string, LimitedCall]>([
  ['of a caller', misses('resolve', { missesPerCaller: { limit: 3, windowMs } })],
  [
    'of all',
    misses('lookUp', {
      missesOfAll: { limit: 3, windowMs },
      // More than the calls of a test, so that it does not limit them.
      missesPerCaller: { limit: 1000, windowMs },
    }),
  ],
])(
  'misses %s count no longer than their window after the clock has gone back',
  async (_name, call) => {
    await expect(checkClockBack(call)).resolves.toBeUndefined();
  },
);

it('after the clock has gone back, a long log of misses is rewritten as a whole, and expires', async () => {
  const { mayfly, clock, redis, namespace } = testBench();
  const key = `${namespace}:codes:{team}:misses`;
  const moments = Array.from({ length: 2500 }, (_, i) => clock.now - 100 + i);
  await redis.rpush(key, ...moments);
  const codes = mayfly.codes('team', { missesOfAll: { limit: 2500, windowMs } });
  const limited = { status: 'limited', retryAfterMs: windowMs - 100 };
  expect(await codes.resolve('000000')).toMatchObject(limited);
  const written = moments.map((moment) => String(Math.min(moment, clock.now)));
  expect(await redis.lrange(key, 0, -1)).toEqual(written);
  expect(await redis.pttl(key)).toBeGreaterThan(0);
});
