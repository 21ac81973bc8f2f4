import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { consumeAll, createMayfly, type LimitAlgorithm, type Mayfly } from '../../src/index.ts';
import { call } from '../misuse/misuse.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const redis = connect();
const windowMs = 60_000;

let bench: TestBench;
beforeEach(() => {
  bench = testBench(redis);
});

/** A limit for all callers and one for each user. */
function limiters(mayfly: Mayfly, algorithm: LimitAlgorithm = 'log', all = 10, each = 3) {
  const create = (name: string, limit: number) =>
    mayfly.limiter(name, { limits: { name, algorithm, limit, windowMs }, outage: false });
  const [allUsers, perUser] = [create('all', all), create('user', each)];
  return {
    allUsers,
    perUser,
    consume: (user: string, cost = 1) =>
      consumeAll([
        { limiter: allUsers, key: 'all', cost },
        { limiter: perUser, key: user, cost },
      ]),
    left: async (user: string) =>
      Promise.all(
        [allUsers.peek('all'), perUser.peek(user)].map(async (peek) => (await peek).remaining),
      ),
  };
}

describe.each(['log', 'gcra', 'counter', 'fixed'] as const)('parts of %s', (algorithm) => {
  it('are all counted, or none is', async () => {
    const { consume, left } = limiters(bench.mayfly, algorithm);
    expect(await consume('ann', 2)).toMatchObject({
      status: 'allowed',
      passes: true,
      parts: [
        { passes: true, remaining: 8 },
        { passes: true, remaining: 1 },
      ],
    });
    const denied = await consume('ann', 2);
    expect(denied).toMatchObject({
      status: 'denied',
      passes: false,
      deniedBy: 1,
      parts: [
        { passes: true, remaining: 8 },
        { passes: false, remaining: 1 },
      ],
    });
    expect(await left('ann')).toEqual([8, 1]);
    bench.clock.advance(denied.status === 'denied' ? denied.retryAfterMs : 0);
    expect(await consume('ann', 2)).toMatchObject({ passes: true });
  });

  it('let exactly the limits pass with many concurrent callers, and count no denied call', async () => {
    const clients = Array.from({ length: 4 }, () => limiters(bench.through(connect()), algorithm));
    const users = Array.from({ length: 80 }, (_, i) => `user:${i % 8}`);
    const calls = clients.flatMap(({ consume }, i) =>
      users
        .slice(20 * i, 20 * (i + 1))
        .map(async (user) => ((await consume(user)).passes ? [user] : [])),
    );
    const passed = (await Promise.all(calls)).flat();
    expect(passed).toHaveLength(10);
    const { perUser } = limiters(bench.mayfly, algorithm);
    for (const user of new Set(users)) {
      const counted = passed.filter((other) => other === user).length;
      expect((await perUser.peek(user)).remaining).toBe(3 - counted);
    }
  });
});

