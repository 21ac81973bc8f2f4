import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { nightly } from '../support/nightly.ts';

const SETS = nightly(10_000, 1000);

/** The number of slots, of 16,384, that this number of names uses. */
const SLOTS_AT_LEAST = 0.7 * SETS;

/** Commands that the scripts of an idle Mayfly run; the count of clients' commands excludes them. */
const INSIDE_SCRIPTS = ['time', 'hget', 'zrange', 'zcard', 'xreadgroup', 'xinfo|consumers'];

/** Commands that clients have sent since the start of the server, without the one that reads this number. */
async function commandsSent(redis: Redis): Promise<number> {
  const stats = await redis.info('commandstats');
  const counts = [...stats.matchAll(/cmdstat_(\S+?):calls=(\d+)/g)].map(([, name = '', calls]) =>
    [...INSIDE_SCRIPTS, 'info'].includes(name) ? 0 : Number(calls),
  );
  return counts.reduce((sum, calls) => sum + calls, 0);
}

it(
  `costs at most one command a second while ${SETS} sets are idle`,
  { timeout: 60_000 },
  async () => {
    // A separate server, which counts no commands of other tests.
    const server = await startLocalRedis();
    const redis = new Redis(server.url);
    const mayfly = createMayfly({ redis });
    const sweeper = mayfly.createSweeper();
    onTestFinished(async () => {
      await sweeper.stop();
      redis.disconnect();
      await server.stop();
    });
    for (let start = 0; start < SETS; start += 500) {
      await Promise.all(
        Array.from({ length: 500 }, async (_, i) => {
          const { set } = await mayfly.sets.create(`s${start + i}`, { defaultTtlMs: 3_600_000 });
          await set.add('member');
        }),
      );
    }
    // Some sets have consumers.
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        mayfly.sets.open(`s${i}`).onExpired('group', () => undefined),
      ),
    );
    // The sweeper asks each used slot once for its next deadline. It is done when the count stands still.
    const started = await commandsSent(redis);
    sweeper.start();
    let before = started;
    await expect
      .poll(
        async () => {
          const earlier = before;
          before = await commandsSent(redis);
          return earlier - started > SLOTS_AT_LEAST && before - earlier <= 2;
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(true);

    const since = performance.now();
    before = await commandsSent(redis);
    await expect
      .poll(() => performance.now() - since, { timeout: 10_000, interval: 100 })
      .toBeGreaterThan(6000);
    const seconds = (performance.now() - since) / 1000;
    expect(((await commandsSent(redis)) - before) / seconds).toBeLessThanOrEqual(1);
  },
);
