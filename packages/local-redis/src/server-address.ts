import { Redis } from 'ioredis';

/** Where a local server listens, and its password. */
export interface ServerAddress {
  readonly port: number;
  readonly password: string;
}

/** The address in the form for clients. */
export function redisUrl({ port, password }: ServerAddress): string {
  return `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`;
}

/**
 * The process number of the server that accepts this password here, or `undefined` if none does.
 * Waits for a server that is still loading its data, until the signal aborts.
 */
export async function answeringPid(
  { port, password }: ServerAddress,
  signal: AbortSignal,
): Promise<number | undefined> {
  const client = new Redis({
    host: '127.0.0.1',
    port,
    password,
    connectTimeout: 2_000,
    // The time for the other side to confirm the end; another program does not.
    disconnectTimeout: 50,
    lazyConnect: true,
    retryStrategy: () => null,
  });
  // A closed port is a valid answer here, and `connect` reports it.
  client.on('error', () => undefined);
  const disconnect = (): void => client.disconnect();
  // The program that listens here may not be Redis, and may never answer.
  signal.addEventListener('abort', disconnect, { once: true });
  try {
    await client.connect();
    await client.ping();
    const info = await client.info('server');
    return Number(/^process_id:(\d+)/m.exec(info)?.[1]);
  } catch {
    return undefined;
  } finally {
    signal.removeEventListener('abort', disconnect);
    disconnect();
  }
}
