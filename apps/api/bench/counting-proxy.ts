import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

export interface CountingProxy {
  readonly url: string;
  /** How often a client has sent something after it had been answered. */
  readonly trips: () => number;
  stop(): void;
}

/** Stands between a client and Redis, and counts round trips: what is sent at once is one. */
export async function startCountingProxy(redisUrl: string): Promise<CountingProxy> {
  const upstream = new URL(redisUrl);
  let trips = 0;
  const server = createServer((client) => {
    const redis = connect(Number(upstream.port), upstream.hostname);
    let answered = true;
    client.on('data', (data) => {
      if (answered) trips += 1;
      answered = false;
      redis.write(data);
    });
    redis.on('data', (data) => {
      answered = true;
      client.write(data);
    });
    for (const socket of [client, redis]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        redis.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(redisUrl);
  url.host = `127.0.0.1:${portOf(server.address())}`;
  return { url: url.href, trips: () => trips, stop: () => server.close() };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('Not a TCP server');
  return address.port;
}
