import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly, type Change } from '../../src/index.ts';
import { createKeys } from '../../src/keys.ts';
import { describeStepped, type SteppedRedis } from '../support/stepped-redis.ts';

const DAY_MS = 86_400_000;

/** Back by less than a lease, by more, and by more than any time to live here. */
const STEPS = [-500, -5000, -DAY_MS];

function fresh(server: SteppedRedis) {
  const namespace = `test:${randomUUID()}`;
  return { namespace, mayfly: createMayfly({ redis: server.redis, namespace }) };
}

describeStepped('after the clock of Redis stepped', (server) => {
  it.each(STEPS)(
    'after a step of %i ms, another consumer takes over the event of a killed one within its lease and a second',
    async (ms) => {
      const leaseMs = 1000;
      const { mayfly, namespace } = fresh(server());
      const { set } = await mayfly.sets.create('online', { defaultTtlMs: 1 });
      // The consumer is killed: it gives no further sign of life.
      const redis = server().connect();
      const killed = createMayfly({ redis, namespace }).sets.open('online');
      const began: string[] = [];
      await killed.onExpired(
        'group',
        async ({ member }) => {
          began.push(member);
          redis.disconnect();
          await new Promise(() => {});
        },
        { leaseMs },
      );
      await set.add('a');
      await expect.poll(() => set.sweep({ atMost: 1 })).toMatchObject({ removed: 1 });
      await expect.poll(() => began).toEqual(['a']);
      const events: string[] = [];
      const other = await set.onExpired('group', ({ member }) => void events.push(member), {
        leaseMs,
      });
      onTestFinished(async () => void (await other.stop()));
      await server().step(ms);
      const stepped = performance.now();
      await expect.poll(() => events, { interval: 20 }).toEqual(['a']);
      expect(performance.now() - stepped).toBeLessThan(leaseMs + 1000);
    },
  );

  it('an event stays with a consumer that is alive', async () => {
    const { mayfly, namespace } = fresh(server());
    const { set } = await mayfly.sets.create('online', { defaultTtlMs: 1 });
    const key = createKeys(namespace).set('online').unfinished('group');
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const handled: string[] = [];
    const slow = await set.onExpired('group', () => gate.then(() => void handled.push('slow')), {
      leaseMs: 1000,
    });
    onTestFinished(async () => void (await slow.stop()));
    await set.add('a');
    await expect.poll(() => set.sweep({ atMost: 1 })).toMatchObject({ removed: 1 });
    const inHand = () => server().redis.zrange(key, '0', '-1');
    await expect.poll(inHand).toHaveLength(1);
    const before = await inHand();
    const other = await set.onExpired('group', () => void handled.push('other'), { leaseMs: 1000 });
    onTestFinished(async () => void (await other.stop()));
    await server().step(-DAY_MS);
    const since = performance.now();
    await expect.poll(() => performance.now() - since, { timeout: 5000 }).toBeGreaterThan(2000);
    expect(await inHand()).toEqual(before);
    go();
    await expect.poll(() => handled).toEqual(['slow']);
    await expect.poll(inHand).toEqual([]);
  });

  it.each([-DAY_MS, 60_000])(
    'after a step of %i ms, a sweeper ends what is due by the new clock',
    async (ms) => {
      const { mayfly, namespace } = fresh(server());
      const { set } = await mayfly.sets.create('online', { defaultTtlMs: 60_000 });
      await (await set.onExpired('group', () => undefined)).stop();
      const sweeper = mayfly.createSweeper();
      sweeper.start();
      onTestFinished(async () => void (await sweeper.stop()));
      const inMemory = () => server().redis.zrange(`${namespace}:set:{online}:members`, '0', '-1');
      await set.add('first', { ttlMs: 10 });
      await expect.poll(inMemory).toEqual([]);
      await set.add('before', { ttlMs: 30_000 });
      await server().step(ms);
      await set.add('after', { ttlMs: 100 });
      // A member lives longer by a step back, and shorter by a step forward.
      await expect.poll(inMemory).toEqual(ms < 0 ? ['before'] : []);
      const kept = await set.get('before');
      expect((kept?.remainingMs ?? 0) > DAY_MS).toBe(ms < 0);
    },
  );

  it.each(STEPS)('after a step of %i ms, the cursor of a feed continues', async (ms) => {
    const { mayfly } = fresh(server());
    const { set } = await mayfly.sets.create('online', { defaultTtlMs: 3_600_000 });
    await set.feed.open();
    const start = await set.feed.cursor();
    const end = new AbortController();
    const followed: Change[] = [];
    const following = (async () => {
      for await (const page of set.feed.follow({ after: start, signal: end.signal })) {
        if (page.status === 'ok') followed.push(...page.changes);
      }
    })();
    const members = () =>
      followed.map((change) => (change.kind === 'cleared' ? '' : change.member));
    await set.add('before');
    await expect.poll(members).toEqual(['before']);
    const read = await set.feed.read(start);
    await server().step(ms);
    await set.add('after');
    await expect.poll(members).toEqual(['before', 'after']);
    expect(await set.feed.read(read.cursor)).toMatchObject({
      status: 'ok',
      changes: [{ kind: 'added', member: 'after' }],
      hasMore: false,
    });
    end.abort();
    await following;
  });
});
