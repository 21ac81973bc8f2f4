import { MayflyError, type Mayfly } from '@mayfly/core';
import type { FollowableSet } from './follow-set.ts';
import type { WebhookQueue } from './queue.ts';
import { findFollowable, leaveSets, namesOf, RunningWebhook } from './running-webhook.ts';
import type { WebhookSecrets } from './secrets.ts';
import type { Sender } from './sender.ts';
import type { PauseReason, Webhook } from './webhook.ts';

/** The interval of looking for changes that other instances made. */
const RECONCILE_MS = 2000;

interface RunningWebhooksOptions {
  readonly mayfly: Mayfly;
  readonly secrets: WebhookSecrets;
  /** Epoch ms on Redis's clock. */
  readonly now: () => Promise<number>;
  /** All webhooks, as they are stored. */
  readonly list: () => Promise<readonly Webhook[]>;
  readonly queueOf: (webhook: Webhook) => WebhookQueue;
  readonly newSender: () => Sender;
  readonly pause: (webhook: Webhook, reason: PauseReason) => Promise<void>;
  readonly onError: (error: Error) => void;
}

/** The work of this instance for all webhooks, from `start` to `stop`. */
export class RunningWebhooks {
  readonly #options: RunningWebhooksOptions;
  readonly #running = new Map<string, RunningWebhook>();
  /** Stopped webhooks, with the sets whose groups they still have. */
  readonly #stopped = new Map<Webhook, readonly FollowableSet[]>();
  readonly #aborter = new AbortController();
  #reconciling: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isStarted = false;

  constructor(options: RunningWebhooksOptions) {
    this.#options = options;
  }

  start(): void {
    this.#isStarted = true;
    const again = () => {
      this.#timer = setTimeout(() => void this.reconcile().then(again), RECONCILE_MS);
    };
    void this.reconcile().then(again);
    void this.#followSets();
  }

  async stop(): Promise<void> {
    this.#aborter.abort();
    this.#isStarted = false;
    await this.#reconciling;
    clearTimeout(this.#timer);
    await Promise.all([...this.#running.values()].map((running) => running.stop()));
    this.#running.clear();
  }

  /** There may be messages to send. */
  wake(name: string): void {
    this.#running.get(name)?.wake();
  }

  /** Brings this instance to the stored settings, after a reconciliation that is running. */
  reconcile(): Promise<void> {
    if (!this.#isStarted) return Promise.resolve();
    this.#reconciling = this.#reconciling.then(async () => {
      if (this.#isStarted) await this.#attempt(() => this.#reconcile());
    });
    return this.#reconciling;
  }

  /** Reports an error of Mayfly. The next reconciliation tries again. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      this.#options.onError(error);
    }
  }

  /** Removes the groups of a webhook from the sets that it does not select any more, also if others follow them. */
  async leave(before: Webhook, after?: Webhook): Promise<void> {
    const { mayfly } = this.#options;
    const found = [];
    for (const name of await namesOf(mayfly, before)) {
      const set = await findFollowable(mayfly, name);
      if (set !== undefined) found.push(set);
    }
    await this.#leave(before, after, found);
  }

  async #leave(
    before: Webhook,
    after: Webhook | undefined,
    sets: readonly FollowableSet[],
  ): Promise<void> {
    const isSame = after?.settings.id === before.settings.id;
    const hasGroup = isSame && after.settings.changes.includes('expired');
    const kept = new Set(hasGroup ? await namesOf(this.#options.mayfly, after) : []);
    await leaveSets(
      before,
      sets.filter(({ name }) => !kept.has(name)),
    );
  }

  async #reconcile(): Promise<void> {
    const webhooks = await this.#options.list();
    const stored = new Map(webhooks.map((webhook) => [webhook.name, webhook]));
    for (const [name, running] of this.#running) {
      const now = stored.get(name);
      if (now?.version === running.webhook.version) continue;
      this.#running.delete(name);
      this.#stopped.set(running.webhook, await running.stop());
    }
    for (const [webhook, sets] of this.#stopped) {
      // Each instance removes the groups, because the consumers of another one may have created them again.
      await this.#attempt(async () => {
        await this.#leave(webhook, stored.get(webhook.name), sets);
        this.#stopped.delete(webhook);
      });
    }
    const found = new Map<string, Promise<FollowableSet | undefined>>();
    const find = (name: string) => {
      const set = found.get(name) ?? findFollowable(this.#options.mayfly, name);
      found.set(name, set);
      return set;
    };
    for (const webhook of webhooks) {
      const running = this.#running.get(webhook.name) ?? this.#run(webhook);
      await this.#attempt(() => running.reconcile(find));
    }
  }

  #run(webhook: Webhook): RunningWebhook {
    const { queueOf, newSender, pause, ...options } = this.#options;
    const running = new RunningWebhook(webhook, {
      ...options,
      queue: queueOf(webhook),
      sender: newSender(),
      pause: (reason) => pause(webhook, reason),
    });
    this.#running.set(webhook.name, running);
    return running;
  }

  /** A set is followed as soon as it is created, before its first members expire. */
  async #followSets(): Promise<void> {
    const { signal } = this.#aborter;
    while (!signal.aborted) {
      try {
        for await (const _change of this.#options.mayfly.sets.follow({ signal })) {
          await this.reconcile();
        }
      } catch (error) {
        if (!(error instanceof MayflyError)) throw error;
        // The interval continues meanwhile.
        await new Promise((resolve) => setTimeout(resolve, RECONCILE_MS));
      }
    }
  }
}
