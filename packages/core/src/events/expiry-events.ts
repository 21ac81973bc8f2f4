import { MayflyError, setNotFound, wrongStrategy } from '../errors.ts';
import {
  checkFunction,
  checkInteger,
  checkMethods,
  checkOptions,
  type OptionNames,
} from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import type { ExpiringSet } from '../sets/expiring-set.ts';
import { runWithChangeLog } from '../sets/strategies/sorted/scripts.ts';
import { Consumer, type ExpiryHandler } from './consumer.ts';
import type { ConsumerHub } from './consumer-hub.ts';
import { EventStream, type EventStreamContext } from './event-stream.ts';
import type { ExpiredEvent } from './expired-event.ts';
import { PulledGroup } from './pulled-group.ts';
import { eventScripts } from './scripts.ts';

export interface ExpirySubscriptionOptions<Value> {
  /** Events that this consumer handles concurrently: 1 to 100; 1 by default. */
  readonly concurrency?: number | undefined;
  /**
   * After this time without a heartbeat, plus at most a second, this consumer takes over the events of
   * another one of the group: 100 ms to an hour; 30 s by default. A handler may take longer, because its
   * lease is renewed. A consumer holds at most the events that it handles in half of it, but always
   * `concurrency`.
   */
  readonly leaseMs?: number | undefined;
  /**
   * Events that the set keeps for groups that have not read them: 1000 to ten million; 100,000 by default.
   * Above it, the oldest are dropped, and counted as lost (`groups`).
   */
  readonly kept?: number | undefined;
  /**
   * How often the group tries an event, 1 to 100, before it becomes a dead letter (`group`). Every consumer counts.
   * The number of the last `subscribe` or `createGroup` with one applies to events that consumers receive later.
   * Without any, events are tried until a handler succeeds.
   */
  readonly maxTries?: number | undefined;
  /**
   * Called with the error of a handler and its event, and with errors of Redis. Both are retried. If it
   * throws, the process emits a warning (`MayflyWarning`).
   */
  readonly onError?: ((error: Error, event?: ExpiredEvent<Value>) => unknown) | undefined;
}

const OPTIONS: OptionNames<ExpirySubscriptionOptions<never>> = {
  concurrency: true,
  leaseMs: true,
  kept: true,
  maxTries: true,
  onError: true,
};

/** Refuses unknown options. `INVALID_OPTION`. */
export function checkSubscription<Value>(
  options: ExpirySubscriptionOptions<Value>,
): ExpirySubscriptionOptions<Value> {
  return checkOptions(options, OPTIONS);
}

export interface ExpirySubscription {
  readonly group: string;
  /**
   * Stops receiving events, gives back those that no handler has started, and waits for running handlers. It
   * resolves within the `timeoutMs` of `createMayfly` in any case. `unfinished` is the number of events that
   * it could not finish or give back by then: another consumer receives them when the lease ends.
   */
  stop(): Promise<{ readonly unfinished: number }>;
}

/** The progress of a group. */
export interface ExpiryGroup {
  readonly group: string;
  readonly consumers: number;
  /** Unfinished events of the entries that the group has begun. */
  readonly unfinishedEvents: number;
  /** Entries that the group has not begun, of up to 250 events each; null if the server does not report it. */
  readonly unreadEntries: number | null;
  /** Events that were dropped before the group had finished them, because the stream is bounded. */
  readonly lostEvents: number;
  /** Epoch ms when the oldest unfinished event was written; null if there is none. */
  readonly oldestAt: number | null;
  readonly deadLetters: number;
  /** How often the group tries an event before it becomes a dead letter; null for no bound. */
  readonly maxTries: number | null;
}

export interface ExpiryEventsContext<Value> extends EventStreamContext<Value> {
  readonly hub: ConsumerHub;
}

