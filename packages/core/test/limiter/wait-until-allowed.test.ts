import { expect, it } from 'vitest';
import { createMayfly, waitUntilAllowed } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

/** One call in a window, by Redis's clock. */
function limiterOf(windowMs: number) {
  const { redis, namespace } = testBench();
  const limits = { limit: 1, windowMs, algorithm: 'fixed' } as const;
  return createMayfly({ redis, namespace }).limiter('jobs', { limits, outage: false });
}

it('waits for each of the calls to pass', async () => {
  const limiter = limiterOf(20);
  const calls = Array.from({ length: 5 }, () =>
    waitUntilAllowed(limiter, 'ann', { timeoutMs: 20_000 }),
  );
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('allowed'));
  const windows = answers.map(({ now }) => Math.floor(now / 20));
  expect(new Set(windows).size).toBe(5);
});

it('returns a denial that lasts longer than the time to wait', async () => {
  const limiter = limiterOf(3_600_000);
  const options = { timeoutMs: 1000 };
  expect(await waitUntilAllowed(limiter, 'ann', options)).toMatchObject({ status: 'allowed' });
  expect(await waitUntilAllowed(limiter, 'ann', options)).toMatchObject({ status: 'denied' });
});

it('ends when it is aborted, without counting', async () => {
  const limiter = limiterOf(500_000);
  await limiter.consume('ann');
  const end = new AbortController();
  const options = { timeoutMs: 600_000, signal: end.signal };
  const waiting = waitUntilAllowed(limiter, 'ann', options);
  await limiter.peek('ann');
  end.abort(new Error('shut down'));
  await expect(waiting).rejects.toThrow('shut down');
  await expect(waitUntilAllowed(limiter, 'bob', options)).rejects.toThrow('shut down');
  expect(await limiter.peek('bob')).toMatchObject({ remaining: 1 });
});

it('rejects invalid options', async () => {
  const wait = (options: object) =>
    waitUntilAllowed(limiterOf(1000), 'ann', { timeoutMs: 10, ...options });
  for (const [field, value] of Object.entries({ timeoutMs: 0, signal: 1, cost: 0, tries: 1 })) {
    await expect(wait({ [field]: value })).rejects.toMatchObject({ code: 'INVALID_OPTION', field });
  }
});
