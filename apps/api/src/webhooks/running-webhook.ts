import { MayflyError, type Mayfly } from '@mayfly/core';
import { Batcher } from './batcher.ts';
import { Dispatcher, type DispatcherOptions } from './dispatcher.ts';
import { followSet, type FollowableSet } from './follow-set.ts';
import { toMessage } from './message.ts';
import { keyOf, needsFeed, type Webhook } from './webhook.ts';

/** The first sets by name that a webhook follows. */
const MAX_SETS = 1000;

/** At a stop, requests that take longer are made again by another instance. */
const STOP_MS = 3000;

const GONE = new Set<string>(['SET_NOT_FOUND', 'WRONG_STRATEGY']);

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
  /** Whether there can be positions in feeds that it does not read any more. */
  #hasOldPositions = true;

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

  /** Follows new sets, and leaves those that do not exist any more. `find`: as `findFollowable`. */
  async reconcile(find: (name: string) => Promise<FollowableSet | undefined>): Promise<void> {
    const names = await namesOf(this.#options.mayfly, this.webhook);
    const found = await Promise.all(names.map((name) => find(name)));
    const sets = new Map(found.flatMap((set) => (set === undefined ? [] : [[set.name, set]])));
    for (const [name, followed] of this.#followed) {
      // A set that was created again with the same strategy continues.
      if (sets.get(name)?.strategy === followed.set.strategy) continue;
      this.#hasOldPositions = true;
      this.#followed.delete(name);
      await followed.stop();
    }
    if (this.#hasOldPositions) await this.#forget(sets);
    const { signal } = this.#aborter;
    for (const [name, set] of sets) {
      if (signal.aborted) return;
      if (this.#followed.has(name)) continue;
      const following = await followSet(set, {
        ...this.#options,
        webhook: this.webhook,
        signal,
        batcher: this.#batcher,
        onMessage: () => this.wake(),
      });
      this.#followed.set(name, { set, ...following });
    }
  }

  /** Removes the positions in feeds that it does not read any more, also if another version of it has read them. */
  async #forget(sets: ReadonlyMap<string, FollowableSet>): Promise<void> {
    const { queue } = this.#options;
    const isRead = (name: string) => needsFeed(this.webhook.settings) && sets.has(name);
    const old = (await queue.positions()).filter((name) => !isRead(name));
    if (old.length > 0) await queue.forget(old);
    this.#hasOldPositions = false;
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
      // It was deleted meanwhile, and perhaps created again with another strategy.
      if (!(error instanceof MayflyError) || !GONE.has(error.code)) throw error;
    }
  }
}
