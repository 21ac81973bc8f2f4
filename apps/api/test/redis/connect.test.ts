import { createMayfly } from '@mayfly/core';
import { startLocalCluster, startLocalRedis } from '@mayfly/local-redis';
import { Cluster, Redis } from 'ioredis';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startSentinel } from '../../../../packages/core/test/support/sentinel.ts';
import { readEnv } from '../../src/env/env.ts';
import { connectRedis, disconnectRedis, RedisUnreachable } from '../../src/redis/connect.ts';
import { TlsFileUnusable } from '../../src/redis/tls-files.ts';
import { temporaryFolder } from '../support/program.ts';

const pem = (name: string) => fileURLToPath(new URL(`tls/${name}.pem`, import.meta.url));

/** Connects with these variables. */
async function open(variables: Record<string, string>) {
  const { redis: settings } = readEnv(variables);
  if (settings === undefined) throw new Error('No REDIS_URL');
  const redis = await connectRedis(settings);
  onTestFinished(() => disconnectRedis(redis));
  return redis;
}

async function ownServer() {
  const server = await startLocalRedis();
  onTestFinished(() => server.stop());
  return server;
}

/** Passes a client of a server on to Redis. */
const passOnTo = (port: number) => (client: Socket) => {
  const upstream = connect(port, '127.0.0.1');
  client.pipe(upstream).pipe(client);
  for (const socket of [client, upstream]) {
    socket.on('error', () => undefined);
    socket.once('close', () => {
      client.destroy();
      upstream.destroy();
    });
  }
};

async function listen(server: Server, place: number | string): Promise<number> {
  server.listen(place);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

it('connects over a Unix socket, with the user and the database of the URL', async () => {
  const { url, port } = await ownServer();
  const admin = new Redis(url);
  await admin.acl('SETUSER', 'app', 'on', '>s,cret', '~*', '&*', '+@all');
  admin.disconnect();
  const path = join(await temporaryFolder(), 'redis.sock');
  await listen(createServer(passOnTo(port)), path);
  const redis = await open({ REDIS_URL: `unix://app:s%2Ccret@localhost${path}?db=2` });
  expect(await redis.client('INFO')).toMatch(/ db=2 .* user=app /);
});

it('connects with TLS and the certificate of the client, and names the variable of a bad file', async () => {
  const { url, port } = await ownServer();
  const { password } = new URL(url);
  const options = { ca: readFileSync(pem('ca')), cert: readFileSync(pem('server')) };
  const key = readFileSync(pem('server.key'));
  const tls = createTlsServer(
    { ...options, key, requestCert: true, rejectUnauthorized: true },
    passOnTo(port),
  );
  tls.on('tlsClientError', () => undefined);
  const variables = {
    REDIS_URL: `rediss://:${password}@localhost:${await listen(tls, 0)}`,
    REDIS_CA_FILE: pem('ca'),
    REDIS_CERT_FILE: pem('client'),
    REDIS_KEY_FILE: pem('client.key'),
  };
  const redis = await open(variables);
  expect(await redis.ping()).toBe('PONG');
  await expect(open({ REDIS_URL: variables.REDIS_URL })).rejects.toThrow(RedisUnreachable);
  await expect(open({ ...variables, REDIS_CA_FILE: '/none' })).rejects.toThrow(
    new TlsFileUnusable('REDIS_CA_FILE: /none cannot be read (ENOENT)'),
  );
  await expect(
    open({ ...variables, REDIS_CA_FILE: fileURLToPath(import.meta.url) }),
  ).rejects.toThrow(TlsFileUnusable);
});

it('follows Sentinels to the new master', async () => {
  const sentinel = await startSentinel();
  onTestFinished(() => sentinel.stop());
  const redis = await open({ REDIS_URL: sentinel.url, REDIS_SENTINEL_MASTER: 'main' });
  const { sets } = createMayfly({ redis });
  await sets.create('online', { defaultTtlMs: 60_000 });
  await redis.wait(1, 1000);
  await sentinel.killMaster();
  const add = () => sets.open('online').add('a');
  await expect.poll(() => add().catch(() => null)).toMatchObject({ status: expect.any(String) });
}, 60_000);

it('reads the slots of a cluster no more after it disconnected, so that the program ends', async () => {
  const cluster = await startLocalCluster({ masters: 1 });
  onTestFinished(() => cluster.stop());
  const redis = await open({ REDIS_URL: cluster.url });
  if (!(redis instanceof Cluster)) throw new TypeError('Not a cluster');
  // The timer of ioredis passes a callback that sets it again.
  const setAgain = vi.fn<() => void>();
  redis.refreshSlotsCache(setAgain);
  disconnectRedis(redis);
  await expect.poll((): unknown => Reflect.get(redis, 'isRefreshing')).toBe(false);
  expect(redis.status).toBe('end');
  expect(setAgain).not.toHaveBeenCalled();
});
