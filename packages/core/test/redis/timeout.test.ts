import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMayfly, createRedisSampler, type Mayfly } from '../../src/index.ts';
import { PATIENCE } from '../support/patience.ts';

const TIMEOUT_MS = 500;
/** The timeout, and more for a busy machine. */
const BOUND_MS = 3000;
const MINUTE_MS = 60_000;

/** A default ioredis client: it waits without a limit for answers and for a connection. */
async function ownServer(timeoutMs = TIMEOUT_MS) {
  const server = await startLocalRedis();
  const redis = new Redis(server.url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
  redis.on('error', () => undefined);
  onTestFinished(async () => {
    redis.disconnect();
    await server.stop();
  });
  const patient = createMayfly({ redis });
  await patient.sets.create('online', { defaultTtlMs: MINUTE_MS });
  return { server, redis, patient, mayfly: createMayfly({ redis, timeoutMs }) };
}

/** One call of each part of the library. */
function calls(mayfly: Mayfly, redis: Redis): (() => Promise<unknown>)[] {
  const limits = { limit: 5, windowMs: MINUTE_MS };
  const set = mayfly.sets.open('online');
  return [
    () => mayfly.now(),
    () => set.add('a'),
    () => set.clear(),
    () => set.sweep({ atMost: 10 }),
    () => set.expiry.takeListed(1),
    () => mayfly.sets.count(),
    () => mayfly.sets.list({ first: 1 }),
    () => mayfly.sets.create('other', { defaultTtlMs: MINUTE_MS }),
    () => mayfly.sets.delete('online'),
    () =>
      mayfly
        .adopt({ pattern: '*', score: 'expiry', unit: 's', member: 'text' })
        .keys({ first: 10 }),
    () => mayfly.series('load').append('me', { load: 1 }),
    () =>
      mayfly.otp('login', { secret: 'a secret of 32 bytes, at the least' }).verify('ann', '123456'),
    () => mayfly.codes('invitations').codeFor('ann'),
    () => mayfly.limiter('search', { limits, outage: false }).consume('ann'),
    () => mayfly.policies.get('search'),
    () => mayfly.policies.limiter('search').consume('ann'),
    createRedisSampler(redis, { timeoutMs: TIMEOUT_MS }),
  ];
}

const unavailable = expect.objectContaining({
  code: 'REDIS_UNAVAILABLE',
  mayHaveHappened: true,
});

/** The outcomes of concurrent calls, and their total time. */
async function settle(all: readonly (() => Promise<unknown>)[]) {
  const began = performance.now();
  const outcomes = await Promise.allSettled(all.map((call) => call()));
  return { outcomes, tookMs: performance.now() - began };
}

it('fails every call after timeoutMs while Redis hangs, and continues afterwards', async () => {
  const { server, redis, mayfly } = await ownServer();
  process.kill(server.pid, 'SIGSTOP');
  const { outcomes, tookMs } = await settle(calls(mayfly, redis));
  process.kill(server.pid, 'SIGCONT');
  expect(tookMs).toBeLessThan(BOUND_MS);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: unavailable });
  await expect.poll(() => mayfly.now().catch(() => 0), PATIENCE).toBeGreaterThan(0);
});

it('fails every call after timeoutMs while the client reconnects', async () => {
  const { server, redis, mayfly } = await ownServer();
  await server.kill();
  const { outcomes, tookMs } = await settle(calls(mayfly, redis));
  expect(tookMs).toBeLessThan(BOUND_MS);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: unavailable });
});

it('closes policies within timeoutMs while Redis hangs, and reports unsent calls', async () => {
  const { server, mayfly, patient } = await ownServer();
  const { policies } = mayfly;
  const limits = { limit: 100, windowMs: MINUTE_MS };
  // More policies than one flush writes at the same time.
  const names = Array.from({ length: 40 }, (_, i) => `p${i}`);
  for (const name of names) {
    await patient.policies.create(name, { limits, outage: { answerWithinMs: 10_000 } });
    await policies.limiter(name).consume('ann');
    await policies.limiter(name).consume('bob');
  }
  process.kill(server.pid, 'SIGSTOP');
  const began = performance.now();
  const { unsentCalls } = await policies.close();
  expect(performance.now() - began).toBeLessThan(BOUND_MS);
  // The regular flush, once a second, may have sent some of them.
  expect(unsentCalls).toBeGreaterThan(0);
  expect(unsentCalls).toBeLessThanOrEqual(80);
  process.kill(server.pid, 'SIGCONT');
  await expect.poll(() => mayfly.now().catch(() => 0), PATIENCE).toBeGreaterThan(0);
  expect(await policies.close()).toEqual({ unsentCalls: 0 });
});

it('has one timer for all calls, which keeps no idle process alive', async () => {
  const timers: NodeJS.Timeout[] = [];
  const { setTimeout } = globalThis;
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation((...args) => {
    const timer = setTimeout(...args);
    if (args[1] === 54_321) timers.push(timer);
    return timer;
  });
  onTestFinished(() => spy.mockRestore());
  const { mayfly, server } = await ownServer(54_321);
  const set = mayfly.sets.open('online');
  for (let turn = 0; turn < 5; turn += 1) await Promise.all([set.add('a'), set.has('a')]);
  expect(timers.map((timer) => timer.hasRef())).toEqual([false]);
  process.kill(server.pid, 'SIGSTOP');
  const waiting = set.has('a');
  await turn();
  expect(timers.map((timer) => timer.hasRef())).toEqual([true]);
  process.kill(server.pid, 'SIGCONT');
  await waiting;
  expect(timers.map((timer) => timer.hasRef())).toEqual([false]);
});

it.each([0, 600_001, 1.5, '5', null, NaN])('rejects a timeoutMs of %o', (timeoutMs: unknown) => {
  const redis = new Redis({ lazyConnect: true });
  const refusal = expect.objectContaining({ code: 'INVALID_OPTION', field: 'timeoutMs' });
  // @ts-expect-error not a number
  expect(() => createMayfly({ redis, timeoutMs })).toThrow(refusal);
  // @ts-expect-error not a number
  expect(() => createRedisSampler(redis, { timeoutMs })).toThrow(refusal);
});
