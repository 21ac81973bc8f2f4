import {
  createMayfly,
  MayflyError,
  type Clock,
  type Mayfly,
  type NamedSettings,
} from '@mayfly/core';
import type { RedisClient } from '../redis/client.ts';
import type { Secrets } from '../env/secrets.ts';
import { apiNamespace } from '../redis/api-namespace.ts';
import { Addresses } from './addresses.ts';
import { attemptMessage } from './dispatcher.ts';
import { toMessage } from './message.ts';
import { WebhookQueue, type WebhookState } from './queue.ts';
import { findFollowable, leaveSets, namesOf, RunningWebhook } from './running-webhook.ts';
import { WebhookSecrets } from './secrets.ts';
import { Sender, type Attempt } from './sender.ts';
import { checkWebhook, type PauseReason, type Webhook, type WebhookSettings } from './webhook.ts';

const MAX_WEBHOOKS = 100;

/** The interval of looking for changes that other instances made. */
const RECONCILE_MS = 2000;

export interface WebhooksOptions {
  readonly mayfly: Mayfly;
  readonly redis: RedisClient;
  readonly namespace: string;
  readonly secrets: Secrets;
  /** Addresses and ranges that are allowed although they are not public. */
  readonly allowedAddresses: readonly string[];
  readonly onError: (error: Error) => void;
  /** After this instance paused a webhook by itself. */
  readonly onPaused: (webhook: string, reason: PauseReason) => Promise<void>;
  readonly clock?: Clock | undefined;
}

/** The settings that a caller gives. */
export type WebhookOptions = Pick<WebhookSettings, 'url' | 'sets' | 'changes'>;

/** The webhooks of all instances, and the work of this one. Throws `SETTINGS_NOT_FOUND`, `INVALID_OPTION`. */
export class Webhooks {
  readonly #options: WebhooksOptions;
  /** Of the API. */
  readonly #mayfly: Mayfly;
  readonly #settings: NamedSettings<WebhookSettings, WebhookSettings>;
  readonly #secrets: WebhookSecrets;
  readonly #addresses: Addresses;
  readonly #running = new Map<string, RunningWebhook>();
  readonly #aborter = new AbortController();
  #reconciling: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isStarted = false;

