import { on, once } from 'node:events';
import { createClient, type Client, type ClientOptions } from 'graphql-ws';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { TOKEN, type TestApi } from './api.ts';

/** Lets an API listen, and says where its sockets are. */
export async function listen({ app }: TestApi): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return socketUrl(app.server.address());
}

function socketUrl(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new TypeError('It does not listen');
  return `ws://127.0.0.1:${address.port}/graphql`;
}

/** A client of the protocol's own library, with the admin's token, that comes back at once. */
export function socketClient(url: string, options: Partial<ClientOptions> = {}): Client {
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { token: TOKEN },
    retryAttempts: 50,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 50)),
    shouldRetry: () => true,
    ...options,
  });
  onTestFinished(() => void client.dispose());
  return client;
}

/** What has happened to a socket from its beginning, so that nothing is missed between two looks. */
const heard = new WeakMap<
  WebSocket,
  { messages: AsyncIterator<unknown[]>; closed: Promise<number> }
>();

/** Opens a socket without any client of the protocol; resolves when it is open. */
export async function rawSocket(url: string, options: object = {}): Promise<WebSocket> {
  const socket = new WebSocket(url, 'graphql-transport-ws', options);
  onTestFinished(() => socket.terminate());
  heard.set(socket, {
    messages: on(socket, 'message'),
    closed: new Promise((resolve) => {
      socket.once('close', resolve);
    }),
  });
  await once(socket, 'open');
  return socket;
}

/** The code with which the server has closed a socket, or will. */
export async function closeCode(socket: WebSocket): Promise<number | undefined> {
  return heard.get(socket)?.closed;
}

/** The next message of a socket, parsed. */
export async function nextMessage(socket: WebSocket): Promise<Record<string, unknown>> {
  const next = await heard.get(socket)?.messages.next();
  const [data]: unknown[] = next?.value ?? [];
  const message: Record<string, unknown> = JSON.parse(String(data));
  return message;
}

/** The HTTP status with which a handshake is refused; 101 if it is not. */
export async function handshakeStatus(url: string, headers: Record<string, string>) {
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers });
  onTestFinished(() => socket.terminate());
  return new Promise<number>((resolve, reject) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0));
    socket.once('error', reject);
  });
}