/**
 * The expiry events of a set.
 *
 * One script on one slot removes a member and writes its event: that of a sweeper at the expiry, or an
 * earlier `add` of the same member. So a sweeper must run in some process. Consumer groups of a Redis stream
 * deliver each event to one consumer of each group, and again until it is finished.
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
      leaseMs = CONSTRAINTS.leaseMs.byDefault,
      kept,
      maxTries,
      onError = () => undefined,
    } = checkSubscription(options);
    checkFunction(onError, 'onError');
    checkInteger(concurrency, 1, CONSTRAINTS.handlersAtOnce, 'INVALID_OPTION', 'concurrency');
    const { atLeast, atMost } = CONSTRAINTS.leaseMs;
    checkInteger(leaseMs, atLeast, atMost, 'INVALID_OPTION', 'leaseMs');
    checkKept(kept);
    checkMaxTries(maxTries);
    const stream = new EventStream(this.#context, { set: this.#set, group, kept, maxTries });
    await stream.open();
    const consumer = new Consumer(stream, { handler, concurrency, leaseMs, onError });
    hub.add(consumer);
    return {
      group,
      stop() {
        hub.remove(consumer);
        return consumer.stop();
      },
    };
  }

  /**
   * Creates a group, from the events that the set still holds. An existing one gets the given settings.
   * `INVALID_GROUP`, `INVALID_OPTION`. O(log N).
   */
  async createGroup(
    group: string,
    settings: { readonly kept?: number | undefined; readonly maxTries?: number | undefined } = {},
  ): Promise<{ readonly status: 'created' | 'exists' }> {
    const { kept, maxTries } = checkOptions(settings, { kept: true, maxTries: true });
    checkKept(kept);
    checkMaxTries(maxTries);
    const set = this.#set;
    const stream = new EventStream(this.#context, {
      set,
      group: checkGroup(group),
      kept,
      maxTries,
    });
    return { status: (await stream.open()) ? 'created' : 'exists' };
  }

  /** A group of which calls take events, and its dead letters. `INVALID_GROUP`. No round trip. */
  group(group: string): PulledGroup<Value> {
    return new PulledGroup(this.#context, this.#set, checkGroup(group));
  }

  /** The groups of the set. O(groups + unfinished events). */
  async groups(): Promise<ExpiryGroup[]> {
    const { session, keys } = this.#context;
    const { meta, expired, unfinished, deadLetters } = keys.set(this.#set);
    const read = [meta, expired, unfinished(''), deadLetters('')];
    const reply = await session.run(eventScripts.groups, read, []);
    return reply.rest((row) => {
      const group = row.string();
      const consumers = row.integer();
      const unfinishedEvents = row.integer();
      const unread = row.integer();
      const unreadEntries = unread === -1 ? null : unread;
      const lostEvents = row.integer();
      const oldest = row.integer();
      const letters = row.integer();
      const tries = row.integer();
      return {
        group,
        consumers,
        unfinishedEvents,
        unreadEntries,
        lostEvents,
        deadLetters: letters,
        oldestAt: oldest === -1 ? null : oldest,
        maxTries: tries === -1 ? null : tries,
      };
    });
  }

  /**
   * Removes a group whose consumers have stopped; its unfinished events are dropped. Without groups, the set
   * stops writing events. `INVALID_GROUP`.
   */
  async removeGroup(group: string): Promise<{ readonly status: 'removed' | 'absent' }> {
    const { session, keys } = this.#context;
    const { meta, expired, unfinished, deadLetters } = keys.set(this.#set);
    const written = [meta, expired, unfinished(checkGroup(group)), deadLetters(group)];
    const reply = await session.run(eventScripts.removeGroup, written, [group]);
    return { status: reply.flag() ? 'removed' : 'absent' };
  }

  /**
   * Moves expired members into another set, of any strategy, with its default time to live. Delivery is at
   * least once, and adding is idempotent: no member is lost or duplicated, but for a moment it may be in
   * neither set. Runs until it is stopped, in any number of processes.
   */
  async moveTo(
    target: ExpiringSet,
    options: ExpirySubscriptionOptions<Value> = {},
  ): Promise<ExpirySubscription> {
    return moveExpired(this, target, options);
  }

  /**
   * Makes the set move removed members to its list, in the same atomic step, until `stopListing`. The list
   * has no bound, so clients must take from it: with `takeListed`, or with LPOP and BLPOP on the key
   * `<namespace>:set:{<name>}:handed-over`. An item is `{"member":…,"expiresAt":…,"value":…}`.
   */
  async startListing(): Promise<void> {
    await this.#handOver('1');
  }

  /** Members that are removed from now on are not listed; listed members stay. */
  async stopListing(): Promise<void> {
    await this.#handOver('');
  }

  /** Takes up to `limit` (1 to 1000) members off the list, the first to expire first. `INVALID_PAGE`. */
  async takeListed(limit: number): Promise<ExpiredEvent<Value>[]> {
    const { session, keys, parseValue } = this.#context;
    const { handedOver } = keys.set(this.#set);
    checkListed(limit);
    const items = await session.command((redis) => redis.lpop(handedOver, limit), [handedOver]);
    return (items ?? []).map((item) => toEvent(this.#set, item, parseValue));
  }

  /** Whether removed members are listed, and the number of listed members. */
  async listing(): Promise<{ readonly isOn: boolean; readonly listed: number }> {
    const { session, keys } = this.#context;
    const { meta, handedOver } = keys.set(this.#set);
    const [[strategy, on], listed] = await session.command(
      (redis) => Promise.all([redis.hmget(meta, 'strategy', 'handOver'), redis.llen(handedOver)]),
      [meta, handedOver],
    );
    if (strategy == null) throw setNotFound();
    if (strategy !== 'sorted') throw wrongStrategy();
    return { isOn: on === '1', listed };
  }

  async #handOver(on: '1' | ''): Promise<void> {
    await runWithChangeLog(this.#context, eventScripts.handOver, this.#set, [on]);
  }
}

/** See `ExpiryEvents.moveTo`. */
export async function moveExpired<Value>(
  from: Pick<ExpiryEvents<Value>, 'subscribe'>,
  target: ExpiringSet,
  options: ExpirySubscriptionOptions<Value>,
): Promise<ExpirySubscription> {
  const { name } = checkMethods(target, ['add'], 'target');
  const add = async ({ member }: ExpiredEvent<Value>) => void (await target.add(member));
  const given = checkSubscription(options);
  return from.subscribe(`move-to:${name}`, add, { concurrency: 64, ...given });
}

/** `INVALID_GROUP`. */
export function checkGroup(group: string): string {
  const pattern = new RegExp(`^[A-Za-z0-9._:/@+-]{1,${CONSTRAINTS.groupCharacters}}$`);
  if (typeof group === 'string' && pattern.test(group)) return group;
  throw new MayflyError(
    'INVALID_GROUP',
    `group must be 1 to ${CONSTRAINTS.groupCharacters} characters of A-Z a-z 0-9 . _ : / @ + -`,
    { field: 'group' },
  );
}

/** `INVALID_PAGE`. */
export function checkListed(limit: number): void {
  checkInteger(limit, 1, CONSTRAINTS.batchMembers, 'INVALID_PAGE', 'limit');
}

/** `INVALID_OPTION`. */
function checkMaxTries(maxTries: number | undefined): void {
  if (maxTries === undefined) return;
  checkInteger(maxTries, 1, CONSTRAINTS.tries, 'INVALID_OPTION', 'maxTries');
}

/** `INVALID_OPTION`. */
export function checkKept(kept: number | undefined, field = 'kept'): void {
  if (kept === undefined) return;
  const { eventsKeptAtLeast, eventsKeptAtMost } = CONSTRAINTS;
  checkInteger(kept, eventsKeptAtLeast, eventsKeptAtMost, 'INVALID_OPTION', field);
}

/** change-log.lua wrote the item in this form. */
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
