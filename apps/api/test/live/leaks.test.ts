import { startLocalRedis } from '@mayfly/local-redis';
import { once, type EventEmitter } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';
import { nightly } from '../support/nightly.ts';
import { listen } from '../support/sockets.ts';

const PATIENCE = { timeout: 60_000 };

const QUERIES = [
  'subscription { setChanges(set: "online") { cursor gap } }',
  'subscription { setStates(sets: ["online", "nothing"]) { missing } }',
  'subscription { setsChanged { gap } }',
  'subscription { serverSamples(instance: "a") { cursor } }',
];

const SOCKETS = nightly(20, 8);
const PER_SOCKET = 100;
const ROUNDS = nightly(5, 2);

/** Opens as many subscriptions on a socket as allowed, and waits until each has sent something. */
async function subscribeOften(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, 'graphql-transport-ws');
  const ready = new Set<unknown>();
  let isIn = false;
  socket.on('message', (data: Buffer) => {
    const { id, type }: { id?: string; type: string } = JSON.parse(data.toString());
    if (type === 'connection_ack') isIn = true;
    if (type === 'next') ready.add(id);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token: TOKEN } }));
  await expect.poll(() => isIn, PATIENCE).toBe(true);
  for (let id = 0; id < PER_SOCKET; id++) {
    const query = QUERIES[id % QUERIES.length];
    socket.send(JSON.stringify({ type: 'subscribe', id: String(id), payload: { query } }));
  }
  await expect.poll(() => ready.size, PATIENCE).toBe(PER_SOCKET);
  return socket;
}

/** Opens two thousand subscriptions and drops them: some are completed, the others cut off. */
async function openAndDrop(api: TestApi, url: string): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => subscribeOften(url)));
  const { values } = await api.metrics.subscriptions.get();
  expect(values[0]?.value).toBe(SOCKETS * PER_SOCKET);
  for (const [index, socket] of sockets.entries()) {
    if (index % 2 === 0) {
      for (let id = 0; id < PER_SOCKET; id++) {
        socket.send(JSON.stringify({ type: 'complete', id: String(id) }));
      }
      socket.close();
    } else {
      socket.terminate();
    }
  }
  const { sockets: connections, subscriptions } = api.metrics;
  const gauges = () => Promise.all([connections, subscriptions].map((gauge) => gauge.get()));
  const open = async () => (await gauges()).map(({ values }) => values[0]?.value);
  await expect.poll(open, PATIENCE).toEqual([0, 0]);
}

function listenersOf(...emitters: EventEmitter[]): number {
  return emitters
    .flatMap((emitter) => emitter.eventNames().map((name) => emitter.listenerCount(name)))
    .reduce((sum, count) => sum + count, 0);
}

/** Bytes that are still held after all garbage is gone. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  for (let i = 0; i < 3; i++) runInNewContext('gc()');
  return process.memoryUsage().heapUsed;
}

it(`${ROUNDS * SOCKETS * PER_SOCKET} subscriptions leave nothing behind`, async () => {
  const server = await startLocalRedis();
  onTestFinished(() => server.stop());
  const api = await testApi({ redisUrl: server.url });
  const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });
  await set.feed.open();
  await api.mayfly.series('server').append('a', { load1: 1 });
  const url = await listen(api);
  const state = async () => ({
    listeners: listenersOf(api.redis, api.app.server),
    clients: String(await api.redis.call('CLIENT', 'LIST'))
      .trim()
      .split('\n').length,
  });

  // Caches and compiled code come with the first round.
  await openAndDrop(api, url);
  await expect.poll(async () => (await state()).clients, PATIENCE).toBe(1);
  const before = await state();
  const heldBefore = heldBytes();
  for (let round = 0; round < ROUNDS; round++) await openAndDrop(api, url);
  await expect.poll(state, PATIENCE).toEqual(before);
  // A kilobyte for each would be two megabytes a round, and each that is kept has several.
  await expect.poll(() => (heldBytes() - heldBefore) / 1_048_576, PATIENCE).toBeLessThan(ROUNDS);
  // What is left of it works.
  const [first] = await Promise.all([subscribeOften(url), set.add('a')]);
  expect(first.readyState).toBe(first.OPEN);
  // One connection for commands and one that receives notifications, however many subscribe.
  expect((await state()).clients).toBe(2);
  first.terminate();
}, 240_000);
