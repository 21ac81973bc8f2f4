import type { Notifications } from '../redis/notifications.ts';
import type { FeedSource } from './feed-source.ts';
import { FeedTail } from './feed-tail.ts';

/** The tails of all followed feeds of one Mayfly. */
export class FeedTails {
  readonly #notifications: Notifications;
  readonly #tails = new Map<string, { readonly tail: FeedTail; followers: number }>();

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  /** The tail of a set's feed. It stays until `leave` was called as often as this method. */
  join(source: FeedSource): Pick<FeedTail, 'next'> {
    const shared = this.#tails.get(keyOf(source)) ?? {
      tail: new FeedTail(this.#notifications, source),
      followers: 0,
    };
    shared.followers += 1;
    this.#tails.set(keyOf(source), shared);
    return shared.tail;
  }

  leave(source: FeedSource): void {
    const shared = this.#tails.get(keyOf(source));
    if (shared === undefined) return;
    shared.followers -= 1;
    if (shared.followers > 0) return;
    shared.tail.stop();
    this.#tails.delete(keyOf(source));
  }
}

/** A set that is created again can have another strategy. */
function keyOf({ strategy, set }: FeedSource): string {
  return `${strategy}:${set}`;
}
