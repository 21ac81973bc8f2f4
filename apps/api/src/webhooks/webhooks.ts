import {
  createMayfly,
  MayflyError,
  type Clock,
  type Mayfly,
  type NamedSettings,
} from '@mayfly/core';
import { randomBytes } from 'node:crypto';
import type { RedisClient } from '../redis/client.ts';
import type { Secrets } from '../env/secrets.ts';
import { apiNamespace } from '../redis/api-namespace.ts';
import { Addresses } from './addresses.ts';
import { attemptMessage } from './dispatcher.ts';
import { toMessage } from './message.ts';
import { WebhookQueue, type WebhookState } from './queue.ts';
import { RunningWebhooks } from './running-webhooks.ts';
import { WebhookSecrets } from './secrets.ts';
import { Sender, type Attempt } from './sender.ts';
import { checkWebhook, type PauseReason, type Webhook, type WebhookSettings } from './webhook.ts';

const MAX_WEBHOOKS = 100;

const ID_BYTES = 9;

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
  /** Of the API. */
  readonly #mayfly: Mayfly;
  readonly #namespace: string;
  readonly #settings: NamedSettings<WebhookSettings, WebhookSettings>;
  readonly #secrets: WebhookSecrets;
  readonly #addresses: Addresses;
  readonly #running: RunningWebhooks;

  constructor(options: WebhooksOptions) {
    const { mayfly, redis, clock, secrets, allowedAddresses, onError, onPaused } = options;
    this.#namespace = apiNamespace(options.namespace);
    this.#mayfly = createMayfly({ redis, namespace: this.#namespace, clock });
    this.#settings = this.#mayfly.settings<WebhookSettings, WebhookSettings>('webhooks', {
      field: 'webhook',
      notFound: 'SETTINGS_NOT_FOUND',
      check: checkWebhook,
      optionsOf: (settings) => settings,
      fixed: ['id'],
    });
    this.#secrets = new WebhookSecrets(secrets);
    this.#addresses = new Addresses(allowedAddresses);
    this.#running = new RunningWebhooks({
      mayfly,
      onError,
      secrets: this.#secrets,
      now: () => this.#mayfly.now(),
      list: async () => (await this.#settings.list({ first: MAX_WEBHOOKS })).entries,
      queueOf: (webhook) => this.#queueOf(webhook),
      newSender: () => new Sender(this.#addresses),
      pause: async ({ name, settings: { id } }, reason) => {
        try {
          await this.#settings.changeFrom(name, (settings) => {
            if (settings.id === id && settings.paused === null) return { paused: reason };
            throw new MayflyError('SETTINGS_NOT_FOUND', 'webhook must be active');
          });
        } catch (error) {
          // It was paused, deleted or created again meanwhile.
          if (error instanceof MayflyError && error.code === 'SETTINGS_NOT_FOUND') return;
          throw error;
        }
        void this.#running.reconcile();
        await onPaused(name, reason);
      },
    });
  }

  /** Delivers in this instance, until `stop`. */
  start(): void {
    this.#running.start();
  }

  stop(): Promise<void> {
    return this.#running.stop();
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
    const made = await this.#settings.create(name, {
      ...options,
      id: randomBytes(ID_BYTES).toString('base64url'),
      secrets: [{ sealed, until: null }],
      paused: null,
    });
    await this.#running.reconcile();
    return { ...made, secret: made.status === 'created' ? secret : null };
  }

  async change(name: string, changes: Partial<WebhookOptions>): Promise<Webhook> {
    if (changes.url !== undefined) this.#checkAddress(changes.url);
    const before = await this.#settings.get(name);
    const changed = await this.#settings.change(name, changes);
    if (changes.sets !== undefined || changes.changes !== undefined) {
      await this.#running.leave(before, changed);
    }
    await this.#running.reconcile();
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
    await this.#running.reconcile();
    return { webhook, secret };
  }

  async pause(name: string): Promise<Webhook> {
    const webhook = await this.#settings.change(name, { paused: 'manual' });
    await this.#running.reconcile();
    return webhook;
  }

  async resume(name: string): Promise<Webhook> {
    await this.#queueOf(await this.#settings.get(name)).resume();
    const webhook = await this.#settings.change(name, { paused: null });
    await this.#running.reconcile();
    return webhook;
  }

  async delete(name: string): Promise<boolean> {
    const deleted = await this.#settings.delete(name);
    if (deleted === null) return false;
    await this.#running.reconcile();
    await this.#running.leave(deleted);
    await this.#queueOf(deleted).drop();
    return true;
  }

  /** Sends a message without events now, once, also while the webhook is paused. */
  async sendTest(name: string): Promise<Attempt> {
    const webhook = await this.#settings.get(name);
    const sender = new Sender(this.#addresses);
    const now = () => this.#mayfly.now();
    const message = toMessage('mayfly.test', [], await now());
    const options = { webhook, sender, secrets: this.#secrets, now };
    const attempt = await attemptMessage(options, message);
    sender.close();
    await this.#queueOf(webhook).finish({ ...message, attempts: 1 }, attempt, 'test');
    return attempt;
  }

  /** Replays or discards dead letters: those with these ids, or the oldest hundred. */
  async release(
    name: string,
    action: 'replay' | 'discard',
    ids: readonly string[],
  ): Promise<number> {
    const count = await this.#queueOf(await this.#settings.get(name)).release(action, ids);
    this.#running.wake(name);
    return count;
  }

  state(
    webhook: Pick<Webhook, 'name' | 'settings'>,
    letters?: number,
    attempts?: number,
  ): Promise<WebhookState> {
    return this.#queueOf(webhook).state(letters, attempts);
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

  #queueOf(webhook: Pick<Webhook, 'name' | 'settings'>): WebhookQueue {
    return new WebhookQueue(this.#mayfly, this.#namespace, webhook);
  }
}
