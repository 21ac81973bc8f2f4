import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createMayfly,
  type LimitPolicies,
  type Mayfly,
  type PolicyOptions,
  type Traffic,
} from '../../src/index.ts';
import { connect, onIoredis, testBench, type TestBench } from '../support/mayfly.ts';
import { PATIENCE } from '../support/patience.ts';

const redis = connect();
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const SEARCH: PolicyOptions = {
  limits: { name: 'all', limit: 3, windowMs: HOUR_MS },
  outage: { policy: 'closed', answerWithinMs: 10_000 },
};

let bench: TestBench;
let policies: LimitPolicies;
beforeEach(async () => {
  bench = testBench(redis);
  ({ policies } = bench.mayfly);
  onTestFinished(async () => void (await policies.close()));
  await policies.create('search', SEARCH);
});

/** Another process, from the view of Redis. */
function another(): Mayfly {
  const mayfly = bench.through(connect());
  onTestFinished(async () => void (await mayfly.policies.close()));
  return mayfly;
}

function totals({ allowed, denied, shadowed, unavailable }: Traffic) {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  return {
    allowed: sum(allowed),
    denied: sum(denied),
    shadowed: sum(shadowed),
    unavailable: sum(unavailable),
  };
}

describe('traffic', () => {
  it('is counted exactly over many callers in several processes', async () => {
    const processes = Array.from({ length: 4 }, () => another().policies);
    const calls = processes.flatMap((each) => {
      const search = each.limiter('search');
      return Array.from({ length: 250 }, (_, i) => search.consume(`user:${i % 50}`));
    });
    await Promise.all(calls);
    await Promise.all(processes.map((each) => each.flush()));
    const traffic = await policies.traffic('search', { points: 60 });
    expect(totals(traffic)).toEqual({ allowed: 150, denied: 850, shadowed: 0, unavailable: 0 });
  });

  it('is a series of the last hour, with zeros for times without decisions', async () => {
    const search = policies.limiter('search');
    const start = bench.clock.now;
    await search.consume('ada', { cost: 2 });
    await policies.flush();
    bench.clock.advance(20_000);
    await search.consume('ada');
    await search.consume('ada');
    await search.peek('ada');
    await search.refund('ada');
    await policies.flush();
    const last = { windowMs: MINUTE_MS, points: 60 };
    const traffic = await policies.traffic('search', last);
    expect(traffic).toMatchObject({ stepMs: 10_000, now: bench.clock.now });
    const at = (ms: number) => (start + ms - traffic.from) / traffic.stepMs;
    expect(traffic.allowed.slice(at(0))).toEqual([1, 0, 1]);
    expect(traffic.denied.slice(at(0))).toEqual([0, 0, 1]);
    expect(traffic.shadowed.every((count) => count === 0)).toBe(true);
    bench.clock.advance(2 * MINUTE_MS);
    expect(totals(await policies.traffic('search', last)).allowed).toBe(0);
    expect(totals(await policies.traffic('search', { points: 60 })).allowed).toBe(2);
    bench.clock.advance(HOUR_MS);
    expect(totals(await policies.traffic('search', { points: 60 })).allowed).toBe(0);
  });

  it('distinguishes calls that shadow mode let pass from allowed calls', async () => {
    await policies.create('shadow', { ...SEARCH, shadow: true });
    const shadow = policies.limiter('shadow');
    for (let i = 0; i < 5; i += 1) await shadow.consume('ada');
    await policies.flush();
    expect(totals(await policies.traffic('shadow', { points: 1 }))).toEqual({
      allowed: 3,
      denied: 0,
      shadowed: 2,
      unavailable: 0,
    });
    expect((await policies.mostDeniedKeys('shadow', { first: 5 })).keys).toEqual([
      { key: 'ada', count: 2 },
    ]);
  });

  it('ends with its policy, and a later policy of the name begins without', async () => {
    await policies.limiter('search').consume('ada');
    await policies.flush();
    await policies.limiter('search').consume('bob');
    await policies.delete('search');
    await policies.create('search', SEARCH);
    await policies.flush();
    expect(totals(await policies.traffic('search', { points: 1 })).allowed).toBe(0);
    expect((await policies.busiestKeys('search', { first: 5 })).keys).toEqual([]);
  });

  it.runIf(onIoredis)(
    'costs nothing without decisions, and one command for each policy otherwise',
    async () => {
      await policies.create('other', SEARCH);
      const limiters = ['search', 'other'].map((name) => policies.limiter(name));
      for (const limiter of limiters) await limiter.consume('ada');
      await policies.flush();
      const sent = vi.spyOn(redis, 'sendCommand');
      const commands = () => sent.mock.calls.map(([command]) => command.name);
      await policies.flush();
      expect(commands()).toEqual([]);
      for (const limiter of limiters)
        for (let i = 0; i < 10; i += 1) await limiter.consume(`u${i}`);
      sent.mockClear();
      await policies.flush();
      expect(commands()).toEqual(['publish', 'evalsha', 'evalsha']);
      sent.mockRestore();
    },
  );

  it('is flushed regularly', async () => {
    await policies.limiter('search').consume('ada');
    await vi.waitFor(async () => {
      expect(totals(await policies.traffic('search', { points: 1 })).allowed).toBe(1);
    }, PATIENCE);
  });

  it('leaves no lasting keys', async () => {
    const search = policies.limiter('search');
    for (let i = 0; i < 5; i += 1) await search.consume('ada');
    await policies.flush();
    const keys = await redis.keys(`${bench.namespace}:policy:*`);
    expect(keys.length).toBeGreaterThanOrEqual(5);
    for (const key of keys) {
      const ttl = await redis.pttl(key);
      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThanOrEqual(HOUR_MS + 3 * MINUTE_MS);
    }
  });

  it.each([
    [{ points: 0 }, 'points'],
    [{ points: 1001 }, 'points'],
    [{ points: 1, windowMs: MINUTE_MS - 1 }, 'windowMs'],
    [{ points: 1, windowMs: HOUR_MS + 1 }, 'windowMs'],
  ])('of %j is rejected', async (request, field) => {
    await expect(policies.traffic('search', request)).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field,
    });
  });
});

