import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createMayfly, type Limit, type Mayfly, type PolicyOptions } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';
import { PATIENCE } from '../support/patience.ts';
import { compileWorker } from '../support/processes.ts';

const HOUR_MS = 3_600_000;
const outage = { policy: 'closed', answerWithinMs: 10_000 } as const;

/** Changes a policy to other limits, at any version. */
async function change(mayfly: Mayfly, limits: PolicyOptions['limits']) {
  const policy = await mayfly.policies.get('search');
  if (policy === null) throw new Error('The policy is missing');
  const options = { ...policy, limits };
  expect(await mayfly.policies.change('search', policy.version, options)).toMatchObject({
    status: 'changed',
  });
}

/** Another process, from the view of Redis. */
function another({ through }: ReturnType<typeof testBench>): Mayfly {
  const mayfly = through(connect());
  onTestFinished(async () => void (await mayfly.policies.close()));
  return mayfly;
}

describe('a process that uses a policy', () => {
  it('follows when another one changes, deletes and creates it again', PATIENCE, async () => {
    const bench = testBench();
    const [operator, server] = [another(bench), another(bench)];
    await operator.policies.create('search', {
      limits: { name: 'all', limit: 5, windowMs: HOUR_MS },
      outage,
    });
    const search = server.policies.limiter('search');
    expect(await search.peek('ada')).toMatchObject({ remaining: 5 });
    await change(operator, { name: 'all', limit: 7, windowMs: HOUR_MS });
    await vi.waitFor(
      async () => expect(await search.peek('ada')).toMatchObject({ remaining: 7 }),
      PATIENCE,
    );
    await operator.policies.delete('search');
    await vi.waitFor(
      async () => expect(search.peek('ada')).rejects.toMatchObject({ code: 'POLICY_NOT_FOUND' }),
      PATIENCE,
    );
    await operator.policies.create('search', {
      limits: { name: 'all', limit: 9, windowMs: HOUR_MS },
      outage,
    });
    expect(await search.peek('ada')).toMatchObject({ remaining: 9 });
  });

  it('follows what it has created', PATIENCE, async () => {
    const bench = testBench();
    const [server, operator] = [another(bench), another(bench)];
    const limits: Limit = { name: 'all', limit: 5, windowMs: HOUR_MS };
    await server.policies.create('search', { limits, outage });
    await change(server, { ...limits, limit: 6 });
    await change(operator, { ...limits, limit: 7 });
    const search = server.policies.limiter('search');
    expect(await search.peek('ada')).toMatchObject({ remaining: 7 });
    await change(server, { ...limits, limit: 8 });
    expect(await search.peek('ada')).toMatchObject({ remaining: 8 });
    await change(operator, { ...limits, limit: 9 });
    await vi.waitFor(
      async () => expect(await search.peek('ada')).toMatchObject({ remaining: 9 }),
      PATIENCE,
    );
  });

  it('follows again after close when it uses the policy', PATIENCE, async () => {
    const bench = testBench();
    const [operator, server] = [another(bench), another(bench)];
    const limits: Limit = { name: 'all', limit: 5, windowMs: HOUR_MS };
    await operator.policies.create('search', { limits, outage });
    const search = server.policies.limiter('search');
    // The process closes its policies while this is in progress.
    const peeked = search.peek('ada');
    await server.policies.close();
    expect(await peeked).toMatchObject({ remaining: 5 });
    await change(operator, { ...limits, limit: 7 });
    expect(await search.peek('ada')).toMatchObject({ remaining: 7 });
    await change(operator, { ...limits, limit: 9 });
    await vi.waitFor(
      async () => expect(await search.peek('ada')).toMatchObject({ remaining: 9 }),
      PATIENCE,
    );
  });

  it('follows a Redis that has lost the changes', PATIENCE, async () => {
    const bench = testBench();
    const [operator, server] = [another(bench), another(bench)];
    const limits: Limit = { name: 'all', limit: 5, windowMs: HOUR_MS };
    await operator.policies.create('search', { limits, outage });
    for (const limit of [6, 7, 8]) await change(operator, { ...limits, limit });
    const search = server.policies.limiter('search');
    expect(await search.peek('ada')).toMatchObject({ remaining: 8 });
    await bench.redis.del(await bench.redis.keys(`${bench.namespace}:settings:*`));
    bench.clock.advance(1000);
    await operator.policies.create('search', { limits: { ...limits, limit: 9 }, outage });
    await vi.waitFor(
      async () => expect(await search.peek('ada')).toMatchObject({ remaining: 9 }),
      PATIENCE,
    );
  });

  it.each(['gcra', 'counter', 'fixed'] as const)(
    'applies new numbers of a %s before it has read them',
    async (algorithm) => {
      const bench = testBench();
      const [operator, server] = [another(bench), another(bench)];
      const limits: Limit = { name: 'all', algorithm, limit: 5, windowMs: HOUR_MS };
      await operator.policies.create('search', { limits, outage });
      const search = server.policies.limiter('search');
      await search.consume('ada', { cost: 4 });
      await change(operator, { ...limits, limit: 7 });
      expect(await search.consume('ada')).toMatchObject({ remaining: 2, limits: [{ limit: 7 }] });
    },
  );
});

