import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startLocalCluster, startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { NEEDED } from '../../src/cli/doctor/permissions.ts';
import { testApi } from '../support/api.ts';
import { mayfly } from '../support/command.ts';

const NO_SERVER = { MAYFLY_URL: 'http://127.0.0.1:1' };

interface Finding {
  readonly level: string;
  readonly code: string;
  readonly message: string;
}

async function doctor(env: Record<string, string>) {
  const { code, out, err } = await mayfly('doctor --json', { env: { ...NO_SERVER, ...env } });
  const findings: readonly Finding[] = JSON.parse(out);
  return { code, err, findings, codes: findings.map((finding) => finding.code) };
}

describe('doctor', () => {
  it('finds what to change in the settings of Redis, a line for each', async () => {
    const server = await startLocalRedis();
    onTestFinished(() => server.stop());
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    await redis.config('SET', 'appendonly', 'no');
    const env = { ...NO_SERVER, REDIS_URL: server.url };
    const { code, out, err } = await mayfly('doctor', { env });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ok {8}(Redis|Valkey) \d+\.\d+\.\d+\.$/m);
    expect(out).toMatch(/^warning {3}maxmemory is not set.* Set maxmemory/m);
    expect(out).toMatch(/^warning {3}The append-only file is off.* Set appendonly yes\.$/m);
    expect(out).toMatch(/^ok {8}The user of Redis has all permissions\.$/m);
    expect(out).toMatch(/^ok {8}The clocks differ by \d+ ms\.$/m);
    expect(out).toMatch(/^note {6}No server answers at http:\/\/127\.0\.0\.1:1\.$/m);

    await redis.config('SET', 'maxmemory', '1gb', 'maxmemory-policy', 'allkeys-lru');
    await redis.config('SET', 'appendonly', 'yes');
    expect(await doctor({ REDIS_URL: server.url })).toMatchObject({
      code: 0,
      codes: expect.arrayContaining(['REDIS_EVICTION_POLICY', 'MEMORY', 'PERSISTENCE']),
    });
    await redis.config('SET', 'maxmemory', '1');
    const full = await doctor({ REDIS_URL: server.url });
    expect(full).toMatchObject({ code: 1, codes: expect.arrayContaining(['REDIS_FULL']) });
  });

  it('names the commands that the user of Redis may not call, without its password', async () => {
    const server = await startLocalRedis();
    onTestFinished(() => server.stop());
    const redis = new Redis(server.url);
    onTestFinished(() => redis.disconnect());
    const user = 'doctor';
    const url = new URL(server.url);
    url.username = user;
    url.password = 'hunter2';
    const run = () => doctor({ REDIS_URL: url.href });

    await redis.acl(
      'SETUSER',
      user,
      'on',
      '>hunter2',
      '~mayfly:*',
      '&*',
      '+@all',
      '-zadd',
      '-time',
    );
    const missing = await run();
    const { message } = missing.findings.find(({ code }) => code === 'PERMISSIONS_MISSING') ?? {};
    expect(message).toContain('on the keys of Mayfly: time, zadd. Permit');
    expect(missing).toMatchObject({ code: 1, codes: expect.arrayContaining(['TIME_FORBIDDEN']) });

    await redis.acl('SETUSER', user, '+@all', '-acl', '-info');
    expect(await run()).toMatchObject({
      code: 0,
      codes: expect.arrayContaining(['PERMISSIONS_UNKNOWN', 'INFO_FORBIDDEN']),
    });

    await redis.acl('SETUSER', user, 'resetkeys', '~other:*', '+@all');
    const keys = await run();
    expect(keys).toMatchObject({ code: 1, codes: expect.arrayContaining(['REDIS_FAILED']) });

    expect(JSON.stringify([missing, keys])).not.toContain('hunter2');
  });

  it('examines every master of a cluster', async () => {
    const cluster = await startLocalCluster();
    onTestFinished(() => cluster.stop());
    const { code, findings } = await doctor({ REDIS_URL: cluster.url });
    const served = findings.filter(({ code: kind }) => kind === 'CLUSTER');
    expect(served).toHaveLength(3);
    expect(served[0]?.message).toMatch(/^127\.0\.0\.1:\d+: The cluster serves all slots\.$/);
    expect(code).toBe(0);
  });

  it('asks the server for its alerts, or says why it may not', async () => {
    const api = await testApi();
    const MAYFLY_URL = await api.app.listen({ host: '127.0.0.1', port: 0 });
    expect((await doctor({ MAYFLY_URL })).codes).toEqual(['REDIS_URL_UNSET', 'SERVER']);
    const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
    await set.add('alice');
    api.clock.now += 12_000;
    const late = await mayfly('doctor', { env: { MAYFLY_URL } });
    expect(late.out).toMatch(
      /^warning {3}Expired members wait for a sweeper.* \(10 s\)\. Check the logs/m,
    );
    const wrong = await doctor({ MAYFLY_URL, MAYFLY_TOKEN: 'another-token-for-tests' });
    expect(wrong.codes).toEqual(['REDIS_URL_UNSET', 'UNAUTHENTICATED']);
  });
});

it('the doctor checks the permission of every command of the scripts', () => {
  const needed = new Set(NEEDED.map(([name]) => name));
  const folders = ['../../src', '../../../../packages/core/src'];
  const called = folders.flatMap((folder) => {
    const root = fileURLToPath(new URL(folder, import.meta.url));
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.lua'))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/redis\.p?call\(\s*'(\w+)'/g)])
      .map(([, name = '']) => name.toLowerCase());
  });
  expect(called.length).toBeGreaterThan(100);
  const absent = [...new Set(called)].filter((name) => !needed.has(name));
  expect(absent, 'Add these to src/cli/doctor/permissions.ts').toEqual([]);
});
