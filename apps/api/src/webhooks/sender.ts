import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { AddressRefused, type Addresses } from './addresses.ts';

/** How an attempt ended. `unsigned`: this server cannot read the secret, because MAYFLY_SECRET has changed. */
export const OUTCOMES = [
  'delivered',
  'rejected',
  'timedOut',
  'unreachable',
  'addressRefused',
  'unsigned',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface Attempt {
  readonly outcome: Outcome;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  readonly durationMs: number;
}

/** From the lookup of the name to the end of the response. */
export const TIMEOUT_MS = 10_000;

/** The content of a response is not used. A receiver that sends more loses its connection. */
const RESPONSE_BYTES = 65_536;

/** Requests of one webhook at the same time, of all instances together. */
export const AT_ONCE = 4;

const IDLE_MS = 5000;

/** Sends messages to one receiver. Redirects are not followed: they count as rejections. */
export class Sender {
  readonly #addresses: Addresses;
  readonly #timeoutMs: number;
  readonly #agents;

  constructor(addresses: Addresses, timeoutMs = TIMEOUT_MS) {
    this.#addresses = addresses;
    this.#timeoutMs = timeoutMs;
    const options = { keepAlive: true, maxSockets: AT_ONCE, timeout: IDLE_MS };
    this.#agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };
  }

  /** Never throws. */
  async send(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<Attempt> {
    const beganAt = performance.now();
    const ended = (outcome: Outcome, status: number | null = null): Attempt => {
      return { outcome, status, durationMs: Math.round(performance.now() - beganAt) };
    };
    const timeout = AbortSignal.timeout(this.#timeoutMs);
    try {
      const status = await this.#post(new URL(url), headers, body, timeout);
      return ended(status >= 200 && status < 300 ? 'delivered' : 'rejected', status);
    } catch (error) {
      if (error instanceof AddressRefused) return ended('addressRefused');
      return ended(timeout.aborted ? 'timedOut' : 'unreachable');
    }
  }

  close(): void {
    this.#agents.http.destroy();
    this.#agents.https.destroy();
  }

  #post(
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<number> {
    this.#addresses.checkHost(url.hostname);
    const isTls = url.protocol === 'https:';
    const options = {
      method: 'POST',
      agent: isTls ? this.#agents.https : this.#agents.http,
      lookup: this.#addresses.lookup,
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Mayfly',
        ...headers,
      },
    };
    return new Promise((resolve, reject) => {
      let isAnswered = false;
      const onResponse = (response: IncomingMessage) => {
        isAnswered = true;
        let received = 0;
        response.on('data', (chunk: Buffer) => {
          received += chunk.length;
          if (received > RESPONSE_BYTES) response.destroy();
        });
        response.on('close', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      };
      const request = (isTls ? requestHttps : requestHttp)(url, options, onResponse);
      request.on('error', reject);
      // A receiver that answers 101: without a listener, Node ends the connection, and reports nothing.
      request.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      });
      request.on('close', () => {
        if (!isAnswered) reject(new Error('The connection closed without an answer'));
      });
      request.end(body);
    });
  }
}
