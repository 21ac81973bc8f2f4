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
  // An outage is part of many a test; the commands tell.
  client.on('error', () => undefined);
  onTestFinished(() => client.disconnect());
  return client;
}
