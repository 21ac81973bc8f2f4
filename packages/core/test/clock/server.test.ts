import { expect, it } from 'vitest';
import { describeStepped } from '../support/stepped-redis.ts';

const HOUR_MS = 3_600_000;

describeStepped('a Redis whose clock steps', (server) => {
  it('goes forward: what has a time to live is gone', async () => {
    const { redis } = server();
    const before = await server().now();
    await redis.set('forward', '1', 'PX', 60_000);
    await server().step(HOUR_MS);
    expect((await server().now()) - before).toBeGreaterThanOrEqual(HOUR_MS);
    expect(await redis.exists('forward')).toBe(0);
  });

  it('goes back: what has a time to live lives longer by the step', async () => {
    const { redis } = server();
    const before = await server().now();
    await redis.set('back', '1', 'PX', 60_000);
    await server().step(-HOUR_MS);
    expect(await server().now()).toBeLessThan(before);
    expect(await redis.pttl('back')).toBeGreaterThan(HOUR_MS);
  });

  it('tells scripts the same moment', async () => {
    const { redis } = server();
    await server().step(-HOUR_MS);
    const seconds = Number(await redis.eval("return redis.call('TIME')[1]", 0));
    expect(Math.abs(seconds * 1000 - (await server().now()))).toBeLessThan(60_000);
  });
});
