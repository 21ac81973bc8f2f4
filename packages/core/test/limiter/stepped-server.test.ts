import { expect, it } from 'vitest';
import { createMayfly, type Limit } from '../../src/index.ts';
import { describeStepped } from '../support/stepped-redis.ts';

const MINUTE_MS = 60_000;

describeStepped('a limiter on a Redis whose clock steps', (server) => {
  const limiter = (name: string, limits: Limit) =>
    createMayfly({ redis: server().redis }).limiter(name, { limits, outage: false });

  it.each(['log', 'gcra', 'counter', 'fixed'] as const)(
    'locks nothing for longer when it goes back: %s',
    async (algorithm) => {
      const search = limiter(algorithm, { algorithm, limit: 5, windowMs: MINUTE_MS });
      await search.consume('ann', { cost: 5 });
      await server().step(-10 * MINUTE_MS);
      const { passes, retryAfterMs } = await search.consume('ann');
      expect(passes).toBe(false);
      expect(retryAfterMs).toBeLessThanOrEqual(2 * MINUTE_MS);
      await server().step(retryAfterMs);
      expect(await search.consume('ann')).toMatchObject({ passes: true });
    },
  );

  it('ends a block on time when it goes back', async () => {
    const search = limiter('block', { limit: 5, windowMs: MINUTE_MS });
    await search.block('ann', 3000);
    await server().step(-10 * MINUTE_MS);
    const { retryAfterMs } = await search.consume('ann');
    expect(retryAfterMs).toBeLessThanOrEqual(3000);
    await server().step(retryAfterMs);
    expect(await search.consume('ann')).toMatchObject({ passes: true });
  });

  it('loses nothing when it goes forward within a window, and back', async () => {
    const search = limiter('forward', { limit: 5, windowMs: MINUTE_MS });
    await search.consume('ann', { cost: 5 });
    await search.block('bob', MINUTE_MS);
    await server().step(MINUTE_MS / 2);
    expect(await search.consume('ann')).toMatchObject({ passes: false });
    expect(await search.consume('bob')).toMatchObject({ reason: 'blocked' });
    await server().step(-MINUTE_MS / 2);
    expect(await search.consume('ann')).toMatchObject({ passes: false });
    expect(await search.consume('bob')).toMatchObject({ reason: 'blocked' });
  });

  it('lets at most twice the limit pass when it goes forward by more, and back', async () => {
    const search = limiter('twice', { limit: 5, windowMs: MINUTE_MS });
    const passing = async () => {
      const calls = await Promise.all(Array.from({ length: 10 }, () => search.consume('ann')));
      return calls.filter(({ passes }) => passes).length;
    };
    const passed = [await passing()];
    await server().step(10 * MINUTE_MS);
    passed.push(await passing());
    await server().step(-10 * MINUTE_MS);
    passed.push(await passing());
    expect(passed).toEqual([5, 5, 0]);
  });
});
