import { startLocalRedis } from '@mayfly/local-redis';
import { expect, it, onTestFinished } from 'vitest';
import { testApi } from '../support/api.ts';

const QUERIES = [
  '{ now }',
  '{ expiringSets(first: 10) { totalCount edges { node { name count } } } }',
  '{ expiringSet(name: "online") { members(first: 10) { totalCount } } }',
  'mutation { addMember(input: { set: "online", member: "a" }) { status } }',
  '{ serverStats { now instances { id } } }',
  '{ auditEntries(first: 1) { edges { node { id } } } }',
];

async function apiOnOwnRedis() {
  const server = await startLocalRedis();
  onTestFinished(() => server.stop());
  const api = await testApi({ redisUrl: server.url });
  await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });
  return { server, api };
}

it(
  'answers with a typed error while Redis hangs, and recovers by itself',
  {
    // It waits for Redis three times in a row.
    timeout: 15_000,
  },
  async () => {
    const { server, api } = await apiOnOwnRedis();
    process.kill(server.pid, 'SIGSTOP');
    const answers = await Promise.all(QUERIES.map((query) => api.query(query)));
    const ready = await api.app.inject('/readyz');
    process.kill(server.pid, 'SIGCONT');
    for (const { errors } of answers) {
      expect(errors?.[0]?.extensions).toEqual({ code: 'REDIS_UNAVAILABLE' });
    }
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'unready', code: 'REDIS_UNAVAILABLE' });
    await expect.poll(async () => (await api.query('{ now }')).errors).toBeUndefined();
  },
);

it('answers with a typed error when Redis is gone, keeps nothing to send later, and reconnects', async () => {
  const { server, api } = await apiOnOwnRedis();
  const { port } = server;
  const { password } = new URL(server.url);
  await server.kill();
  const answers = await Promise.all(QUERIES.map((query) => api.query(query)));
  for (const { errors } of answers) {
    expect(errors?.[0]?.extensions).toEqual({ code: 'REDIS_UNAVAILABLE' });
  }
  expect((await api.app.inject('/healthz')).statusCode).toBe(200);

  const again = await startLocalRedis({ port, password });
  onTestFinished(() => again.stop());
  await expect
    .poll(async () => (await api.query('{ now }')).errors, { timeout: 5000 })
    .toBeUndefined();
  expect(await api.redis.exists(`${api.namespace}:set:{online}:members`)).toBe(0);
});
