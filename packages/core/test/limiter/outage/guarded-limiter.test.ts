import { startLocalRedis, type LocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createMayfly,
  type Answer,
  type GuardedLimiter,
  type Mayfly,
  type OutageOptions,
} from '../../../src/index.ts';
import { PATIENCE } from '../../support/patience.ts';

const limits = { name: 'burst', limit: 8, windowMs: 3_600_000 };

interface Bench {
  readonly server: LocalRedis;
  readonly redis: Redis;
  readonly limiter: (outage: OutageOptions, name?: string) => GuardedLimiter;
  readonly mayfly: Mayfly;
}

/**
 * A separate server, with a default client: commands have no timeout, and unsent commands wait in a queue,
 * so that only the limiter ends a call.
 */
async function ownServer({ supervise = false } = {}): Promise<Bench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mayfly-limiter-'));
  const server = await startLocalRedis({ dataDir, supervise });
  const redis = new Redis(server.url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  redis.on('error', () => undefined);
  onTestFinished(async () => {
    redis.disconnect();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await redis.ping();
  const mayfly = createMayfly({ redis });
  const limiter = (outage: OutageOptions, name = 'http') =>
    mayfly.limiter(name, { limits, outage });
  return { server, redis, limiter, mayfly };
}

/** Stops the process; the returned function continues it, as does the end of the test. */
function hang({ pid }: LocalRedis): () => void {
  process.kill(pid, 'SIGSTOP');
  const goOn = () => void process.kill(pid, 'SIGCONT');
  onTestFinished(goOn);
  return goOn;
}

/** Blocks the event loop. */
function beBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until) Math.sqrt(until);
}

const timesAtOnce = <Result>(times: number, action: () => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, action));

/** Long enough for a busy machine to answer, short enough to wait for. */
const PATIENT = { answerWithinMs: 2000 };

function verdicts(answers: readonly Answer[]): string[] {
  return answers.map((answer) =>
    answer.status === 'unavailable' ? (answer.passes ? 'allowed' : 'denied') : 'decided',
  );
}

describe('while Redis hangs', () => {
  it('answers in time, by the policy of each limiter, and never with a decision', async () => {
    const { server, limiter } = await ownServer();
    const closed = limiter({ policy: 'closed' }, 'a');
    const open = limiter({ policy: 'open' }, 'b');
    const local = limiter({ policy: { local: { share: 0.5 } } }, 'c');
    hang(server);
    const answers = await Promise.all(
      [closed, open, local].map((each) => timesAtOnce(6, () => each.consume('ann'))),
    );
    const unavailable = { status: 'unavailable', reason: 'timeout' };
    const denied = { ...unavailable, policy: 'closed', passes: false };
    expect(answers[0]).toEqual([denied, denied, denied, denied, denied, denied]);
    const passed = { ...unavailable, policy: 'open', passes: true };
    expect(answers[1]).toEqual([passed, passed, passed, passed, passed, passed]);
    const within = { ...unavailable, policy: 'local', passes: true };
    const above = {
      ...unavailable,
      policy: 'local',
      passes: false,
      retryAfterMs: expect.toSatisfy((ms: number) => ms > 3_500_000 && ms <= 3_600_000),
    };
    expect(answers[2]).toEqual([within, within, within, within, above, above]);
    await expect(closed.refund('ann')).rejects.toMatchObject({ code: 'REDIS_UNAVAILABLE' });
    expect(await closed.peek('ann')).toMatchObject({ status: 'unavailable' });
  });

  it('denies by default, and waits with `outage: false`', async () => {
    const { server, mayfly } = await ownServer();
    const guarded = mayfly.limiter('a', { limits });
    const unguarded = mayfly.limiter('b', { limits, outage: false });
    const goOn = hang(server);
    const waiting = unguarded.consume('ann');
    expect(await guarded.consume('ann')).toEqual({
      status: 'unavailable',
      passes: false,
      policy: 'closed',
      reason: 'timeout',
    });
    goOn();
    expect(await waiting).toMatchObject({ status: 'allowed' });
  });

  it('stops asking Redis after some failures', async () => {
    const { server, redis, limiter } = await ownServer();
    const guarded = limiter({ policy: 'open', failures: 3, pauseMs: 60_000 });
    await guarded.reset('warm');
    hang(server);
    const sent = vi.spyOn(redis, 'sendCommand');
    const reasons: string[] = [];
    for (let i = 0; i < 5; i++) {
      for (const answer of await timesAtOnce(10, () => guarded.consume('ann'))) {
        reasons.push(answer.status === 'unavailable' ? answer.reason : answer.status);
      }
    }
    // Ten calls that travel in one command are one failure.
    expect(reasons).toEqual([...Array(30).fill('timeout'), ...Array(20).fill('breaker')]);
    expect(sent).toHaveBeenCalledTimes(3);
    sent.mockRestore();
  });

  it('tries again at intervals, and decides again when Redis continues', async () => {
    const { server, redis, limiter } = await ownServer();
    const guarded = limiter({ policy: 'open', failures: 1, pauseMs: 50 });
    await guarded.reset('warm');
    const goOn = hang(server);
    const sent = vi.spyOn(redis, 'sendCommand');
    const attempts = async () => {
      await guarded.consume('ann');
      return sent.mock.calls.length;
    };
    await expect.poll(attempts, PATIENCE).toBeGreaterThan(2);
    sent.mockRestore();
    goOn();
    await expect.poll(() => guarded.consume('bob'), PATIENCE).toMatchObject({ status: 'allowed' });
  });

  it('repeats a denial of Redis', async () => {
    const { server, mayfly } = await ownServer();
    const guarded = mayfly.limiter('http', {
      limits,
      outage: { policy: 'open', ...PATIENT },
      localDenials: { trustMs: 60_000 },
    });
    await guarded.consume('ann', { cost: 8 });
    expect(await guarded.consume('ann')).toMatchObject({ status: 'denied' });
    hang(server);
    expect(await guarded.consume('ann')).toMatchObject({ status: 'denied' });
  });

  it('ignores late answers', async () => {
    const { server, redis, limiter } = await ownServer();
    const guarded = limiter({ policy: 'closed' });
    await guarded.consume('warm');
    const goOn = hang(server);
    const answers = await timesAtOnce(8, () => guarded.consume('ann'));
    expect(new Set(verdicts(answers))).toEqual(new Set(['denied']));
    goOn();
    await redis.ping();
    // They may have counted, and did, but have no other effect.
    expect(await limiter({ policy: 'closed', ...PATIENT }).peek('ann')).toMatchObject({
      status: 'denied',
      remaining: 0,
    });
  });
});

