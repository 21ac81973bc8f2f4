import { fastify } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Answer, Limit, LimitPolicies, PolicyOptions } from '../../src/index.ts';
import { rateLimit } from '../../src/adapters/fastify.ts';
import { connect, onIoredis, testBench, type TestBench } from '../support/mayfly.ts';

const redis = connect();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let bench: TestBench;
let policies: LimitPolicies;
beforeEach(() => {
  bench = testBench(redis);
  policies = bench.mayfly.policies;
  onTestFinished(async () => void (await policies.close()));
});

/** Long timeouts for a busy machine: these tests are not about outages. */
const OUTAGE = { policy: 'closed', answerWithinMs: 10_000 } as const;

async function create(limits: PolicyOptions['limits'], options: Partial<PolicyOptions> = {}) {
  const { policy } = await policies.create('search', { outage: OUTAGE, ...options, limits });
  return { policy, search: policies.limiter('search') };
}

/** Changes the policy at any version. */
async function change(options: Partial<PolicyOptions>) {
  const policy = await policies.get('search');
  if (policy === null) throw new Error('The policy is missing');
  const changed = await policies.change('search', policy.version, { ...policy, ...options });
  expect(changed.status).toBe('changed');
}

function remaining(answer: Answer): number | undefined {
  return answer.status === 'unavailable' ? undefined : answer.remaining;
}

describe('the limiter of a policy', () => {
  it('decides by its settings', async () => {
    const { search } = await create({ name: 'all', limit: 2, windowMs: MINUTE_MS });
    expect(await search.consume('ada')).toMatchObject({ status: 'allowed', remaining: 1 });
    expect(await search.peek('ada')).toMatchObject({ status: 'allowed', remaining: 1 });
    expect(await search.consume('ada')).toMatchObject({ status: 'allowed', remaining: 0 });
    expect(await search.consume('ada')).toMatchObject({ status: 'denied', limit: 'all' });
    expect(await search.refund('ada')).toMatchObject({ remaining: 1 });
    await search.block('ada', 1000);
    expect(await search.consume('ada')).toMatchObject({ status: 'denied', reason: 'blocked' });
    await search.unblock('ada');
    await search.reset('ada');
    expect(await search.peek('ada')).toMatchObject({ remaining: 2 });
  });

  it('finds no policy before its creation, and none after its deletion', async () => {
    const search = policies.limiter('search');
    const missing = { code: 'POLICY_NOT_FOUND', field: 'policy' };
    const calls = [
      () => search.consume('ada'),
      () => search.peek('ada'),
      () => search.refund('ada'),
      () => search.reset('ada'),
      () => search.block('ada', 1),
      () => search.unblock('ada'),
      () => search.setLimit('ada', {}),
      () => search.clearLimit('ada'),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(missing);
    await create({ name: 'all', limit: 2, windowMs: MINUTE_MS });
    expect(await search.consume('ada')).toMatchObject({ status: 'allowed' });
    await policies.delete('search');
    for (const call of calls) await expect(call()).rejects.toMatchObject(missing);
  });

  it.runIf(onIoredis)('sends one command for all calls of a turn, and nothing else', async () => {
    const { search } = await create({ name: 'all', limit: 2, windowMs: MINUTE_MS });
    await search.consume('ada');
    const other = policies.limiter('search');
    const sent = vi.spyOn(redis, 'sendCommand');
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? search : other).consume(`user:${i}`)),
    );
    // A timer reads the version of the policies every second.
    const asked = sent.mock.calls.filter(
      ([{ args }]) => !String(args).includes(':settings:{policies}'),
    );
    expect(asked.map(([{ name }]) => name)).toEqual(['evalsha']);
    expect(sent.mock.calls.length - asked.length).toBeLessThanOrEqual(1);
    sent.mockRestore();
  });

  it('differs from a limiter that code declares under the same name', async () => {
    const { search } = await create({ name: 'all', limit: 1, windowMs: MINUTE_MS });
    await search.consume('ada');
    const declared = bench.mayfly.limiter('search', {
      limits: { name: 'all', limit: 1, windowMs: MINUTE_MS },
    });
    expect(await declared.consume('ada')).toMatchObject({ status: 'allowed' });
  });

  it('keeps a reset of all keys after a change', async () => {
    const limits: Limit = { name: 'all', limit: 10, windowMs: HOUR_MS };
    const { search } = await create(limits);
    await search.consume('ada', { cost: 8 });
    await search.resetAll();
    const changes = [{ shadow: true }, { limits: { ...limits, limit: 12 } }, { limits }];
    for (const options of changes) {
      await change(options);
      const { limit } = options.limits ?? limits;
      expect(await search.peek('ada')).toMatchObject({ remaining: limit, limits: [{ limit }] });
    }
  });

  it('starts with no counts after a policy was deleted and created again', async () => {
    const limits: Limit = { name: 'all', algorithm: 'fixed', limit: 2, windowMs: HOUR_MS };
    const { search } = await create(limits);
    await change({ limits: { ...limits, limit: 3 } });
    await search.consume('ada', { cost: 3 });
    await search.setLimit('ada', { all: { limit: 1 } });
    await policies.delete('search');
    await create(limits);
    expect(await search.peek('ada')).toMatchObject({ remaining: 2, limits: [{ limit: 2 }] });
    expect(await policies.overrides('search', { first: 1 })).toMatchObject({ totalCount: 0 });
  });
});