describe('the busiest and the most denied keys', () => {
  it('are those of all processes, of the last minutes', async () => {
    const [a, b] = [another().policies, another().policies];
    const call = async (by: LimitPolicies, key: string, times: number) => {
      const limiter = by.limiter('search');
      await Promise.all(Array.from({ length: times }, () => limiter.consume(key)));
    };
    await call(a, 'ada', 8);
    await Promise.all([a.flush(), b.flush()]);
    bench.clock.advance(7 * MINUTE_MS);
    await call(a, 'bob', 5);
    await call(b, 'bob', 5);
    await call(b, 'cyd', 9);
    await call(b, 'dan', 1);
    await Promise.all([a.flush(), b.flush()]);
    expect(await policies.busiestKeys('search', { first: 2 })).toEqual({
      keys: [
        { key: 'bob', count: 10 },
        { key: 'cyd', count: 9 },
      ],
      from: (Math.floor(bench.clock.now / MINUTE_MS) - 5) * MINUTE_MS,
      now: bench.clock.now,
    });
    const denied = await policies.mostDeniedKeys('search', { first: 9, windowMs: HOUR_MS });
    expect(denied.keys).toEqual([
      { key: 'bob', count: 7 },
      { key: 'cyd', count: 6 },
      { key: 'ada', count: 5 },
    ]);
    bench.clock.advance(62 * MINUTE_MS);
    const later = await policies.busiestKeys('search', { first: 9, windowMs: HOUR_MS });
    expect(later.keys).toEqual([]);
  });

  it('are found in a skewed load with frequent flushes, and bounded in Redis', async () => {
    const search = policies.limiter('search');
    const real = new Map<string, number>();
    for (let flush = 0; flush < 20; flush += 1) {
      const calls: Promise<unknown>[] = [];
      for (let i = 0; i < 1000; i += 1) {
        // Every fifth call has one of ten keys, more often one of the first.
        const isHeavy = i % 5 === 0;
        const key = isHeavy ? `heavy:${Math.floor(10 * (i / 1000) ** 2)}` : `light:${flush}:${i}`;
        real.set(key, (real.get(key) ?? 0) + 1);
        calls.push(search.consume(key));
      }
      await Promise.all(calls);
      await policies.flush();
      bench.clock.advance(5000);
    }
    const { keys } = await policies.busiestKeys('search', { first: 10 });
    const heavy = [...real].filter(([key]) => key.startsWith('heavy:'));
    expect(new Set(keys.map(({ key }) => key))).toEqual(new Set(heavy.map(([key]) => key)));
    for (const { key, count } of keys) {
      expect(count).toBeLessThanOrEqual(real.get(key) ?? 0);
      // At most one in a hundred of all calls is missing.
      expect(count).toBeGreaterThanOrEqual((real.get(key) ?? 0) - 200);
    }
    for (const minute of await redis.keys(`${bench.namespace}:policy:*:busiest:*`)) {
      expect(await redis.zcard(minute)).toBeLessThanOrEqual(200);
    }
  });

  it.each([
    [{ first: 0 }, 'INVALID_PAGE', 'first'],
    [{ first: 101 }, 'INVALID_PAGE', 'first'],
    [{ first: 1, windowMs: 1 }, 'INVALID_OPTION', 'windowMs'],
  ])('of %j are rejected', async (request, code, field) => {
    await expect(policies.busiestKeys('search', request)).rejects.toMatchObject({ code, field });
  });
});

it('traffic counts every call once over an outage that loses answers', PATIENCE, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mayfly-traffic-'));
  const server = await startLocalRedis({ dataDir, supervise: true });
  const impatient = new Redis(server.url, { commandTimeout: 200, retryStrategy: () => 20 });
  impatient.on('error', () => undefined);
  // By default, Redis can lose the last two seconds of its log if it is killed while the disk is busy.
  await impatient.config('SET', 'appendfsync', 'always');
  const mayfly = createMayfly({ redis: impatient });
  onTestFinished(async () => {
    await mayfly.policies.close();
    impatient.disconnect();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await mayfly.policies.create('search', { ...SEARCH, outage: { policy: 'open' } });
  const search = mayfly.policies.limiter('search');
  let called = 0;
  const call = async () => {
    called += 1;
    await search.consume(`user:${called}`);
  };
  await call();
  for (let outage = 0; outage < 3; outage += 1) {
    await call();
    process.kill(server.pid, 'SIGSTOP');
    // Redis receives this, and adds it when it continues; this process does not receive the answer.
    await expect(mayfly.policies.flush()).rejects.toMatchObject({ code: 'REDIS_UNAVAILABLE' });
    await call();
    process.kill(server.pid, 'SIGCONT');
    await call();
    await vi.waitFor(() => mayfly.policies.flush(), PATIENCE);
  }
  process.kill(server.pid, 'SIGKILL');
  await call();
  await vi.waitFor(() => mayfly.policies.flush(), PATIENCE);
  const { allowed, unavailable } = totals(await mayfly.policies.traffic('search', { points: 1 }));
  expect(allowed + unavailable).toBe(called);
  expect(unavailable).toBeGreaterThanOrEqual(3);
});