  constructor(options: WebhooksOptions) {
    const { redis, namespace, clock, secrets, allowedAddresses } = options;
    this.#options = options;
    this.#mayfly = createMayfly({ redis, namespace: apiNamespace(namespace), clock });
    this.#settings = this.#mayfly.settings<WebhookSettings, WebhookSettings>('webhooks', {
      field: 'webhook',
      notFound: 'SETTINGS_NOT_FOUND',
      check: checkWebhook,
      optionsOf: (settings) => settings,
      fixed: [],
    });
    this.#secrets = new WebhookSecrets(secrets);
    this.#addresses = new Addresses(allowedAddresses);
  }

  /** Delivers in this instance, until `stop`. */
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

  list(page: { readonly first: number; readonly after?: string | undefined }) {
    return this.#settings.list(page);
  }

  get(name: string): Promise<Webhook> {
    return this.#settings.get(name);
  }

  /** The first secret is in `secret`, only if the webhook is new. */
  async create(name: string, options: WebhookOptions) {
    this.#checkAddress(options.url);
    const { totalCount } = await this.#settings.list({ first: 1 });
    if (totalCount >= MAX_WEBHOOKS) {
      throw new MayflyError('INVALID_OPTION', `webhook must be one of at most ${MAX_WEBHOOKS}`, {
        field: 'webhook',
      });
    }
    const { secret, sealed } = this.#secrets.create(name);
    const secrets = [{ sealed, until: null }];
    // Another instance may have finished an attempt of a deleted webhook of this name after its deletion.
    if (!(await this.#exists(name))) await this.#queueOf(name).drop();
    const made = await this.#settings.create(name, { ...options, secrets, paused: null });
    await this.reconcile();
    return { ...made, secret: made.status === 'created' ? secret : null };
  }

  async #exists(name: string): Promise<boolean> {
    try {
      await this.#settings.get(name);
      return true;
    } catch (error) {
      if (error instanceof MayflyError && error.code === 'SETTINGS_NOT_FOUND') return false;
      throw error;
    }
  }

  async change(name: string, changes: Partial<WebhookOptions>): Promise<Webhook> {
    if (changes.url !== undefined) this.#checkAddress(changes.url);
    const before = await this.#settings.get(name);
    const changed = await this.#settings.change(name, changes);
    if (changes.sets !== undefined || changes.changes !== undefined) await this.#leaveOld(before);
    await this.reconcile();
    return changed;
  }

  /** A new secret signs now. Earlier ones also sign for `overlapMs`. */
  async rotate(name: string, overlapMs: number) {
    const { secret, sealed } = this.#secrets.create(name);
    const now = await this.#mayfly.now();
    const until = now + overlapMs;
    const webhook = await this.#settings.changeFrom(name, (settings) => ({
      secrets: [
        { sealed, until: null },
        ...settings.secrets
          .map((old) => ({ ...old, until: Math.min(old.until ?? Infinity, until) }))
          .filter((old) => old.until > now),
      ],
    }));
    await this.reconcile();
    return { webhook, secret };
  }

  async setPaused(name: string, paused: PauseReason | null): Promise<Webhook> {
    if (paused === null) await this.#queueOf(name).resume();
    const webhook = await this.#settings.change(name, { paused });
    await this.reconcile();
    return webhook;
  }

  async delete(name: string): Promise<boolean> {
    const deleted = await this.#settings.delete(name);
    if (deleted === null) return false;
    await this.reconcile();
    await this.#leaveOld(deleted);
    await this.#queueOf(name).drop();
    return true;
  }

  /** Sends a message without events now, once, also while the webhook is paused. */
  async sendTest(name: string): Promise<Attempt> {
    const { settings } = await this.#settings.get(name);
    const sender = new Sender(this.#addresses);
    const queue = this.#queueOf(name);
    const now = () => this.#mayfly.now();
    const message = toMessage('mayfly.test', [], await now());
    const options = { webhook: name, settings, sender, secrets: this.#secrets, now };
    const attempt = await attemptMessage(options, message);
    await queue.finish({ ...message, attempts: 1 }, attempt, 'test');
    sender.close();
    return attempt;
  }

  /** Replays or discards dead letters: those with these ids, or the oldest hundred. */
  async release(
    name: string,
    action: 'replay' | 'discard',
    ids: readonly string[],
  ): Promise<number> {
    await this.#settings.get(name);
    const count = await this.#queueOf(name).release(action, ids);
    this.#running.get(name)?.wake();
    return count;
  }

  state(name: string, letters?: number, attempts?: number): Promise<WebhookState> {
    return this.#queueOf(name).state(letters, attempts);
  }

  /** Brings this instance to the stored settings, after a reconciliation that is running. */
  reconcile(): Promise<void> {
    if (!this.#isStarted) return Promise.resolve();
    this.#reconciling = this.#reconciling.then(async () => {
      try {
        if (this.#isStarted) await this.#reconcile();
      } catch (error) {
        if (!(error instanceof MayflyError)) throw error;
        this.#options.onError(error);
      }
    });
    return this.#reconciling;
  }

  async #reconcile(): Promise<void> {
    const { entries } = await this.#settings.list({ first: MAX_WEBHOOKS });
    const stored = new Map(entries.map((entry) => [entry.name, entry]));
    for (const [name, running] of this.#running) {
      const webhook = stored.get(name);
      if (webhook?.version === running.version) continue;
      this.#running.delete(name);
      const left = await running.stop();
      // Each instance removes the groups, because the consumers of another one may have created them again.
      if (webhook === undefined) await leaveSets(name, left);
      else await this.#leaveUnselected(webhook, left);
    }
    for (const webhook of entries) {
      const running = this.#running.get(webhook.name) ?? this.#run(webhook);
      await running.reconcile();
    }
  }

  #run(webhook: Webhook): RunningWebhook {
    const sender = new Sender(this.#addresses);
    const running = new RunningWebhook(webhook, {
      ...this.#dispatching(webhook.name, this.#queueOf(webhook.name), sender),
      mayfly: this.#options.mayfly,
    });
    this.#running.set(webhook.name, running);
    return running;
  }

  #dispatching(name: string, queue: WebhookQueue, sender: Sender) {
    return {
      queue,
      sender,
      secrets: this.#secrets,
      now: () => this.#mayfly.now(),
      onError: this.#options.onError,
      pause: async (reason: PauseReason) => {
        const { settings } = await this.#settings.get(name);
        if (settings.paused !== null) return;
        await this.#settings.change(name, { paused: reason });
        void this.reconcile();
        await this.#options.onPaused(name, reason);
      },
    };
  }

  /** Removes the groups of a webhook from the sets that it does not select any more. */
  async #leaveUnselected(webhook: Webhook, sets: Parameters<typeof leaveSets>[1]): Promise<void> {
    const hasGroup = webhook.settings.changes.includes('expired');
    const names = new Set(hasGroup ? await namesOf(this.#options.mayfly, webhook) : []);
    await leaveSets(
      webhook.name,
      sets.filter(({ name }) => !names.has(name)),
    );
  }

  /** The same for all sets of earlier settings, also if this instance did not follow them. */
  async #leaveOld(before: Webhook): Promise<void> {
    const { mayfly } = this.#options;
    const found = [];
    for (const name of await namesOf(mayfly, before)) {
      const set = await findFollowable(mayfly, name);
      if (set !== undefined) found.push(set);
    }
    const after = (await this.#settings.list({ first: MAX_WEBHOOKS })).entries;
    const now = after.find(({ name }) => name === before.name);
    if (now === undefined) await leaveSets(before.name, found);
    else await this.#leaveUnselected(now, found);
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

  #checkAddress(url: string): void {
    if (!URL.canParse(url)) return;
    try {
      this.#addresses.checkHost(new URL(url).hostname);
    } catch {
      const message = 'url must have a public address, or one of WEBHOOK_ALLOW';
      throw new MayflyError('INVALID_OPTION', message, { field: 'url' });
    }
  }

  #queueOf(name: string): WebhookQueue {
    return new WebhookQueue(this.#mayfly, apiNamespace(this.#options.namespace), name);
  }
}
