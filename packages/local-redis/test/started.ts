import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';

import { startLocalRedis, type LocalRedis, type LocalRedisOptions } from '../src/index.ts';

/** Starts a server that ends with the test. */
export async function started(options?: LocalRedisOptions): Promise<LocalRedis> {
  const server = await startLocalRedis(options);
  onTestFinished(() => server.stop());
  return server;
}

/** A client that is closed with the test. */
export function clientOf(url: string): Redis {
  const client = new Redis(url);
  // Many tests cause an outage; the commands report it.
  client.on('error', () => undefined);
  onTestFinished(() => client.disconnect());
  return client;
}
