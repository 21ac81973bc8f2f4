import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mostInAnyWindow, type LimitPolicies, type PolicyOptions } from '../../src/index.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const redis = connect();
const SEARCH: PolicyOptions = { limits: { name: 'all', limit: 5, windowMs: 60_000 } };

let bench: TestBench;
let policies: LimitPolicies;
beforeEach(() => {
  bench = testBench(redis);
  policies = bench.mayfly.policies;
  onTestFinished(async () => void (await policies.close()));
});

describe('a policy', () => {
  it('is created once, and returned complete', async () => {
    const options: PolicyOptions = {
      description: 'Searches of the shop',
      limits: [
        { limit: 5, windowMs: 1000 },
        { name: 'daily', algorithm: 'bucket', limit: 100, windowMs: 86_400_000, burst: 10 },
      ],
      shadow: true,
      escalation: { after: 3, withinMs: 1000, blockMs: 5000 },
      outage: { policy: { local: { share: 0.25 } } },
    };
    const created = await policies.create('search', options);
    expect(created).toEqual({
      status: 'created',
      policy: {
        name: 'search',
        version: 1,
        description: 'Searches of the shop',
        limits: [
          { name: '5/1000', algorithm: 'log', limit: 5, windowMs: 1000 },
          { name: 'daily', algorithm: 'gcra', limit: 100, windowMs: 86_400_000, burst: 10 },
        ],
        countDenied: false,
        shadow: true,
        escalation: { after: 3, withinMs: 1000, blockMs: 5000, factor: 2, maxMs: 86_400_000 },
        outage: {
          policy: { local: { share: 0.25, keys: 10_000 } },
          answerWithinMs: 50,
          failures: 5,
          pauseMs: 1000,
        },
        createdAt: bench.clock.now,
        changedAt: bench.clock.now,
      },
      now: bench.clock.now,
    });
    expect(await policies.create('search', SEARCH)).toEqual({ ...created, status: 'exists' });
    expect(await policies.get('search')).toEqual(created.policy);
    expect(await policies.get('other')).toBeNull();
  });

  it('denies by default if Redis does not decide', async () => {
    const { policy } = await policies.create('search', SEARCH);
    expect(policy.outage).toMatchObject({ policy: 'closed', answerWithinMs: 50 });
  });

  it('is replaced by a change', async () => {
    const { policy } = await policies.create('search', { ...SEARCH, outage: { policy: 'open' } });
    const changed = await policies.change('search', policy.version, { ...policy, shadow: true });
    const { version, ...expected } = { ...policy, shadow: true };
    expect(changed).toMatchObject({ status: 'changed', policy: expected });
    expect((await policies.get('search'))?.version).toBeGreaterThan(version);
  });

  it('is changed by one of the callers that saw the same version', async () => {
    const { policy } = await policies.create('search', SEARCH);
    bench.clock.advance(1000);
    const others = Array.from({ length: 20 }, (_, i) =>
      bench
        .through(connect())
        .policies.change('search', policy.version, { ...SEARCH, description: `by ${i}` }),
    );
    const outcomes = await Promise.all(others);
    const changed = outcomes.filter(({ status }) => status === 'changed');
    expect(changed).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 'conflict')).toHaveLength(19);
    const now = await policies.get('search');
    for (const outcome of outcomes) expect(outcome).toMatchObject({ policy: now });
    expect(now).toMatchObject({ createdAt: policy.createdAt, changedAt: bench.clock.now });
  });

  it('has a new version after it was deleted and created again', async () => {
    const { policy } = await policies.create('search', SEARCH);
    expect(await policies.delete('search')).toEqual({ status: 'deleted' });
    expect(await policies.delete('search')).toEqual({ status: 'absent' });
    expect(await policies.change('search', policy.version, SEARCH)).toEqual({ status: 'absent' });
    await policies.create('search', SEARCH);
    expect(await policies.change('search', policy.version, SEARCH)).toMatchObject({
      status: 'conflict',
    });
  });

  it('is listed by name, page by page', async () => {
    const names = ['b', 'A', 'a', 'c/d', 'a.b'];
    await Promise.all(names.map((name) => policies.create(name, SEARCH)));
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const page = await policies.list({ first: 2, after });
      expect(page.totalCount).toBe(5);
      seen.push(...page.policies.map(({ name }) => name));
      after = page.endCursor ?? undefined;
      if (!page.hasNext) break;
    }
    expect(seen).toEqual(['A', 'a', 'a.b', 'b', 'c/d']);
    expect(await policies.list({ first: 1, after: 'z' })).toEqual({
      policies: [],
      hasNext: false,
      endCursor: null,
      totalCount: 5,
      now: bench.clock.now,
    });
  });

  it('previews its effects', async () => {
    const limits = [
      { name: 'log', limit: 100, windowMs: 1000 },
      { name: 'gcra', algorithm: 'gcra', limit: 100, windowMs: 1000, burst: 20 },
      { name: 'counter', algorithm: 'counter', limit: 100, windowMs: 1000 },
      { name: 'one', algorithm: 'counter', limit: 1, windowMs: 1000 },
      { name: 'fixed', algorithm: 'fixed', limit: 100, windowMs: 1000 },
    ] as const;
    const preview = await policies.preview({ limits }, 'search');
    expect(preview.limits.map(mostInAnyWindow)).toEqual([100, 119, 198, 1, 199]);
    expect(mostInAnyWindow({ limit: 7, windowMs: 1 })).toBe(7);
    expect(mostInAnyWindow({ algorithm: 'bucket', limit: 7, windowMs: 1 })).toBe(13);
    expect(preview.forgets).toBe(false);
    await policies.create('search', SEARCH);
    expect(await policies.preview({ limits }, 'search')).toMatchObject({ forgets: true });
    const other = { name: 'renamed', limit: 50, windowMs: 1 };
    expect(await policies.preview({ limits: other }, 'search')).toMatchObject({ forgets: false });
    expect(await policies.get('search')).toMatchObject({ version: 1 });
  });
});

