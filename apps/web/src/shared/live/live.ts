import type { Client, ClientOptions } from 'graphql-ws/client';
import { ApiError } from '../graphql/api-error.ts';
import { liveStatus, type LiveStatus, type LiveStatusStore } from '../graphql/live-status.ts';
import { reauthQueue } from '../graphql/reauth-queue.ts';
import { readError, readResponse } from '../graphql/response.ts';
import { toMessage, type TypedDocument } from '../graphql/typed-document.ts';
import { retryImport } from '../loading/retry-import.ts';
import { waitForRetry } from '../loading/retry.ts';

type Variables = Record<string, unknown>;

/** A subscription of the API. */
export interface LiveSource<TResult, TVariables extends Variables> {
  readonly document: TypedDocument<TResult, TVariables>;
  /**
   * Called whenever the subscription starts, also after a lost connection. With the cursor of the last event
   * in the variables, no event is lost or repeated.
   */
  readonly variables: () => TVariables;
  readonly onResult: (result: TResult) => void;
  /** The API rejected it, or ended it with an error; it does not restart. */
  readonly onFailure?: (error: ApiError) => void;
  /** The API has completed it. */
  readonly onEnd?: () => void;
}

const UNAUTHORIZED = 4401;
const BAD_REQUEST = 4400;
const PING_EVERY_MS = 2_000;
/** The page reports a pong that takes longer than this. */
const PONG_LATE_AFTER_MS = 1_000;
/** A pong that takes longer than this counts as lost, and the socket as broken. */
const PONG_WITHIN_MS = 5_000;
const IDLE_FOR_MS = 3_000;
/** The library has given up, so there is no hurry. */
const LATE_RETRIES = 4;

const isClosing = (error: unknown): error is { readonly code: number } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number';

/** Why the API ended a subscription; null if only the connection was lost. */
function toRefusal(ending: unknown): ApiError | null {
  if (!isClosing(ending)) return readError({ errors: ending });
  if (ending.code === UNAUTHORIZED)
    return new ApiError('UNAUTHENTICATED', 'The session has ended.');
  return ending.code === BAD_REQUEST ? new ApiError('BAD_REQUEST', 'Not understood.') : null;
}

/**
 * The page's only socket. It opens for the first subscription, closes soon after the last one has ended, and
 * reconnects while there is one.
 */
export class LiveClient {
  readonly #options: ClientOptions;
  readonly #status: LiveStatusStore;
  #client: Promise<Client> | undefined;
  #subscriptions = 0;

  constructor(options: ClientOptions, status: LiveStatusStore) {
    this.#options = options;
    this.#status = status;
  }

  /** Reports events until the returned function is called. */
  subscribe<TResult, TVariables extends Variables>(
    source: LiveSource<TResult, TVariables>,
  ): () => void {
    const stopped = new AbortController();
    this.#subscriptions += 1;
    void this.#follow(source, stopped.signal);
    return () => {
      if (stopped.signal.aborted) return;
      stopped.abort();
      this.#subscriptions -= 1;
      if (this.#subscriptions === 0) this.#status.set('idle');
    };
  }

  async #follow<TResult, TVariables extends Variables>(
    source: LiveSource<TResult, TVariables>,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      const again = await this.#run(source, signal);
      if (again && !signal.aborted) await this.#follow(source, signal);
    } catch (error) {
      if (signal.aborted) return;
      source.onFailure?.(
        error instanceof ApiError ? error : new ApiError('API_UNREACHABLE', String(error)),
      );
    }
  }

  /** Runs a subscription until it ends. Resolves to whether it must restart. */
  async #run<TResult, TVariables extends Variables>(
    source: LiveSource<TResult, TVariables>,
    signal: AbortSignal,
  ): Promise<boolean> {
    const client = await this.#connect();
    if (signal.aborted) return false;
    const ending = await new Promise<unknown>((resolve) => {
      const message = toMessage(source.document, source.variables());
      const unsubscribe = client.subscribe<TResult>(
        {
          ...message,
          query: message.query ?? '',
          // The library sends the same payload again after it has reconnected.
          get variables() {
            return source.variables();
          },
        },
        {
          next: (answer) => {
            try {
              if (!signal.aborted) source.onResult(readResponse<TResult>(answer));
            } catch (error) {
              resolve(error);
              unsubscribe();
            }
          },
          error: resolve,
          complete: () => resolve(null),
        },
      );
      signal.addEventListener('abort', unsubscribe);
    });
    return this.#isToBeginAgain(source, ending, signal);
  }

  async #isToBeginAgain<TResult, TVariables extends Variables>(
    source: LiveSource<TResult, TVariables>,
    ending: unknown,
    signal: AbortSignal,
  ): Promise<boolean> {
    if (signal.aborted) return false;
    if (ending === null) {
      source.onEnd?.();
      return false;
    }
    if (ending instanceof Error) throw ending;
    const refusal = toRefusal(ending);
    if (refusal === null) await waitForRetry(LATE_RETRIES);
    else if (refusal.code === 'UNAUTHENTICATED') await reauthQueue.wait(refusal, signal);
    else throw refusal;
    return true;
  }

  #connect(): Promise<Client> {
    this.#client ??= this.#open().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  async #open(): Promise<Client> {
    // No page needs it before its first paint.
    const { createClient } = await retryImport(() => import('graphql-ws/client'));
    const waiting: ReturnType<typeof setTimeout>[] = [];
    const stopWaiting = () => {
      for (const timer of waiting.splice(0)) clearTimeout(timer);
    };
    const report = (status: LiveStatus) =>
      this.#status.set(this.#subscriptions > 0 ? status : 'idle');
    const client = createClient({
      ...this.#options,
      lazy: true,
      lazyCloseTimeout: IDLE_FOR_MS,
      keepAlive: PING_EVERY_MS,
      retryAttempts: Infinity,
      retryWait: waitForRetry,
      shouldRetry: () => true,
      on: {
        connected: () => report('live'),
        closed: () => {
          stopWaiting();
          report('reconnecting');
        },
        ping: (received) => {
          if (received) return;
          waiting.push(
            setTimeout(() => report('reconnecting'), PONG_LATE_AFTER_MS),
            setTimeout(() => client.terminate(), PONG_WITHIN_MS),
          );
        },
        pong: (received) => {
          if (!received) return;
          stopWaiting();
          report('live');
        },
      },
    });
    return client;
  }
}

export const socketUrl = () =>
  `${location.protocol.replace('http', 'ws')}//${location.host}/graphql`;

export const pageLive = new LiveClient({ url: socketUrl }, liveStatus);
