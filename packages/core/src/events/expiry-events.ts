import { MayflyError } from '../errors.ts';
import { checkFunction, checkInteger, checkMethods, checkObject } from '../input.ts';
import { LIMITS } from '../limits.ts';
import type { ExpiringSet } from '../sets/expiring-set.ts';
import { journalled } from '../sets/sorted/scripts.ts';
import { Consumer, type ExpiryHandler } from './consumer.ts';
import type { ConsumerHub } from './consumer-hub.ts';
import { EventStream, type EventStreamContext } from './event-stream.ts';
import type { ExpiredEvent } from './expired-event.ts';
import { eventScripts } from './scripts.ts';

export interface ExpirySubscriptionOptions<Value> {
  /** Events that are handled at the same time: 1 to 100, one where it is left out. */
  readonly concurrency?: number | undefined;
  /**
   * After so long without a sign of life another consumer of the group takes over what this one was
   * handed: 100 ms to an hour, 30 s where it is left out. A handler may take longer: its lease is renewed.
   */
  readonly leaseMs?: number | undefined;
  /**
   * Events that the set keeps for groups that have not come to them: 1000 to ten million, 100,000 where
   * it is left out. Beyond it the oldest are dropped, and counted as lost (`groups`).
   */
  readonly kept?: number | undefined;
  /** Told of a handler that failed, with its event, and of a Redis that did. Both are tried again. */
  readonly onError?: ((error: Error, event?: ExpiredEvent<Value>) => void) | undefined;
}

export interface ExpirySubscription {
  readonly group: string;
  /** Resolves when the handlers that run have ended; what is unfinished then is left to others. */
  stop(): Promise<void>;
}

/** How far a group has come. */
export interface ExpiryGroup {
  readonly group: string;
  readonly consumers: number;
  /** Entries, of up to 250 events each, that are handed out and not finished. */
  readonly unfinishedEntries: number;
  /** Entries that nobody was handed yet; null where the server cannot tell. */
  readonly unreadEntries: number | null;
  /** Events that were dropped before the group had finished them, because too many were kept. */
  readonly lostEvents: number;
}

export interface ExpiryEventsContext<Value> extends EventStreamContext<Value> {
  readonly hub: ConsumerHub;
}

/**
 * What becomes of a set's expired members.
 *
 * A member is ended, and its event written, by one script on one slot: by a sweeper when its time is up,
 * or by whoever adds the member again before one came. So a sweeper must run somewhere. Consumer groups of
 * a Redis stream hand each event to one consumer of each group, and again until it is finished.
 */
export class ExpiryEvents<Value> {
  readonly #context: ExpiryEventsContext<Value>;
  readonly #set: string;

  constructor(context: ExpiryEventsContext<Value>, set: string) {
    this.#context = context;
    this.#set = set;
  }

