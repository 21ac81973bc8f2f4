import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { LimitPolicies, PolicyLimiter } from '../../src/index.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const redis = connect();
const outage = { policy: 'closed', answerWithinMs: 10_000 } as const;
const limits = [
  { name: 'burst', limit: 5, windowMs: 1000 },
  { name: 'daily', algorithm: 'gcra', limit: 100, windowMs: 86_400_000, burst: 10 },
] as const;

let bench: TestBench;
let policies: LimitPolicies;
let search: PolicyLimiter;
beforeEach(async () => {
  bench = testBench(redis);
  policies = bench.mayfly.policies;
  onTestFinished(async () => void (await policies.close()));
  await policies.create('search', { limits, outage });
  search = policies.limiter('search');
});

describe('overrides of keys', () => {
  it('are listed with their limits, until they are cleared', async () => {
    await search.setLimit('ada', { daily: { limit: 1000 } }, { forMs: 5000 });
    expect(await policies.overrides('search', { first: 10 })).toEqual({
      overrides: [
        {
          key: 'ada',
          limits: [{ name: 'daily', limit: 1000, windowMs: 86_400_000, capacity: 1000 }],
          expiresAt: bench.clock.now + 5000,
          cursor: expect.any(String),
        },
      ],
      hasNext: false,
      totalCount: 1,
      now: bench.clock.now,
    });
    await search.clearLimit('ada');
    expect((await policies.overrides('search', { first: 10 })).overrides).toEqual([]);
    expect(await search.peek('ada')).toMatchObject({ limits: [{}, { limit: 100 }] });
  });

  it('are no longer listed from the moment they end', async () => {
    await search.setLimit('ada', { burst: { limit: 50 } }, { forMs: 5000 });
    bench.clock.advance(4999);
    expect((await policies.overrides('search', { first: 10 })).totalCount).toBe(1);
    expect(await search.peek('ada')).toMatchObject({ limits: [{ limit: 50 }, {}] });
    bench.clock.advance(1);
    expect(await policies.overrides('search', { first: 10 })).toMatchObject({
      overrides: [],
      totalCount: 0,
    });
    expect(await search.peek('ada')).toMatchObject({ limits: [{ limit: 5 }, {}] });
  });

  it('are listed page by page, also if many end at the same time', async () => {
    const keys = Array.from({ length: 40 }, (_, i) => `user:${i}`);
    for (const key of keys) {
      await search.setLimit(
        key,
        { burst: { limit: 9 } },
        { forMs: key.endsWith('7') ? 1 : 60_000 },
      );
    }
    bench.clock.advance(1);
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const page = await policies.overrides('search', { first: 7, after });
      seen.push(...page.overrides.map(({ key }) => key));
      after = page.overrides.at(-1)?.cursor;
      // The key of the cursor has gone in the meantime.
      if (seen.length === 14) await search.clearLimit(seen[13] ?? '');
      if (!page.hasNext) break;
    }
    const left = keys.filter((key) => !key.endsWith('7'));
    expect(seen.toSorted()).toEqual(left.toSorted());
  });

  it('leave no data for longer than they last', async () => {
    await search.setLimit('ada', { burst: { limit: 50 } }, { forMs: 5000 });
    await search.setLimit('bob', { burst: { limit: 50 } }, { forMs: 1000 });
    for (const key of await redis.keys(`${bench.namespace}:policy:*`)) {
      expect(await redis.pttl(key)).toBeLessThanOrEqual(5000);
      expect(await redis.pttl(key)).toBeGreaterThan(0);
    }
    bench.clock.advance(1000);
    await search.setLimit('cyd', { burst: { limit: 50 } }, { forMs: 4000 });
    const [ends = ''] = await redis.keys(`${bench.namespace}:policy:*:ends`);
    expect(await redis.zcard(ends)).toBe(2);
  });

  it('are deleted with the policy, in any number', async () => {
    const keys = Array.from({ length: 230 }, (_, i) => `user:${i}`);
    await Promise.all(keys.map((key) => search.setLimit(key, { burst: { limit: 9 } })));
    expect((await policies.overrides('search', { first: 1 })).totalCount).toBe(230);
    await policies.delete('search');
    const left = await redis.keys(`${bench.namespace}:*`);
    expect(left.filter((key) => key.includes('user:') || key.includes('overrides'))).toEqual([]);
  });

  it('take omitted settings from the current policy', async () => {
    const policy = await policies.get('search');
    if (policy === null) throw new Error('The policy is missing');
    await policies.change('search', policy.version, {
      ...policy,
      limits: [limits[0], { ...limits[1], windowMs: 1000 }],
    });
    await search.setLimit('ada', { daily: { limit: 7 } });
    expect(await search.peek('ada')).toMatchObject({ limits: [{}, { limit: 7, windowMs: 1000 }] });
  });

  it.each([
    ['', { burst: { limit: 1 } }, undefined, 'INVALID_KEY', 'key'],
    ['ada', {}, undefined, 'INVALID_OPTION', 'overrides'],
    ['ada', { hourly: { limit: 1 } }, undefined, 'INVALID_OPTION', 'overrides'],
    ['ada', { burst: { limit: 0 } }, undefined, 'INVALID_OPTION', 'overrides.burst.limit'],
    [
      'ada',
      { burst: { limit: 1, burst: 2 } },
      undefined,
      'INVALID_OPTION',
      'overrides.burst.burst',
    ],
    ['ada', { burst: { limit: 1 } }, 0, 'INVALID_TTL', 'forMs'],
  ])('for %j, %j with %j are rejected, not listed', async (key, overrides, forMs, code, field) => {
    await expect(search.setLimit(key, overrides, { forMs })).rejects.toMatchObject({ code, field });
    expect((await policies.overrides('search', { first: 1 })).totalCount).toBe(0);
  });

  it('of a missing policy or with an invalid page are rejected', async () => {
    await expect(policies.overrides('other', { first: 1 })).rejects.toMatchObject({
      code: 'POLICY_NOT_FOUND',
    });
    await expect(policies.overrides('search', { first: 501 })).rejects.toMatchObject({
      code: 'INVALID_PAGE',
    });
    await expect(policies.overrides('search', { first: 1, after: 'x' })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
    });
  });
});
