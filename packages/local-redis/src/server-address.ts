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
 * A server that is still loading its data is waited for until the signal comes.
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
    // How long the other side may take to agree to the end; a stranger never does.
    disconnectTimeout: 50,
    lazyConnect: true,
    retryStrategy: () => null,
  });
  // Nobody listening is an answer here, and `connect` tells.
  client.on('error', () => undefined);
  const disconnect = (): void => client.disconnect();
  // What listens here may be no Redis at all and never say a word.
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
