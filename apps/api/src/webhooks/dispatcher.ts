import { MayflyError } from '@mayfly/core';
import { Alarm } from './alarm.ts';
import type { ClaimedMessage, Message, WebhookQueue } from './queue.ts';
import type { WebhookSecrets } from './secrets.ts';
import type { Attempt, Sender } from './sender.ts';
import type { PauseReason, Webhook } from './webhook.ts';

const DAY_MS = 86_400_000;

/** The pauses double from 5 s up to 2 h. The attempts of a message take about a day. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 7_200_000;
export const MAX_ATTEMPTS = 22;

/** A pause is up to a fifth longer or shorter, so that messages that failed together are not retried together. */
const JITTER = 0.2;

/** The interval of asking for messages of other instances. */
const POLL_MS = 1000;

const GONE = 410;

export interface AttemptOptions {
  readonly webhook: Webhook;
  readonly sender: Sender;
  readonly secrets: WebhookSecrets;
  /** Epoch ms on Redis's clock. */
  readonly now: () => Promise<number>;
}

export interface DispatcherOptions extends AttemptOptions {
  readonly queue: WebhookQueue;
  readonly pause: (reason: PauseReason) => Promise<void>;
  readonly onError: (error: Error) => void;
}

/** Sends the messages of one webhook, together with the dispatchers of other instances. */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #alarm = new Alarm(() => void this.#work());
  readonly #sending = new Set<Promise<void>>();
  #isWorking = false;
  #stopped = false;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.wake();
  }

  /** There may be messages to send. */
  wake(): void {
    if (!this.#stopped) this.#alarm.set(0);
  }

  /** Starts no further attempt, and waits for those that are running. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#alarm.clear();
    await Promise.all(this.#sending);
  }

  async #work(): Promise<void> {
    if (this.#isWorking || this.#stopped) return;
    this.#isWorking = true;
    let waitMs = POLL_MS;
    try {
      const claimed = await this.#options.queue.claim();
      waitMs = Math.min(POLL_MS, claimed.waitMs);
      for (const message of claimed.messages) this.#start(message);
    } catch (error) {
      this.#report(error);
    }
    this.#isWorking = false;
    // While all requests are in flight, a due message waits for the end of one.
    if (!this.#stopped) this.#alarm.set(Math.max(waitMs, this.#sending.size > 0 ? POLL_MS : 10));
  }

  #start(message: ClaimedMessage): void {
    const sending = this.#send(message)
      .catch((error: unknown) => this.#report(error))
      .finally(() => {
        this.#sending.delete(sending);
        this.wake();
      });
    this.#sending.add(sending);
  }

  async #send(message: ClaimedMessage): Promise<void> {
    const { queue, pause } = this.#options;
    const attempt = await attemptMessage(this.#options, message);
    if (attempt.outcome === 'delivered') {
      await queue.finish(message, attempt, 'delivered');
      return;
    }
    const isLast = message.attempts >= MAX_ATTEMPTS;
    const end = isLast ? 'dead' : 'failed';
    const failingMs = await queue.finish(message, attempt, end, pauseMs(message.attempts));
    if (attempt.status === GONE) await pause('gone');
    else if (failingMs >= DAY_MS) await pause('failing');
  }

  #report(error: unknown): void {
    if (!(error instanceof MayflyError)) throw error;
    this.#options.onError(error);
  }
}

/** One attempt of a message. Fails only with errors of Redis. */
export async function attemptMessage(
  { webhook: { name, settings }, sender, secrets, now }: AttemptOptions,
  message: Message,
): Promise<Attempt> {
  const signed = { ...message, now: await now() };
  const headers = secrets.headers(name, settings.secrets, signed);
  if (headers === undefined) return { outcome: 'unsigned', status: null, durationMs: 0 };
  return sender.send(settings.url, headers, message.body);
}

/** The pause after this attempt, counted from 1. */
export function pauseMs(attempt: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (1 + JITTER * (2 * Math.random() - 1)));
}
