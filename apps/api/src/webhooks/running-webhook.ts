import { MayflyError, type Mayfly } from '@mayfly/core';
import { Batcher } from './batcher.ts';
import { Dispatcher, type DispatcherOptions } from './dispatcher.ts';
import { followSet, type FollowableSet } from './follow-set.ts';
import { toMessage } from './message.ts';
import { keyOf, type Webhook } from './webhook.ts';

/** The first sets by name that a webhook follows. */
const MAX_SETS = 1000;

/** At a stop, requests that take longer are made again by another instance. */
const STOP_MS = 3000;

interface Options extends Omit<DispatcherOptions, 'webhook'> {
  readonly mayfly: Mayfly;
}

interface Followed {
  readonly set: FollowableSet;
  readonly stop: () => Promise<void>;
}

/** One version of a webhook, while this instance serves it. */
export class RunningWebhook {
  readonly webhook: Webhook;
  readonly #options: Options;
  readonly #aborter = new AbortController();
  readonly #batcher: Batcher;
  readonly #dispatcher: Dispatcher | undefined;
  readonly #followed = new Map<string, Followed>();

  constructor(webhook: Webhook, options: Options) {
    this.webhook = webhook;
    this.#options = options;
    const { queue } = options;
    this.#batcher = new Batcher({
      signal: this.#aborter.signal,
      store: async (events) => {
        const message = toMessage('mayfly.changes', events, await options.now());
        const result = await queue.enqueue([message]);
        if (result.status === 'added') this.wake();
        return result;
      },
    });
    if (webhook.settings.paused !== null) return;
    this.#dispatcher = new Dispatcher({ ...options, webhook });
  }

  wake(): void {
    this.#dispatcher?.wake();
  }

  /** Follows new sets, and leaves those that do not exist any more. */
  async reconcile(): Promise<void> {
    const { mayfly } = this.#options;
    const names = new Set(await namesOf(mayfly, this.webhook));
    for (const [set, followed] of this.#followed) {
      if (names.has(set)) continue;
      this.#followed.delete(set);
      await followed.stop();
    }
    const { signal } = this.#aborter;
    for (const each of names) {
      if (signal.aborted) return;
      if (this.#followed.has(each)) continue;
      const set = await findFollowable(mayfly, each);
      if (set === undefined) continue;
      const following = await followSet(set, {
        ...this.#options,
        webhook: this.webhook,
        signal,
        batcher: this.#batcher,
        onMessage: () => this.wake(),
      });
      this.#followed.set(each, { set, ...following });
    }
  }

  /** Stops all work in a few seconds, and returns the sets that it followed. */
  async stop(): Promise<readonly FollowableSet[]> {
    this.#aborter.abort();
    const followed = [...this.#followed.values()];
    this.#followed.clear();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    const ends = followed.map(({ stop }) => stop());
    if (this.#dispatcher !== undefined) ends.push(this.#dispatcher.stop());
    await Promise.race([Promise.all(ends), timeout]);
    clearTimeout(timer);
    this.#options.sender.close();
    return followed.map(({ set }) => set);
  }
}

/** The names of the sets of a webhook, of any strategy. */
export async function namesOf(mayfly: Mayfly, { settings }: Webhook): Promise<readonly string[]> {
  const { sets } = settings;
  if ('name' in sets) return [sets.name];
  const { prefix } = sets;
  if (prefix === '') return mayfly.sets.names(MAX_SETS);
  const after = await mayfly.sets.names(MAX_SETS, prefix);
  return [prefix, ...after.filter((name) => name.startsWith(prefix))];
}

/** A set with events; undefined for a missing one and for other strategies. */
export async function findFollowable(
  mayfly: Mayfly,
  name: string,
): Promise<FollowableSet | undefined> {
  try {
    const set = await mayfly.sets.find(name);
    return set.strategy === 'sorted' || set.strategy === 'sharded' ? set : undefined;
  } catch (error) {
    if (error instanceof MayflyError && error.code === 'SET_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Removes the consumer groups of a webhook from sets. */
export async function leaveSets(webhook: Webhook, sets: readonly FollowableSet[]): Promise<void> {
  for (const set of sets) {
    try {
      await set.expiry.removeGroup(keyOf(webhook));
    } catch (error) {
      // It was deleted meanwhile.
      if (!(error instanceof MayflyError) || error.code !== 'SET_NOT_FOUND') throw error;
    }
  }
}
