import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';

/** Work that a test must wait for, although it should not end without help. */
function never(): Promise<void> {
  return new Promise(() => {});
}

/** Longer than `timeoutMs`, shorter than two of them. */
const BOUND_MS = 9000;

it('stop ends within timeoutMs while Redis hangs, and reports what was not finished', async () => {
  const server = await startLocalRedis();
  const redis = new Redis(server.url);
  const mayfly = createMayfly({ redis });
  onTestFinished(async () => {
    redis.disconnect();
    await server.stop();
  });
  const { set } = await mayfly.sets.create('online', { defaultTtlMs: 1 });
  await set.feed.open();
  const handled: string[] = [];
  let fail = () => {};
  const gate = new Promise<void>((_, reject) => {
    fail = () => reject(new Error('Not now'));
  });
  const subscription = await set.onExpired('group', async ({ member }) => {
    handled.push(member);
    await gate;
  });
  const sweeper = mayfly.createSweeper();
  sweeper.start();
  await set.add('a');
  await expect.poll(() => handled).toEqual(['a']);
  const end = new AbortController();
  const followed: unknown[] = [];
  const following = (async () => {
    const after = await set.feed.cursor();
    for await (const page of set.feed.follow({ after, signal: end.signal })) followed.push(page);
  })();
  await set.add('b', { ttlMs: 3_600_000 });
  await expect.poll(() => followed.length).toBeGreaterThan(0);

  process.kill(server.pid, 'SIGSTOP');
  // A deadline, so that the sweeper waits for an answer.
  const swept = sweeper.sweepDue().catch(() => undefined);
  const began = performance.now();
  end.abort();
  await following;
  expect(performance.now() - began).toBeLessThan(1000);
  fail();
  const [events, sweeping] = await Promise.all([subscription.stop(), sweeper.stop()]);
  expect(performance.now() - began).toBeLessThan(BOUND_MS);
  // The event was handled, but Redis did not receive its return.
  expect(events).toEqual({ unfinished: 1 });
  expect(sweeping.unfinished).toBeGreaterThanOrEqual(0);
  process.kill(server.pid, 'SIGCONT');
  await swept;
});

it('stop does not wait for a handler that never ends, and another consumer takes over its event', async () => {
  const bench = testBench();
  const set = await bench.newSet();
  const handled: string[] = [];
  const stuck = await set.onExpired('group', async ({ member }) => {
    handled.push(member);
    await never();
  });
  await set.addMany(['a', 'b', 'c'].map((member) => ({ member, ttlMs: 1 })));
  bench.clock.advance(1);
  await bench.mayfly.createSweeper().sweepDue();
  await expect.poll(() => handled).toEqual(['a']);
  expect(await stuck.stop()).toEqual({ unfinished: 1 });
  const other = bench.through(connect()).sets.open('online');
  const events = new Map<string, boolean>();
  const subscription = await other.onExpired(
    'group',
    ({ member, redelivered }) => void events.set(member, redelivered),
    { leaseMs: 300 },
  );
  onTestFinished(async () => void (await subscription.stop()));
  await expect
    .poll(() => Object.fromEntries(events), { timeout: 5000 })
    .toEqual({ a: true, b: false, c: false });
});

it('stop waits for the handlers that run, and finishes their events', async () => {
  const bench = testBench();
  const set = await bench.newSet();
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const handled: string[] = [];
  const subscription = await set.onExpired(
    'group',
    async ({ member }) => {
      handled.push(member);
      await gate;
      if (member === 'b') throw new Error('Not now');
    },
    { concurrency: 2 },
  );
  await set.addMany(['a', 'b'].map((member) => ({ member, ttlMs: 1 })));
  bench.clock.advance(1);
  await bench.mayfly.createSweeper().sweepDue();
  await expect.poll(() => handled).toHaveLength(2);
  const stopping = subscription.stop();
  go();
  expect(await stopping).toEqual({ unfinished: 0 });
  // The failed event was returned.
  expect(await set.expiry.groups()).toMatchObject([{ unfinishedEvents: 1 }]);
});
