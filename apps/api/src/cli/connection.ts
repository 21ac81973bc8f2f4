import { createClient } from 'graphql-ws';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { ClientEnv } from '../env/client-env.ts';
import { CommandFailed } from './failure.ts';
import { NowDocument } from './documents.generated.ts';
import type { TypedDocument } from './typed-document.ts';

const TIMEOUT_MS = 30_000;

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** An HTTP header can contain these. Others make an error that quotes the header. */
const TOKEN = /^[\x21-\x7e]+$/;

const failures = z
  .array(
    z.object({
      message: z.string(),
      extensions: z.object({ code: z.string() }).partial().optional(),
    }),
  )
  .min(1);

const answerForm = z.object({ data: z.unknown().optional(), errors: failures.optional() });

/** The server builds its answers from the schema from which TResult was generated. */
function isResult<TResult>(data: unknown): data is TResult & object {
  return typeof data === 'object' && data !== null;
}

/** Sends operations to a running server. All methods throw `CommandFailed`. */
export class Connection {
  readonly #url: URL;
  readonly #token: string;

  constructor(url: URL, token: string) {
    this.#url = new URL('/graphql', url);
    this.#token = token;
  }

  async request<TResult, TVariables>(
    document: TypedDocument<TResult, TVariables>,
    variables: TVariables,
  ): Promise<TResult> {
    const body = await this.#post(JSON.stringify({ query: document.text, variables }));
    const answer = answerForm.safeParse(body);
    if (!answer.success) throw this.#strange();
    return this.#dataOf(answer.data);
  }

  /** The payloads, until the signal ends it. After a short loss of the connection it continues. */
  async *subscribe<TResult, TVariables extends Record<string, unknown>>(
    document: TypedDocument<TResult, TVariables>,
    variables: TVariables,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<TResult, void> {
    // It says clearly why there is no connection, and immediately.
    await this.request(NowDocument, {});
    const url = new URL(this.#url);
    url.protocol = url.protocol.replace('http', 'ws');
    const client = createClient({
      url: url.href,
      webSocketImpl: WebSocket,
      connectionParams: { token: this.#token },
    });
    const payloads = client.iterate({ query: document.text, variables });
    const stop = () => void payloads.return?.();
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    try {
      for await (const payload of payloads) yield this.#dataOf<TResult>(answerForm.parse(payload));
    } catch (error) {
      if (error instanceof CommandFailed) throw error;
      const { data: errors } = failures.safeParse(error);
      if (errors) throw this.#failureOf(errors);
      throw new CommandFailed(`The connection to ${this.#url.origin} ended.`);
    } finally {
      signal?.removeEventListener('abort', stop);
      await client.dispose();
    }
  }

  async #post(body: string): Promise<unknown> {
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return await response.json().catch(() => undefined);
    } catch {
      throw new CommandFailed(
        `No server answers at ${this.#url.origin}: start one with "mayfly start", or set MAYFLY_URL.`,
      );
    }
  }

  #dataOf<TResult>({ data, errors }: z.infer<typeof answerForm>): TResult {
    if (errors) throw this.#failureOf(errors);
    if (!isResult<TResult>(data)) throw this.#strange();
    return data;
  }

  #strange(): CommandFailed {
    return new CommandFailed(`${this.#url.origin} is not a Mayfly server.`);
  }

  #failureOf([first]: z.infer<typeof failures>): CommandFailed {
    const code = first?.extensions?.code;
    return code === 'UNAUTHENTICATED'
      ? new CommandFailed('The server does not accept the token: set MAYFLY_TOKEN.', code)
      : new CommandFailed(first?.message ?? 'The server sent no reason.', code);
  }
}

/** Reads the token of the environment. A server of this machine can also have one in its data folder. */
export async function connect({ url, token, dataDir }: ClientEnv): Promise<Connection> {
  const found = token ?? (LOOPBACK.has(url.hostname) ? await tokenIn(dataDir) : undefined);
  if (found === undefined) throw new CommandFailed('Set MAYFLY_TOKEN to a token of the server.');
  if (!TOKEN.test(found)) {
    throw new CommandFailed('MAYFLY_TOKEN must consist of ASCII characters without spaces.');
  }
  return new Connection(url, found);
}

async function tokenIn(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, 'token'), 'utf8')).trim();
  } catch {
    return undefined;
  }
}
