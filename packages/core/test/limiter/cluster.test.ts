import { expect, it } from 'vitest';
import { consumeAll, createMayfly } from '../../src/index.ts';
import { PATIENCE } from '../support/patience.ts';
import { sharedCluster } from '../support/shared-cluster.ts';

it(
  'decides on a cluster, where an override for all keys reaches every slot',
  PATIENCE,
  async () => {
    const cluster = await sharedCluster();
    const mayfly = createMayfly({ redis: cluster.client(), namespace: 'limiter' });
    const limits = [
      { name: 'log', limit: 3, windowMs: 600_000 },
      { name: 'gcra', algorithm: 'gcra', limit: 5, windowMs: 600_000 },
    ] as const;
    const limiter = mayfly.limiter('search', { limits, outage: false });
    const users = Array.from({ length: 20 }, (_, i) => `user:${i}`);
    const ask = async () => {
      const calls = users.flatMap((user) => Array.from({ length: 8 }, () => limiter.consume(user)));
      return (await Promise.all(calls)).filter(({ status }) => status === 'allowed').length;
    };

    expect(await ask()).toBe(20 * 3);
    await limiter.setLimits({ log: { limit: 5 } });
    expect(await ask()).toBe(20 * 2);
    await limiter.clearLimits();
    expect(await ask()).toBe(0);
    await Promise.all(users.map((user) => limiter.reset(user)));
    expect(await ask()).toBe(20 * 3);
    await limiter.resetAll();
    expect(await ask()).toBe(20 * 3);
  },
);

it('on a cluster, counts only calls in flight without need', PATIENCE, async () => {
  const cluster = await sharedCluster();
  const mayfly = createMayfly({ redis: cluster.client(), namespace: 'consume-all' });
  const create = (name: string, limit: number) =>
    mayfly.limiter(name, { limits: { name, limit, windowMs: 600_000 }, outage: false });
  const [all, perUser] = [create('all', 150), create('user', 5)];
  const consume = (user: string) =>
    consumeAll([
      { limiter: all, key: 'all' },
      { limiter: perUser, key: user },
    ]);
  const users = Array.from({ length: 12 }, (_, i) => `user:${i}`);

  // Of ten calls of each user five pass: 60 in total, and the denied calls are refunded.
  const calls = users.flatMap((user) => Array.from({ length: 10 }, () => consume(user)));
  expect((await Promise.all(calls)).filter(({ passes }) => passes)).toHaveLength(60);
  expect(await all.peek('all')).toMatchObject({ remaining: 90 });

  // Twenty denied calls are in flight: at most twenty are missing at any time.
  const over = new AbortController();
  const denied = Promise.all(
    Array.from({ length: 20 }, (_, i) => consume(`user:${i % 12}`)),
  ).finally(() => over.abort());
  const seen: number[] = [];
  while (!over.signal.aborted) seen.push((await all.peek('all')).remaining);
  expect((await denied).filter(({ passes }) => passes)).toEqual([]);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(90 - 20);
  expect(await all.peek('all')).toMatchObject({ remaining: 90 });
  expect(await consume('user:0')).toMatchObject({
    status: 'denied',
    deniedBy: 1,
    parts: [null, { passes: false, limit: 'user' }],
  });

  // Equal keys share a slot: one script.
  const equal = [
    { limiter: all, key: 'user:0' },
    { limiter: perUser, key: 'user:0' },
  ];
  expect(await consumeAll(equal)).toMatchObject({ deniedBy: 1, parts: [{ remaining: 150 }, {}] });

  // Only the first part that denies is asked, so there is no refund.
  await all.consume('all', { cost: 90 });
  const fresh = await Promise.all(Array.from({ length: 9 }, (_, i) => consume(`new:${i}`)));
  expect(fresh.map(({ passes }) => passes)).toEqual(Array.from({ length: 9 }, () => false));
  expect(await perUser.peek('new:0')).toMatchObject({ remaining: 5 });
});

it('on a cluster, repeated calls change once, wherever their slots are', PATIENCE, async () => {
  const cluster = await sharedCluster();
  const mayfly = createMayfly({ redis: cluster.client(), namespace: 'once' });
  const limits = { name: 'all', limit: 9, windowMs: 600_000 };
  const limiter = mayfly.limiter('search', { limits, outage: false });
  const { set } = await mayfly.sets.create('online', {
    strategy: 'sharded',
    shards: 6,
    defaultTtlMs: 600_000,
  });
  for (let user = 0; user < 12; user += 1) {
    const member = `user:${user}`;
    const { expiresAt } = { expiresAt: 0, ...(await set.add(member)) };
    const consumed = { idempotency: { key: `consume:${user}` } };
    const extended = { idempotency: { key: `extend:${user}` } };
    for (let call = 0; call < 3; call += 1) {
      expect(await limiter.consume(member, consumed)).toMatchObject({ remaining: 8 });
      const result = await set.extend(member, 1000, extended);
      expect(result).toMatchObject({ expiresAt: expiresAt + 1000 });
    }
    await expect(limiter.consume(`other:${user}`, consumed)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  }
  expect(await limiter.peek('user:0')).toMatchObject({ remaining: 8 });
});
