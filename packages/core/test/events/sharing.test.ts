import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { ExpiryHandler, ExpirySubscriptionOptions, JsonValue } from '../../src/index.ts';
import { createKeys } from '../../src/keys.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

interface Shares {
  readonly bench: TestBench;
  /** Adds a consumer of the group, on a separate connection. */
  readonly consume: (
    handler: ExpiryHandler<JsonValue>,
    options?: ExpirySubscriptionOptions<JsonValue>,
  ) => Promise<void>;
  /** Ends this number of members at the same time. */
  readonly expire: (members: number) => Promise<void>;
  /** Owner and number of events of each claimed part. */
  readonly inHand: () => Promise<{ owner: string; events: number }[]>;
}

async function shares(): Promise<Shares> {
  const bench = testBench();
  const set = await bench.newSet();
  await (await set.onExpired('group', () => undefined)).stop();
  const key = createKeys(bench.namespace).set('online').unfinished('group');
  return {
    bench,
    async consume(handler, options) {
      const own = bench.through(connect()).sets.open('online');
      const subscription = await own.onExpired('group', handler, options);
      onTestFinished(async () => void (await subscription.stop()));
    },
    async expire(members) {
      for (let i = 0; i < members; i += 400) {
        const some = Array.from({ length: Math.min(400, members - i) }, (_, j) => `m${i + j}`);
        await set.addMany(some.map((member) => ({ member, ttlMs: 1 })));
      }
      bench.clock.advance(1);
      await bench.mayfly.createSweeper().sweepDue();
    },
    async inHand() {
      const parts = await bench.redis.zrange(key, '0', '-1');
      return parts.map((part) => {
        const [, from = '', to = '', owner = ''] = part.split('/');
        return { owner, events: Number(to) - Number(from) };
      });
    },
  };
}

it('the work goes to free consumers: 800 simultaneous events keep four of them busy to the end', async () => {
  const { consume, expire } = await shares();
  const handled = [0, 0, 0, 0];
  const busyMs = [0, 0, 0, 0];
  const members = new Set<string>();
  for (const index of handled.keys()) {
    await consume(async ({ member }) => {
      const began = performance.now();
      await delay(20);
      members.add(member);
      handled[index] = (handled[index] ?? 0) + 1;
      busyMs[index] = (busyMs[index] ?? 0) + performance.now() - began;
    });
  }
  const began = performance.now();
  await expire(800);
  await expect.poll(() => members.size, { timeout: 25_000, interval: 20 }).toBe(800);
  const elapsedMs = performance.now() - began;
  // Allows 1.3 times the ideal, for a machine with late timers: each is busy for 1/1.3 of the time.
  expect(Math.min(...busyMs)).toBeGreaterThan(elapsedMs / 1.3);
  expect(Math.max(...handled)).toBeLessThan(260);
  expect(handled.reduce((sum, count) => sum + count, 0)).toBe(800);
});

it('a consumer claims no more than it handles in half its lease', async () => {
  const { consume, expire, inHand } = await shares();
  let handled = 0;
  const isDone = () => handled === 10;
  await consume(
    async () => {
      await delay(150);
      handled += 1;
    },
    { leaseMs: 1000 },
  );
  await expire(10);
  const most: number[] = [];
  do {
    const held = (await inHand()).filter(({ owner }) => owner !== '' && owner !== 'begun');
    most.push(held.reduce((sum, { events }) => sum + events, 0));
    await delay(10);
  } while (!isDone());
  // 500 ms / 150 ms, and two at the start, when the duration of a handler is unknown.
  expect(Math.max(...most)).toBeLessThanOrEqual(3);
});

it('a consumer that has become slow returns its claims', async () => {
  const { consume, expire } = await shares();
  const handled: string[] = [];
  let isSlow = false;
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  onTestFinished(() => go());
  await consume(
    async ({ member }) => {
      if (handled.length === 300) isSlow = true;
      if (isSlow) await gate;
      handled.push(member);
    },
    { leaseMs: 400 },
  );
  await expire(1000);
  await expect.poll(() => isSlow).toBe(true);
  const redelivered = new Set<boolean>();
  await consume((event) => {
    redelivered.add(event.redelivered);
    handled.push(event.member);
  });
  // All but the one that the first consumer has started.
  await expect.poll(() => new Set(handled).size, { timeout: 10_000 }).toBe(999);
  expect([...redelivered]).toEqual([false]);
  go();
  await expect.poll(() => new Set(handled).size).toBe(1000);
  expect(handled).toHaveLength(1000);
});

it('`concurrency` handlers run at the same time, for new and failed events', async () => {
  const { consume, expire } = await shares();
  let running = 0;
  let most = 0;
  const failed = new Set<string>();
  const done = new Set<string>();
  await consume(
    async ({ member }) => {
      running += 1;
      most = Math.max(most, running);
      await delay(2);
      running -= 1;
      if (failed.size < 20 && !failed.has(member)) {
        failed.add(member);
        throw new Error('Not now');
      }
      done.add(member);
    },
    { concurrency: 3 },
  );
  await expire(300);
  await expect.poll(() => done.size, { timeout: 10_000 }).toBe(300);
  expect(most).toBe(3);
});