it(
  'in four processes under load, counts stay exact through changes of the policy',
  { timeout: 120_000 },
  async () => {
    const namespace = `test:${randomUUID()}`;
    const mayfly = createMayfly({ redis: connect(), namespace });
    onTestFinished(async () => void (await mayfly.policies.close()));
    const counter: Limit = { name: 'all', algorithm: 'fixed', limit: 1000, windowMs: HOUR_MS };
    await mayfly.policies.create('search', { limits: counter, outage });
    const worker = await compileWorker(new URL('./policy-user.ts', import.meta.url));
    onTestFinished(() => worker.remove());
    const processes = Array.from({ length: 4 }, () => {
      const args = [worker.file, inject('redisUrl'), namespace];
      const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
      const lines = createInterface({ input: child.stdout });
      onTestFinished(() => void child.kill('SIGKILL'));
      return { child, lines: lines[Symbol.asyncIterator]() };
    });
    await Promise.all(processes.map(({ lines }) => lines.next()));
    // The processes call continuously. The policy changes twice in the meantime.
    await change(mayfly, { ...counter, limit: 2000 });
    await change(mayfly, { ...counter, limit: 3000, windowMs: 2 * HOUR_MS });
    const passed = await Promise.all(
      processes.map(async ({ child, lines }) => {
        child.stdin.end();
        const { value } = await lines.next();
        return Number(value);
      }),
    );
    expect(passed.reduce((sum, count) => sum + count, 0)).toBe(3000);
    expect(passed.filter((count) => count > 0).length).toBeGreaterThan(1);
    const { allowed, denied } = await mayfly.policies.traffic('search', { points: 1 });
    expect(allowed.reduce((sum, count) => sum + count, 0)).toBe(3000);
    expect(denied.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(4);
  },
);

it('a process survives a restart of Redis, and follows again', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mayfly-policies-'));
  const server = await startLocalRedis({ dataDir, supervise: true });
  const open = () => {
    const redis = new Redis(server.url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    redis.on('error', () => undefined);
    const mayfly = createMayfly({ redis });
    onTestFinished(async () => {
      await mayfly.policies.close();
      redis.disconnect();
    });
    return mayfly;
  };
  onTestFinished(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const [operator, user] = [open(), open()];
  const limits: Limit = { name: 'all', limit: 5, windowMs: HOUR_MS };
  await operator.policies.create('search', {
    limits,
    outage: { policy: 'open', answerWithinMs: 2000 },
  });
  const search = user.policies.limiter('search');
  expect(await search.consume('ada')).toMatchObject({ remaining: 4 });
  await user.policies.flush();
  // The append-only file is synced every second.
  await operator.now();
  process.kill(server.pid, 'SIGKILL');
  const during = await search.consume('ada');
  expect(['allowed', 'unavailable']).toContain(during.status);
  await vi.waitFor(
    async () => expect((await search.consume('ada')).status).toBe('allowed'),
    PATIENCE,
  );
  await change(operator, { ...limits, limit: 50 });
  await vi.waitFor(
    async () => expect(await search.peek('ada')).toMatchObject({ limits: [{ limit: 50 }] }),
    PATIENCE,
  );
});