const limit = { name: 'all', limit: 5, windowMs: 1000 };

describe('invalid input', () => {
  it.each<[string, object, string, string]>([
    ['', { limits: limit }, 'INVALID_NAME', 'name'],
    ['{', { limits: limit }, 'INVALID_NAME', 'name'],
    ['a', { limits: [] }, 'INVALID_OPTION', 'limits'],
    ['a', { limits: [limit, limit] }, 'INVALID_OPTION', 'limits[1].name'],
    ['a', { limits: [{ ...limit, limit: 0 }] }, 'INVALID_OPTION', 'limits[0].limit'],
    ['a', { limits: [{ ...limit, windowMs: 0.5 }] }, 'INVALID_TTL', 'limits[0].windowMs'],
    ['a', { limits: [{ ...limit, limit: 301 }] }, 'INVALID_OPTION', 'limits[0].limit'],
    ['a', { limits: limit, description: 'é'.repeat(513) }, 'INVALID_OPTION', 'description'],
    ['a', { limits: limit, description: '\ud800' }, 'INVALID_OPTION', 'description'],
    ['a', { limits: limit, shadow: 1 }, 'INVALID_OPTION', 'shadow'],
    ['a', { limits: limit, countDenied: 'no' }, 'INVALID_OPTION', 'countDenied'],
    [
      'a',
      { limits: limit, escalation: { after: 0, withinMs: 1, blockMs: 1 } },
      'INVALID_OPTION',
      'escalation.after',
    ],
    ['a', { limits: limit, outage: { policy: 'ajar' } }, 'INVALID_OPTION', 'outage.policy'],
  ])('for %j, %j fails with %s for %s, and changes nothing', async (name, options, code, field) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const bad = options as PolicyOptions;
    await expect(policies.create(name, bad)).rejects.toMatchObject({ code, field });
    await expect(policies.change(name, 1, bad)).rejects.toMatchObject({ code, field });
    expect(await redis.keys(`${bench.namespace}:*`)).toEqual([]);
  });

  it.each([0, 1.5, NaN])('for version %j is rejected', async (version) => {
    await policies.create('search', SEARCH);
    await expect(policies.change('search', version, SEARCH)).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field: 'version',
    });
  });

  it.each([0, 101, 1.5])('for page size %j is rejected', async (first) => {
    await expect(policies.list({ first })).rejects.toMatchObject({
      code: 'INVALID_PAGE',
      field: 'first',
    });
  });
});
