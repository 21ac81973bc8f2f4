import { expect, it } from 'vitest';
import { describeStepped } from '../support/stepped-redis.ts';

const HOUR_MS = 3_600_000;

describeStepped('a Redis whose clock steps', (server) => {
  it('expires keys early when the clock goes forward', async () => {
    const { redis } = server();
    const before = await server().now();
    await redis.set('forward', '1', 'PX', 60_000);
    await server().step(HOUR_MS);
    expect((await server().now()) - before).toBeGreaterThanOrEqual(HOUR_MS);
    expect(await redis.exists('forward')).toBe(0);
  });

  it('keeps keys longer, by the size of the step, when the clock goes back', async () => {
    const { redis } = server();
    const before = await server().now();
    await redis.set('back', '1', 'PX', 60_000);
    await server().step(-HOUR_MS);
    expect(await server().now()).toBeLessThan(before);
    expect(await redis.pttl('back')).toBeGreaterThan(HOUR_MS);
  });

  it('gives scripts the same time', async () => {
    const { redis } = server();
    await server().step(-HOUR_MS);
    const seconds = Number(await redis.eval("return redis.call('TIME')[1]", 0));
    expect(Math.abs(seconds * 1000 - (await server().now()))).toBeLessThan(60_000);
  });
});
