import type { ExpiryHandler } from '../../../events/consumer.ts';
import type { ExpiredEvent } from '../../../events/expired-event.ts';
import {
  checkGroup,
  checkListed,
  checkSubscription,
  moveExpired,
  type ExpiryEvents,
  type ExpiryGroup,
  type ExpirySubscription,
  type ExpirySubscriptionOptions,
} from '../../../events/expiry-events.ts';
import { checkFunction, type JsonValue } from '../../../input.ts';
import type { Notifications } from '../../../redis/notifications.ts';
import type { ExpiringSet } from '../../expiring-set.ts';
import { eventOfSet } from './event-of-set.ts';
import type { ShardCalls } from './shard-calls.ts';
import { ShardedGroup } from './sharded-group.ts';
import { subscribeToShards } from './sharded-subscription.ts';
import { takeFromShards } from './take-from-shards.ts';

/**
 * Where the expired members of a sharded set go: to consumer groups, or to a list. Each shard has a separate stream and
 * a separate part of each group, so the guarantees of a sorted set hold for the members of each shard. There is no order
 * between shards. If the set is created again, or a failover loses a shard, consumers create their group again; create
 * the groups of calls, and start the list, again.
 */
export class ShardedExpiry<Value extends JsonValue> {
  readonly #calls: ShardCalls<Value>;
  readonly #notifications: Notifications;
  readonly #set: string;

  constructor(calls: ShardCalls<Value>, notifications: Notifications, set: string) {
    this.#calls = calls;
    this.#notifications = notifications;
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
    const [calls, notifications, set] = [this.#calls, this.#notifications, this.#set];
    return subscribeToShards({ calls, notifications, set, group, handler, options });
  }

  /**
   * Creates a group in all shards, as in a sorted set. Each shard keeps `kept` events. `INVALID_GROUP`,
   * `INVALID_OPTION`.
   */
  async createGroup(
    group: string,
    settings: Parameters<ExpiryEvents<Value>['createGroup']>[1] = {},
  ): Promise<{ readonly status: 'created' | 'exists' }> {
    const results = await this.#calls.toAll((shard) => shard.expiry.createGroup(group, settings));
    return { status: results.some(({ status }) => status === 'created') ? 'created' : 'exists' };
  }

  /** A group of which calls take events, and its dead letters. `INVALID_GROUP`. No round trip. */
  group(group: string): ShardedGroup<Value> {
    return new ShardedGroup(this.#calls, this.#set, checkGroup(group));
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

  /** Moves expired members into another set. See `ExpiryEvents.moveTo`. */
  async moveTo(
    target: ExpiringSet,
    options: ExpirySubscriptionOptions<Value> = {},
  ): Promise<ExpirySubscription> {
    return moveExpired(this, target, options);
  }

  /**
   * Makes each shard move removed members to its list, as `ExpiryEvents.startListing`. Clients take from them with
   * `takeListed`, because the keys have the names of the shards.
   */
  async startListing(): Promise<void> {
    await this.#calls.toAll((shard) => shard.expiry.startListing());
  }

  /** Members that are removed from now on are not listed; listed members stay. */
  async stopListing(): Promise<void> {
    await this.#calls.toAll((shard) => shard.expiry.stopListing());
  }

  /**
   * Takes up to `limit` (1 to 1000) members off the lists, in the order of each shard. It asks `limit` shards, and then,
   * `limit` at a time, those that have some. If one fails, it returns the members of the others, and throws only if
   * there are none. `INVALID_PAGE`.
   */
  async takeListed(limit: number): Promise<ExpiredEvent<Value>[]> {
    checkListed(limit);
    const listed = await takeFromShards(
      this.#calls,
      limit,
      (shard, atMost) => shard.expiry.takeListed(atMost),
      async (shard) => (await shard.expiry.listing()).listed > 0,
    );
    return listed.map((event) => eventOfSet(this.#set, event));
  }

  /** Whether all shards list removed members, and the number of listed members. */
  async listing(): Promise<{ readonly isOn: boolean; readonly listed: number }> {
    const lists = await this.#calls.toAll((shard) => shard.expiry.listing());
    return {
      isOn: lists.every(({ isOn }) => isOn),
      listed: lists.reduce((sum, { listed }) => sum + listed, 0),
    };
  }
}

function add(a: ExpiryGroup, b: ExpiryGroup): ExpiryGroup {
  const unread = [a.unreadEntries, b.unreadEntries];
  return {
    group: a.group,
    // Each consumer has a part in each shard.
    consumers: Math.max(a.consumers, b.consumers),
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