describe('when Redis is unavailable', () => {
  it('answers every call of a running load, in order', async () => {
    const { server, limiter } = await ownServer();
    const guarded = limiter({ policy: 'closed', ...PATIENT });
    const first = guarded.consume('first');
    await first;
    const calls = [first];
    for (let turn = 0; turn < 40; turn++) {
      for (let i = 0; i < 5; i++) calls.push(guarded.consume(`${turn}`));
      await new Promise(setImmediate);
      if (turn === 20) await server.kill();
    }
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    const firstLost = statuses.indexOf('unavailable');
    expect(firstLost).toBeGreaterThan(0);
    expect(new Set(statuses.slice(0, firstLost))).toEqual(new Set(['allowed']));
    expect(new Set(statuses.slice(firstLost))).toEqual(new Set(['unavailable']));
    expect(firstLost).toBeLessThanOrEqual(1 + 21 * 5);
  });

  it('decides again when Redis is back without its scripts', async () => {
    const { server, limiter } = await ownServer({ supervise: true });
    const guarded = limiter({ policy: 'closed', failures: 1, pauseMs: 50 });
    await expect.poll(() => guarded.consume('ann'), PATIENCE).toMatchObject({ status: 'allowed' });
    await server.kill();
    await expect.poll(() => guarded.consume('bob'), PATIENCE).toMatchObject({ status: 'allowed' });
  });

  it('reports the cause, if the client does', async () => {
    const { server, redis } = await ownServer();
    const impatient = redis.duplicate({ enableOfflineQueue: false, retryStrategy: () => null });
    impatient.on('error', () => undefined);
    await new Promise((resolve) => {
      impatient.once('ready', resolve);
    });
    const ended = new Promise((resolve) => {
      impatient.once('end', resolve);
    });
    await server.kill();
    await ended;
    const guarded = createMayfly({ redis: impatient }).limiter('http', {
      limits,
      outage: { policy: 'closed', failures: 3, pauseMs: 60_000 },
    });
    const outage = { status: 'unavailable', passes: false, policy: 'closed' };
    expect(await guarded.consume('ann')).toEqual({
      ...outage,
      reason: 'error',
      cause: expect.objectContaining({ code: 'REDIS_UNAVAILABLE' }),
    });
    await expect
      .poll(() => guarded.consume('ann'))
      .toEqual({
        ...outage,
        reason: 'breaker',
        retryAfterMs: expect.toSatisfy((ms: number) => ms > 0 && ms <= 60_000),
      });
    await expect(guarded.refund('ann')).rejects.toMatchObject({ code: 'REDIS_UNAVAILABLE' });
    const unguarded = createMayfly({ redis: impatient }).limiter('http', { limits, outage: false });
    await expect(unguarded.consume('ann')).rejects.toMatchObject({ code: 'REDIS_UNAVAILABLE' });
  });
});