describe('a part', () => {
  it('that denies records its denial, and no other part does', async () => {
    const { mayfly } = bench;
    const escalation = { after: 2, withinMs: 60_000, blockMs: 5000 };
    const limits = { limit: 1, windowMs };
    const a = mayfly.limiter('a', { limits, escalation, outage: false });
    const b = mayfly.limiter('b', { limits: { limit: 9, windowMs }, escalation, outage: false });
    const consume = () =>
      consumeAll([
        { limiter: a, key: 'k' },
        { limiter: b, key: 'k' },
      ]);
    await consume();
    expect(await consume()).toMatchObject({ deniedBy: 0, parts: [{ reason: 'limit' }, {}] });
    expect(await consume()).toMatchObject({ deniedBy: 0, parts: [{ reason: 'blocked' }, {}] });
    expect(await b.peek('k')).toMatchObject({ passes: true, remaining: 8 });
  });

  it('respects its blocks and overrides, and counts denials if configured', async () => {
    const { mayfly } = bench;
    const { allUsers, perUser, consume, left } = limiters(mayfly);
    await perUser.setLimit('ann', { user: { limit: 6 } });
    expect(await consume('ann', 5)).toMatchObject({ passes: true });
    await perUser.setLimits({ user: { limit: 1 } });
    expect(await consume('bob', 2)).toMatchObject({ deniedBy: 1 });
    await allUsers.block('all', 9000);
    expect(await consume('ann')).toMatchObject({ deniedBy: 0, retryAfterMs: 9000 });
    await allUsers.unblock('all');
    expect(await left('ann')).toEqual([5, 1]);
    const counting = mayfly.limiter('counting', {
      limits: { limit: 2, windowMs },
      countDenied: true,
      outage: false,
    });
    const parts = [
      { limiter: allUsers, key: 'all' },
      { limiter: counting, key: 'ann', cost: 2 },
    ];
    await counting.consume('ann');
    expect(await consumeAll(parts)).toMatchObject({ deniedBy: 1 });
    expect(await counting.peek('ann')).toMatchObject({ remaining: 0 });
    expect(await allUsers.peek('all')).toMatchObject({ remaining: 5 });
  });

  it('in shadow mode stops no call, and the other parts count it', async () => {
    const { mayfly } = bench;
    const limits = { limit: 1, windowMs };
    const shadow = mayfly.limiter('shadow', { limits, shadow: true, outage: false });
    const { allUsers } = limiters(mayfly);
    const parts = [
      { limiter: allUsers, key: 'all' },
      { limiter: shadow, key: 'ann' },
    ];
    await consumeAll(parts);
    expect(await consumeAll(parts)).toMatchObject({
      passes: true,
      parts: [{ remaining: 8 }, { passes: true, shadowed: 'denied' }],
    });
  });

  it('may belong to a policy, and counts in its traffic', async () => {
    const { policies } = bench.mayfly;
    onTestFinished(async () => void (await policies.close()));
    const outage = { answerWithinMs: 5000 };
    await policies.create('all', { limits: { limit: 9, windowMs }, outage });
    await policies.create('user', { limits: { limit: 1, windowMs }, outage });
    const parts = [
      { limiter: policies.limiter('all'), key: 'all' },
      { limiter: policies.limiter('user'), key: 'ann' },
    ];
    expect(await consumeAll(parts)).toMatchObject({ passes: true });
    expect(await consumeAll(parts)).toMatchObject({ passes: false, deniedBy: 1 });
    await policies.flush();
    const count = async (name: string) => {
      const { allowed, denied } = await policies.traffic(name, { points: 1, windowMs: 60_000 });
      return [...allowed, ...denied];
    };
    expect([await count('all'), await count('user')]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });
});

it('a call is refunded by the times of its decisions', async () => {
  const { allUsers, perUser, consume, left } = limiters(bench.mayfly);
  const answer = await consume('ann', 2);
  const [all, user] = answer.status === 'allowed' ? answer.parts : [];
  await allUsers.refund('all', { cost: 2, decidedAt: all?.now });
  await perUser.refund('ann', { cost: 2, decidedAt: user?.now });
  expect(await left('ann')).toEqual([10, 3]);
});

describe('a rejected call counts nothing:', () => {
  it.each<[string, string, (mayfly: Mayfly) => unknown]>([
    ['no parts', 'parts', () => []],
    ['an impossible cost', 'parts[1].cost', (m) => [part(m, 'a'), part(m, 'b', { cost: 9 })]],
    ['a bad cost', 'parts[0].cost', (m) => [part(m, 'a', { cost: 0 })]],
    ['a bad key', 'parts[1].key', (m) => [part(m, 'a'), part(m, 'b', { key: '' })]],
    ['an unknown option', 'parts[0].costs', (m) => [part(m, 'a', { costs: 1 })]],
    ['a key that comes twice', 'parts[1].key', (m) => [part(m, 'a'), part(m, 'a')]],
    ['no limiter', 'parts[0].limiter', () => [{ limiter: {}, key: 'k' }]],
    [
      'a part of another Mayfly instance',
      'parts[1].limiter',
      (m) => [part(m, 'a'), part(testBench(redis).mayfly, 'b')],
    ],
  ])('%s', async (_, field, parts) => {
    const consumed = call({ consumeAll }, 'consumeAll', parts(bench.mayfly));
    await expect(consumed).rejects.toMatchObject({ field });
    expect(await redis.keys(`${bench.namespace}:*`)).toEqual([]);
  });

  function part(mayfly: Mayfly, name: string, options: object = {}): object {
    const outage = { answerWithinMs: 10_000 };
    const limiter = mayfly.limiter(name, {
      limits: { limit: 5, windowMs },
      outage,
      localDenials: true,
    });
    return { limiter, key: 'k', ...options };
  }
});

it.each([
  ['closed', 'open', false],
  ['open', 'open', true],
] as const)('passes in an outage of %s and %s: %s', async (first, second, passes) => {
  const server = await startLocalRedis();
  const client = new Redis(server.url);
  client.on('error', () => undefined);
  onTestFinished(async () => {
    client.disconnect();
    await server.stop();
  });
  const mayfly = createMayfly({ redis: client });
  const limits = { limit: 5, windowMs };
  const parts = [first, second].map((policy, i) => ({
    limiter: mayfly.limiter(`${i}`, { limits, outage: { policy, answerWithinMs: 3000 } }),
    key: 'k',
  }));
  await client.config('SET', 'maxmemory', 1);
  const full = { status: 'unavailable', passes, reason: 'error', cause: { code: 'REDIS_FULL' } };
  expect(await consumeAll(parts)).toMatchObject(full);
  await client.config('SET', 'maxmemory', 0);
  expect(await consumeAll(parts)).toMatchObject({ passes: true, parts: [{ remaining: 4 }, {}] });
  await server.kill();
  expect(await consumeAll(parts)).toMatchObject({ status: 'unavailable', passes });
});

it('passes in an outage if the limits of this process let all parts pass, and counts all or none', async () => {
  const server = await startLocalRedis();
  const client = new Redis(server.url);
  client.on('error', () => undefined);
  onTestFinished(async () => {
    client.disconnect();
    await server.stop();
  });
  const mayfly = createMayfly({ redis: client });
  const create = (name: string, limit: number) =>
    mayfly.limiter(name, {
      limits: { limit, windowMs },
      outage: { policy: { local: { share: 1 } } },
    });
  const [all, user] = [create('all', 3), create('user', 1)];
  await client.ping();
  await server.kill();
  const consume = async (key: string) => {
    const { passes } = await consumeAll([
      { limiter: all, key: 'all' },
      { limiter: user, key },
    ]);
    return passes;
  };
  expect([await consume('a'), await consume('a'), await consume('a')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([await consume('b'), await consume('c'), await consume('d')]).toEqual([true, true, false]);
});
