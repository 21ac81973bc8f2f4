import { WebSocket } from 'ws';
import { TOKEN, type Instance } from '../instance.ts';

interface Message {
  readonly type: string;
  readonly payload?: unknown;
}

/** How a connection with one subscription ended. */
export interface End {
  /** The code of the closed socket, or of the error that ended the subscription. */
  readonly code: string;
  readonly instance: Instance;
  readonly from: number;
  readonly to: number;
}

export interface SubscriptionOptions {
  readonly instance: Instance;
  readonly query: string;
  readonly onNext: (payload: unknown) => void;
  /** Whether it reads nothing after its first payload. */
  readonly isDeaf?: boolean;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Subscribes on a new connection. Resolves when this ends: to null if the caller has ended it, or it never began. */
export async function subscribe(options: SubscriptionOptions): Promise<End | null> {
  const { instance, query, onNext, isDeaf = false, signal } = options;
  const from = Date.now();
  const url = `${instance.origin.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws', { handshakeTimeout: 30_000 });
  let failure: string | undefined;
  let isOpen = false;
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.on('open', () => {
    isOpen = true;
    send({ type: 'connection_init', payload: { token: TOKEN } });
  });
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- graphql-transport-ws
    const { type, payload } = JSON.parse(data.toString()) as Message;
    if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query } });
    if (type === 'ping') send({ type: 'pong' });
    const code = errorOf(payload);
    if (type === 'next' && code === undefined) {
      onNext(payload);
      if (isDeaf) socket.pause();
    }
    failure ??= code;
    if (type === 'error' || type === 'complete') {
      failure ??= type;
      socket.close(1000);
    }
  });
  const abort = () => socket.terminate();
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  // Not `once` of node:events, which would reject at an error.
  const code = await new Promise<number>((resolve) => {
    socket.once('close', resolve);
  });
  signal.removeEventListener('abort', abort);
  if (signal.aborted || !isOpen) return null;
  return { code: failure ?? String(code), instance, from, to: Date.now() };
}

/** The code of the first error in a payload. */
function errorOf(payload: unknown): string | undefined {
  return /"extensions":{[^}]*"code":"(\w+)"/.exec(JSON.stringify(payload ?? null))?.[1];
}