describe('while Redis is available', () => {
  it('decides as Redis does, exactly', async () => {
    const { limiter } = await ownServer();
    const guarded = limiter({ policy: 'closed', ...PATIENT });
    const answers = await timesAtOnce(50, () => guarded.consume('ann'));
    expect(answers.filter(({ status }) => status === 'allowed')).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 'denied')).toHaveLength(42);
    expect(await guarded.refund('ann', { cost: 2 })).toMatchObject({ remaining: 2 });
    expect(await guarded.peek('ann')).toMatchObject({ status: 'allowed', remaining: 2 });
    await guarded.block('ann', 60_000);
    expect(await guarded.consume('ann')).toMatchObject({ reason: 'blocked' });
    await guarded.unblock('ann');
    await guarded.setLimit('ann', { burst: { limit: 7 } });
    expect(await guarded.peek('ann')).toMatchObject({ remaining: 1 });
    await guarded.clearLimit('ann');
    await guarded.setLimits({ burst: { limit: 9 } });
    expect(await guarded.peek('ann')).toMatchObject({ remaining: 3 });
    await guarded.clearLimits();
    await guarded.reset('ann');
    expect(await guarded.peek('ann')).toMatchObject({ remaining: 8 });
  });

  it.each([
    ['a little too long', 600],
    ['far too long', 800],
  ])('measures from sending: the process is busy %s before that', async (_, busyMs) => {
    const { server, limiter } = await ownServer();
    const guarded = limiter({ policy: 'closed', answerWithinMs: 500 });
    await guarded.reset('warm');
    const goOn = hang(server);
    const answer = guarded.consume('ann');
    beBusy(busyMs);
    // The deadline would have passed, and the process can send only now.
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    goOn();
    expect(await answer).toMatchObject({ status: 'allowed' });
  });

  it('reads an answer that has arrived, however late the process does', async () => {
    const { limiter } = await ownServer();
    const guarded = limiter({ policy: 'closed', answerWithinMs: 100 });
    await guarded.reset('warm');
    const answer = guarded.consume('ann');
    await new Promise(setImmediate);
    beBusy(500);
    expect(await answer).toMatchObject({ status: 'allowed' });
  });

  it('rejects misuse, also during an outage, and does not count it as a failure', async () => {
    const { server, limiter } = await ownServer();
    const guarded = limiter({ policy: 'open', failures: 1, ...PATIENT });
    const misuse = async (asked: GuardedLimiter) => {
      await expect(asked.consume('')).rejects.toMatchObject({ code: 'INVALID_KEY' });
      await expect(asked.consume('ann', { cost: 0 })).rejects.toMatchObject({ field: 'cost' });
      await expect(asked.refund('')).rejects.toMatchObject({ code: 'INVALID_KEY' });
    };
    await misuse(guarded);
    await expect(guarded.consume('ann', { cost: 9 })).rejects.toMatchObject({ field: 'cost' });
    expect(await guarded.consume('ann')).toMatchObject({ status: 'allowed' });

    const unheard = limiter({ policy: 'open', failures: 1, pauseMs: 60_000 });
    hang(server);
    expect(await unheard.consume('ann')).toMatchObject({ status: 'unavailable' });
    expect(await unheard.consume('ann')).toMatchObject({ reason: 'breaker' });
    await misuse(unheard);
  });

  it('applies the policy when Redis rejects a command, and continues to ask Redis', async () => {
    const { redis, limiter } = await ownServer();
    const guarded = limiter({ policy: 'open', failures: 1, ...PATIENT });
    await guarded.consume('ann');
    await redis.config('SET', 'maxmemory', '1');
    expect(await guarded.consume('ann')).toMatchObject({
      status: 'unavailable',
      passes: true,
      reason: 'error',
      cause: expect.objectContaining({ code: 'REDIS_FULL' }),
    });
    await redis.config('SET', 'maxmemory', '0');
    expect(await guarded.consume('ann')).toMatchObject({ status: 'allowed', remaining: 6 });
  });
});

it.each<[string, unknown]>([
  ['outage', true],
  ['outage', null],
  ['outage.policy', { policy: 'ajar' }],
  ['outage.policy', { policy: null }],
  ['outage.policy', { policy: { local: null } }],
  ['outage.policy.local.share', { policy: { local: { share: 0 } } }],
  ['outage.policy.local.share', { policy: { local: { share: 1.01 } } }],
  ['outage.policy.local.share', { policy: { local: { share: NaN } } }],
  ['outage.policy.local.keys', { policy: { local: { share: 1, keys: 0 } } }],
  ['outage.answerWithinMs', { policy: 'open', answerWithinMs: 0 }],
  ['outage.answerWithinMs', { policy: 'open', answerWithinMs: 10_001 }],
  ['outage.failures', { policy: 'open', failures: 0 }],
  ['outage.pauseMs', { policy: 'open', pauseMs: 0.5 }],
])('rejects an invalid %s', (field, outage) => {
  const redis = new Redis({ lazyConnect: true });
  const create = () =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    createMayfly({ redis }).limiter('http', { limits, outage: outage as OutageOptions });
  expect(create).toThrowError(expect.objectContaining({ code: 'INVALID_OPTION', field }));
});