describe.each(['log', 'gcra', 'counter', 'fixed'] as const)('a change of a %s', (algorithm) => {
  const before: Limit = { name: 'all', algorithm, limit: 10, windowMs: MINUTE_MS };

  it.each([
    ['more', { limit: 20 }, 14],
    ['fewer', { limit: 8 }, 2],
    ['fewer than were used', { limit: 3 }, 0],
    ['a longer window', { windowMs: HOUR_MS }, 4],
    ['a shorter window', { windowMs: 1000 }, 4],
    ['a longer window and more', { windowMs: HOUR_MS, limit: 100 }, 94],
    ['another name', { name: 'every' }, 4],
  ])('keeps the counts: %s', async (_, numbers, left) => {
    const { search } = await create(before);
    expect(remaining(await search.consume('ada', { cost: 6 }))).toBe(4);
    await change({ limits: { ...before, ...numbers } });
    const limits = [{ name: 'all', limit: 10, windowMs: MINUTE_MS, ...numbers }];
    expect(await search.peek('ada')).toMatchObject({ remaining: left, limits });
    // Also when it is changed back.
    await change({ limits: before });
    expect(await search.peek('ada')).toMatchObject({
      remaining: 4,
      limits: [{ limit: 10, windowMs: MINUTE_MS }],
    });
  });
});

it('deletes counts, blocks and overrides if the algorithms change', async () => {
  const { search } = await create({ name: 'all', limit: 10, windowMs: MINUTE_MS });
  await search.consume('ada', { cost: 6 });
  await search.setLimit('ada', { all: { limit: 50 } });
  await search.block('ada', MINUTE_MS);
  await change({
    limits: [
      { name: 'all', limit: 10, windowMs: MINUTE_MS },
      { name: 'daily', algorithm: 'fixed', limit: 100, windowMs: 24 * HOUR_MS },
    ],
  });
  expect(await search.consume('ada')).toMatchObject({ status: 'allowed', remaining: 9 });
  expect(await policies.overrides('search', { first: 10 })).toMatchObject({ totalCount: 0 });
});

it('a policy accepts limits with the names of properties of Object', async () => {
  const limits: Limit[] = [
    { name: 'constructor', algorithm: 'fixed', limit: 5, windowMs: MINUTE_MS },
    { name: '__proto__', algorithm: 'fixed', limit: 9, windowMs: MINUTE_MS },
  ];
  const { search } = await create(limits);
  await change({ limits: limits.map((each) => ({ ...each, limit: each.limit + 1 })) });
  expect(await search.peek('ada')).toMatchObject({ limits: [{ limit: 6 }, { limit: 10 }] });
  await search.setLimit('ada', { constructor: { limit: 2 } });
  expect(await search.peek('ada')).toMatchObject({ limits: [{ limit: 2 }, { limit: 10 }] });
});

it('a policy limits the requests of a web server, which reports the current limits', async () => {
  const limits = { name: 'all', algorithm: 'fixed', limit: 2, windowMs: MINUTE_MS } as const;
  const { search } = await create(limits);
  const app = fastify();
  await app.register(rateLimit({ limiter: search }));
  app.get('/', async () => 'found');
  expect((await app.inject('/')).headers['ratelimit-policy']).toBe('"all";q=2;w=60');
  await change({ limits: { ...limits, limit: 1 } });
  const denied = await app.inject('/');
  expect(denied.statusCode).toBe(429);
  expect(denied.headers['ratelimit-policy']).toBe('"all";q=1;w=60');
  await app.close();
});

it('the limiter of a policy follows its other settings', async () => {
  const { search } = await create({ name: 'all', limit: 1, windowMs: MINUTE_MS });
  await search.consume('ada');
  expect((await search.consume('ada')).status).toBe('denied');
  await change({ shadow: true });
  expect(await search.consume('ada')).toMatchObject({ status: 'allowed', shadowed: 'denied' });
  await change({ shadow: false, escalation: { after: 1, withinMs: 1000, blockMs: HOUR_MS } });
  expect(await search.consume('ada')).toMatchObject({ reason: 'blocked', retryAfterMs: HOUR_MS });
});
