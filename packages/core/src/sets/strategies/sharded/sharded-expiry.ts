import type { ExpiryHandler } from '../../../events/consumer.ts';
import type { ExpiredEvent } from '../../../events/expired-event.ts';
import {
  checkSubscription,
  type ExpiryGroup,
  type ExpirySubscription,
  type ExpirySubscriptionOptions,
} from '../../../events/expiry-events.ts';
import { checkFunction, type JsonValue } from '../../../input.ts';
import type { ShardCalls } from './shard-calls.ts';

/**
 * The consumer groups of a sharded set. Each shard has a separate stream and a separate part of each group, so the
 * guarantees of a sorted set hold for the members of each shard. There is no order between shards. A subscription
 * ends with the set; a set that is created again needs a new one.
 */
export class ShardedExpiry<Value extends JsonValue> {
  readonly #calls: ShardCalls<Value>;
  readonly #set: string;

  constructor(calls: ShardCalls<Value>, set: string) {
    this.#calls = calls;
    this.#set = set;
  }

  /** See `ShardedSet.onExpired`. */
  async subscribe(
    group: string,
    handler: ExpiryHandler<Value>,
    options: ExpirySubscriptionOptions<Value> = {},
  ): Promise<ExpirySubscription> {
    checkFunction(handler, 'handler');
    const { onError = () => undefined } = checkSubscription(options);
    checkFunction(onError, 'onError');
    const ofSet = (event: ExpiredEvent<Value>): ExpiredEvent<Value> => ({
      ...event,
      set: this.#set,
      id: `${this.#set}:${event.expiresAt}:${event.member}`,
    });
    return this.#calls.byLayout(async (layout) => {
      const opened = await Promise.allSettled(
        layout.shards.map((_, index) =>
          this.#calls.toShard(layout, index, (shard) =>
            shard.onExpired(group, (event) => handler(ofSet(event)), {
              ...options,
              onError: (error, event) => onError(error, event && ofSet(event)),
            }),
          ),
        ),
      );
      const parts = opened.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
      const stop = async () => {
        const stopped = await Promise.all(parts.map((part) => part.stop()));
        return { unfinished: stopped.reduce((sum, { unfinished }) => sum + unfinished, 0) };
      };
      const failed = opened.find((part) => part.status === 'rejected');
      if (failed === undefined) return { group, stop };
      await stop();
      throw failed.reason;
    });
  }

  /** Creates a group in all shards, as in a sorted set. `INVALID_GROUP`, `INVALID_OPTION`. */
  async createGroup(
    group: string,
    settings: { readonly kept?: number | undefined } = {},
  ): Promise<{ readonly status: 'created' | 'exists' }> {
    const results = await this.#calls.toAll((shard) => shard.expiry.createGroup(group, settings));
    return { status: results.some(({ status }) => status === 'created') ? 'created' : 'exists' };
  }

  /** The groups of the set, with sums over the shards. O(shards × groups). */
  async groups(): Promise<ExpiryGroup[]> {
    const groups = new Map<string, ExpiryGroup>();
    for (const part of (await this.#calls.toAll((shard) => shard.expiry.groups())).flat()) {
      const sum = groups.get(part.group);
      groups.set(part.group, sum === undefined ? part : add(sum, part));
    }
    return [...groups.values()];
  }

  /** Removes a group in all shards, as in a sorted set. `INVALID_GROUP`. */
  async removeGroup(group: string): Promise<{ readonly status: 'removed' | 'absent' }> {
    const results = await this.#calls.toAll((shard) => shard.expiry.removeGroup(group));
    return { status: results.some(({ status }) => status === 'removed') ? 'removed' : 'absent' };
  }
}

function add(a: ExpiryGroup, b: ExpiryGroup): ExpiryGroup {
  const unread = [a.unreadEntries, b.unreadEntries];
  return {
    group: a.group,
    consumers: a.consumers + b.consumers,
    unfinishedEvents: a.unfinishedEvents + b.unfinishedEvents,
    unreadEntries: unread.reduce((sum, n) => (sum === null || n === null ? null : sum + n), 0),
    lostEvents: a.lostEvents + b.lostEvents,
    oldestAt:
      a.oldestAt === null || b.oldestAt === null
        ? (a.oldestAt ?? b.oldestAt)
        : Math.min(a.oldestAt, b.oldestAt),
    deadLetters: a.deadLetters + b.deadLetters,
    maxTries: a.maxTries,
  };
}
