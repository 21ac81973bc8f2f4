import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';

interface ReceivedEvent {
  readonly id: string;
  readonly change: string;
  readonly set: string;
  readonly member: string | null;
  readonly value?: unknown;
}

export interface ReceivedMessage {
  readonly id: string;
  readonly type: string;
  readonly events: readonly ReceivedEvent[];
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Epoch ms. */
  readonly receivedAt: number;
}

export interface Receiver {
  readonly url: string;
  /** Those that it accepted. */
  readonly messages: ReceivedMessage[];
  /** All requests. */
  readonly requests: () => number;
  /** The status of the answers; 0 for no answer. */
  status: number;
  /** The headers of the answers. */
  headers: Record<string, string>;
  /** `unfinished` and `endless` answers have no end. */
  body: 'short' | 'unfinished' | 'endless';
}

/**
 * Verifies a signature as the specification says, without the library that signs:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function isSigned({ headers, body, receivedAt }: ReceivedMessage, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const at = String(headers['webhook-timestamp']);
  if (!(Math.abs(receivedAt / 1000 - Number(at)) <= 300)) return false;
  const content = `${String(headers['webhook-id'])}.${at}.${body}`;
  const expected = createHmac('sha256', key).update(content).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice('v1,'.length), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

function* endless() {
  for (;;) yield 'a'.repeat(16_384);
}

/** A receiver in this process, until the test ends. */
export async function startReceiver(): Promise<Receiver> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      if (receiver.status === 0) return;
      if (receiver.status === 200) {
        const { headers } = request;
        const { type, data }: { type: string; data: { events: ReceivedEvent[] } } =
          JSON.parse(body);
        const message = { id: String(headers['webhook-id']), type, events: data.events };
        receiver.messages.push({ ...message, headers, body, receivedAt: Date.now() });
      }
      response.writeHead(receiver.status, receiver.headers);
      if (receiver.body === 'short') response.end('An answer that is not used');
      else if (receiver.body === 'unfinished') response.write('a');
      else Readable.from(endless()).pipe(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('It does not listen');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${address.port}/hook`,
    messages: [],
    requests: () => requests,
    status: 200,
    headers: {},
    body: 'short',
  };
  return receiver;
}
