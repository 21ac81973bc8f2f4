import { Redis } from 'ioredis';

/** Where a local server listens, and what it asks for. */
export interface ServerAddress {
  readonly port: number;
  readonly password: string;
}

/** The address as clients take it. */
export function redisUrl({ port, password }: ServerAddress): string {
  return `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`;
}

/**
 * The process number of the server that accepts this password here, or `undefined` if none does.
 * A server that is still loading its data is waited for.
 */
export async function answeringPid({ port, password }: ServerAddress): Promise<number | undefined> {
  const client = new Redis({
    host: '127.0.0.1',
    port,
    password,
    connectTimeout: 2_000,
    lazyConnect: true,
    retryStrategy: () => null,
  });
  // Nobody listening is an answer here, and `connect` tells.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    const info = await client.info('server');
    return Number(/^process_id:(\d+)/m.exec(info)?.[1]);
  } catch {
    return undefined;
  } finally {
    client.disconnect();
  }
}
