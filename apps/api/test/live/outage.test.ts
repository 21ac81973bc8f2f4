import { startLocalRedis } from '@mayfly/local-redis';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testApi } from '../support/api.ts';
import { createToken } from '../support/clients.ts';
import { closeCode, listen, rawSocket, socketClient } from '../support/sockets.ts';

const PATIENCE = { timeout: 20_000 };

/** An API on a Redis that can be killed, and comes back with all that it had. */
async function onMortalRedis() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-live-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startLocalRedis({ dataDir });
  const { port } = server;
  const { password } = new URL(server.url);
  const api = await testApi({ redisUrl: server.url, limits: { liveEveryMs: 20 } });
  const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });
  const url = await listen(api);
  const client = socketClient(url, { retryAttempts: 0 });
  return {
    api,
    url,
    set,
    subscribe: (query: string) => {
      const events = client.iterate({ query });
      return async () => (await events.next()) as unknown;
    },
    killAndRevive: async () => {
      await server.kill();
      const again = await startLocalRedis({ dataDir, port, password });
      onTestFinished(() => again.stop());
    },
    kill: () => server.kill(),
    /** Until Redis is heard again. */
    persistently: (act: () => Promise<unknown>) =>
      expect.poll(() => act().catch(() => null), PATIENCE).not.toBeNull(),
  };
}

it('changes of a set go on after Redis was killed and has come back, on the same socket', async () => {
  const { set, subscribe, killAndRevive, persistently } = await onMortalRedis();
  await set.feed.open();
  const next = subscribe('subscription { setChanges(set: "online") { gap changes { member } } }');
  await next();
  await set.add('before');
  expect(await next()).toMatchObject({
    value: { data: { setChanges: { changes: [{ member: 'before' }] } } },
  });
  await killAndRevive();
  const seen = next();
  await persistently(() => set.add('after'));
  expect(await seen).toMatchObject({
    value: { data: { setChanges: { gap: false, changes: [{ member: 'after' }] } } },
  });
}, 40_000);

it('states of sets go on after Redis was killed and has come back', async () => {
  const { set, subscribe, killAndRevive, persistently } = await onMortalRedis();
  const next = subscribe('subscription { setStates(sets: ["online"]) { states { count } } }');
  expect(await next()).toMatchObject({
    value: { data: { setStates: { states: [{ count: 0 }] } } },
  });
  await killAndRevive();
  const seen = next();
  await persistently(() => set.add('after'));
  expect(await seen).toMatchObject({ value: { data: { setStates: { states: [{ count: 1 }] } } } });
}, 40_000);

it('the list of sets is said to have a gap after Redis was killed and has come back', async () => {
  const { api, subscribe, killAndRevive, persistently } = await onMortalRedis();
  const next = subscribe('subscription { setsChanged { gap created totalCount } }');
  await next();
  await killAndRevive();
  await persistently(() => api.mayfly.sets.create('another', { defaultTtlMs: 1000 }));
  const knows = async () => {
    const text = JSON.stringify(await next());
    return text.includes('"gap":true') && text.includes('"totalCount":2');
  };
  await expect.poll(knows, PATIENCE).toBe(true);
}, 40_000);

it('samples go on after Redis was killed and has come back', async () => {
  const { api, subscribe, killAndRevive, persistently } = await onMortalRedis();
  const series = api.mayfly.series('server');
  await series.append('a', { load1: 1 });
  const next = subscribe('subscription { serverSamples(instance: "a") { samples { load1 } } }');
  await next();
  await killAndRevive();
  const seen = next();
  await persistently(() => series.append('a', { load1: 2 }));
  expect(await seen).toMatchObject({
    value: { data: { serverSamples: { samples: [{ load1: 2 }] } } },
  });
}, 40_000);

it('a token that only Redis knows is rejected with Retry-After', async () => {
  const { api, url, kill } = await onMortalRedis();
  const { secret } = await createToken(api, { name: 'ci', role: 'VIEWER' });
  const socket = await rawSocket(url);
  await kill();
  api.clock.now += 1001;
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token: secret } }));
  expect(await closeCode(socket)).toBe(1013);
}, 40_000);