  /** See `SortedSet.onExpired`. */
  async subscribe(
    group: string,
    handler: ExpiryHandler<Value>,
    options: ExpirySubscriptionOptions<Value> = {},
  ): Promise<ExpirySubscription> {
    const { hub } = this.#context;
    checkGroup(group);
    checkFunction(handler, 'handler');
    const {
      concurrency = 1,
      leaseMs = LIMITS.leaseMs.byDefault,
      kept,
      onError = () => undefined,
    } = checkObject(options, 'options');
    checkFunction(onError, 'onError');
    checkInteger(concurrency, 1, LIMITS.handlersAtOnce, 'INVALID_OPTION', 'concurrency');
    const { atLeast, atMost } = LIMITS.leaseMs;
    checkInteger(leaseMs, atLeast, atMost, 'INVALID_OPTION', 'leaseMs');
    checkKept(kept);
    const stream = new EventStream(this.#context, { set: this.#set, group, kept });
    await stream.open();
    const consumer = new Consumer(stream, {
      handler,
      concurrency,
      leaseMs,
      onError,
    });
    hub.add(consumer);
    return {
      group,
      async stop() {
        hub.remove(consumer);
        await consumer.stop();
      },
    };
  }

  /** The groups of the set. Empty if nobody ever listened. O(groups). */
  async groups(): Promise<ExpiryGroup[]> {
    const { session, keys } = this.#context;
    const { meta, expired } = keys.set(this.#set);
    const reply = await session.run(eventScripts.groups, [meta, expired], []);
    return reply.rest((row) => {
      const group = row.string();
      const consumers = row.integer();
      const unfinishedEntries = row.integer();
      const unread = row.integer();
      const unreadEntries = unread === -1 ? null : unread;
      return { group, consumers, unfinishedEntries, unreadEntries, lostEvents: row.integer() };
    });
  }

  /**
   * Ends a group whose consumers have stopped; its unfinished events are dropped. With the last group
   * the set stops writing events. `INVALID_GROUP`.
   */
  async removeGroup(group: string): Promise<{ readonly status: 'removed' | 'absent' }> {
    const { session, keys } = this.#context;
    const { meta, expired } = keys.set(this.#set);
    const reply = await session.run(eventScripts.removeGroup, [meta, expired], [checkGroup(group)]);
    return { status: reply.flag() ? 'removed' : 'absent' };
  }

  /**
   * Moves expired members into another set, of any strategy, where they live for its default time to
   * live. At least once, and adding is the same once or twice: none is lost, none is there twice, though
   * for a moment it may be in neither. Runs until it is stopped, in any number of processes.
   */
  async moveTo(
    target: ExpiringSet,
    options: ExpirySubscriptionOptions<Value> = {},
  ): Promise<ExpirySubscription> {
    const { name } = checkMethods(target, ['add'], 'target');
    const add = async ({ member }: ExpiredEvent<Value>) => void (await target.add(member));
    const given = checkObject(options, 'options');
    return this.subscribe(`move-to:${name}`, add, { concurrency: 64, ...given });
  }

  /**
   * Makes the set move members that are ended into its list, in the same atomic step, until
   * `stopListing`. The list is bounded by nothing but whoever takes from it: `takeListed`, or LPOP and
   * BLPOP of any client on the key `<namespace>:set:{<name>}:handed-over`, each item
   * `{"member":…,"expiresAt":…,"value":…}`.
   */
  async startListing(): Promise<void> {
    await this.#handOver('1');
  }

  /** Members that are ended from now on are not listed; what is listed stays. */
  async stopListing(): Promise<void> {
    await this.#handOver('');
  }

  /** Takes up to `limit` (1 to 1000) listed members off the list, first expired first. `INVALID_PAGE`. */
  async takeListed(limit: number): Promise<ExpiredEvent<Value>[]> {
    const { session, keys, parseValue } = this.#context;
    const { handedOver } = keys.set(this.#set);
    checkInteger(limit, 1, LIMITS.batchMembers, 'INVALID_PAGE', 'limit');
    const items = await session.command((redis) => redis.lpop(handedOver, limit), [handedOver]);
    return (items ?? []).map((item) => toEvent(this.#set, item, parseValue));
  }

  async #handOver(on: '1' | ''): Promise<void> {
    const { session, keys } = this.#context;
    const written = journalled(keys, this.#set);
    await session.run(eventScripts.handOver, written.keys, [...written.args, on]);
  }
}

/** `INVALID_GROUP`. */
function checkGroup(group: string): string {
  const pattern = new RegExp(`^[A-Za-z0-9._:/@+-]{1,${LIMITS.groupCharacters}}$`);
  if (typeof group === 'string' && pattern.test(group)) return group;
  throw new MayflyError(
    'INVALID_GROUP',
    `group is 1 to ${LIMITS.groupCharacters} characters out of A-Z a-z 0-9 . _ : / @ + -`,
    { field: 'group' },
  );
}

/** `INVALID_OPTION`. */
export function checkKept(kept: number | undefined): void {
  if (kept === undefined) return;
  const { eventsKeptAtLeast, eventsKeptAtMost } = LIMITS;
  checkInteger(kept, eventsKeptAtLeast, eventsKeptAtMost, 'INVALID_OPTION', 'kept');
}

/** journal.lua wrote the item, so it has this shape. */
function toEvent<Value>(
  set: string,
  item: string,
  parseValue: (json: string | null) => Value | null,
): ExpiredEvent<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { member, expiresAt, value } = JSON.parse(item) as {
    member: string;
    expiresAt: number;
    value: unknown;
  };
  const json = value === null ? null : JSON.stringify(value);
  return {
    id: `${set}:${expiresAt}:${member}`,
    set,
    member,
    value: parseValue(json),
    expiresAt,
    redelivered: false,
  };
}
