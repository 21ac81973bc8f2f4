import { inject, expect, it, onTestFinished } from 'vitest';
import { startApp, type App } from '../../src/app.ts';
import { readEnv } from '../../src/env/env.ts';
import { connectRedis, disconnectRedis } from '../../src/redis/connect.ts';
import { SECRETS, TOKEN } from '../support/api.ts';
import { socketClient } from '../support/sockets.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const namespace = `test:${randomUUID()}`;

/** An instance of the program, on a port that it keeps after a restart. */
async function start(port: string): Promise<App> {
  const env = readEnv({
    REDIS_URL: inject('redisUrl'),
    MAYFLY_TOKEN: TOKEN,
    MAYFLY_NAMESPACE: namespace,
    PORT: port,
    DRAIN_MS: '500',
  });
  if (env.redis === undefined) throw new Error('No REDIS_URL');
  const redis = await connectRedis(env.redis);
  const app = await startApp(env, redis, TOKEN, SECRETS);
  return {
    ...app,
    async close() {
      await app.close();
      disconnectRedis(redis);
    },
  };
}

const portOf = ({ url }: App) => new URL(url).port;

it('a rolling restart loses no request of clients that follow readiness', async () => {
  const instances = [await start('0'), await start('0')];
  onTestFinished(async () => void (await Promise.all(instances.map((app) => app.close()))));
  const urls = instances.map(({ url }) => url);
  const ready = new Set(urls);
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const { signal } = ending;
  const readiness = urls.map(async (url) => {
    while (!signal.aborted) {
      const status = await fetch(`${url}/readyz`).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 200) ready.add(url);
      else ready.delete(url);
      await delay(20);
    }
  });
  const outcomes = new Map<string, number>();
  const client = async () => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const url = [...ready][turn % ready.size];
      const outcome = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: '{"query": "{ now }"}',
      }).then(
        (response) => String(response.status),
        (error: unknown) => String(error instanceof Error ? error.cause : error),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  const clients = Array.from({ length: 4 }, client);

  const codes: unknown[] = [];
  const [first] = urls;
  const socket = socketClient(`${first?.replace('http', 'ws')}/graphql`);
  socket.on('closed', (event) =>
    codes.push(event instanceof Object && 'code' in event && event.code),
  );
  const changes = socket.iterate({ query: 'subscription { setsChanged { gap } }' });
  await changes.next();

  for (const [index, app] of instances.entries()) {
    const closed = app.close();
    await expect.poll(() => ready.size).toBe(1);
    expect(await (await fetch(`${app.url}/readyz`)).json()).toEqual({
      status: 'unready',
      code: 'DRAINING',
    });
    const late = await fetch(`${app.url}/healthz`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    await closed;
    instances[index] = await start(portOf(app));
    await expect.poll(() => ready.size).toBe(2);
  }
  ending.abort();
  await Promise.all([...readiness, ...clients]);
  expect([...outcomes.keys()]).toEqual(['200']);
  // Until the port is open again, attempts to reconnect fail with other codes.
  expect(codes[0]).toBe(1001);
  // The subscription continues after the restart.
  await changes.next();
});
