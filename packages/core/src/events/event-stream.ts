import { CONSTRAINTS } from '../constraints.ts';
import type { Keys } from '../keys.ts';
import type { ScriptArgument } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { runWithChangeLog } from '../sets/strategies/sorted/scripts.ts';
import { readParts, type ExpiredPart, type Range } from './expired-event.ts';
import { eventScripts } from './scripts.ts';

export interface EventStreamContext<Value> {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly parseValue: (json: string | null) => Value | null;
}

export interface GroupSettings {
  readonly kept?: number | undefined;
  readonly maxTries?: number | undefined;
}

export interface Received<Value> {
  /** Whether the group exists. */
  readonly exists: boolean;
  readonly parts: readonly ExpiredPart<Value>[];
  /** Whether there may be more events. */
  readonly hasMore: boolean;
  /** Unfinished parts of all consumers of the group. */
  readonly unfinishedParts: number;
  /** When the next of them can be taken over, without another heartbeat of its owner. */
  readonly nextLapseMs: number;
  /** How often the group tries an event; Infinity without a bound. */
  readonly maxTries: number;
}

/** The settlement of a part. Events outside of the ranges are finished. */
export interface Settlement extends Range {
  /** Id of the entry. */
  readonly id: string;
  /** How often consumers had begun it before. */
  readonly tries: number;
  readonly ranges: readonly SettledRange[];
}

export interface SettledRange extends Range {
  /** A number: given back after that many tries of this consumer. */
  readonly as: 'kept' | number;
}

/** The stream of a set's expired members, for one group. */
export class EventStream<Value> {
  readonly set: string;
  readonly group: string;
  readonly #context: EventStreamContext<Value>;
  readonly #settings: GroupSettings;

  constructor(
    context: EventStreamContext<Value>,
    { set, group, ...settings }: GroupSettings & { readonly set: string; readonly group: string },
  ) {
    this.#context = context;
    this.set = set;
    this.group = group;
    this.#settings = settings;
  }

  /** The timeout of a stop. */
  get timeoutMs(): number {
    return this.#context.session.timeoutMs;
  }

  /** Makes the set write events of its expired members for the group. Resolves to whether it is new. O(log N). */
  async open(): Promise<boolean> {
    const { kept, maxTries } = this.#settings;
    const reply = await runWithChangeLog(this.#context, eventScripts.openGroup, this.set, [
      this.group,
      kept ?? '',
      CONSTRAINTS.eventsKeptByDefault,
      maxTries ?? '',
    ]);
    return reply.flag();
  }

  /**
   * Up to `atMost` events: those that other consumers gave back, or held without a heartbeat for a lease,
   * then new ones. `removeAbsent`: removes consumers that have been gone for long. `shownAs`: the name that Redis
   * shows for the consumer; its own by default.
   */
  async receive(
    consumer: string,
    request: {
      readonly atMost: number;
      readonly leaseMs: number;
      readonly removeAbsent: boolean;
      readonly shownAs?: string;
    },
  ): Promise<Received<Value>> {
    const { session, keys, parseValue } = this.#context;
    const { atMost, leaseMs, removeAbsent, shownAs = consumer } = request;
    const { meta, expired, unfinished, deadLetters } = keys.set(this.set);
    const reply = await session.run(
      eventScripts.receive,
      [expired, unfinished(this.group), meta, deadLetters(this.group)],
      [
        this.group,
        consumer,
        atMost,
        leaseMs,
        removeAbsent ? 1 : 0,
        shownAs,
        CONSTRAINTS.deadLetters,
      ],
    );
    const exists = reply.flag();
    const hasMore = reply.flag();
    const unfinishedParts = reply.integer();
    const nextLapseMs = reply.expiry();
    const tries = reply.integer();
    const parts = readParts(reply, this.set, parseValue);
    return {
      exists,
      parts,
      hasMore: hasMore || !exists,
      unfinishedParts,
      nextLapseMs,
      maxTries: tries === -1 ? Infinity : tries,
    };
  }

  /** Settles parts, and returns for each whether the consumer still had it. Counts as a heartbeat. */
  async settle(consumer: string, settlements: readonly Settlement[]): Promise<boolean[]> {
    const { session, keys } = this.#context;
    const args: ScriptArgument[] = [consumer, keys.notifications, `expired:${this.set}`];
    for (const { id, from, to, tries, ranges } of settlements) {
      args.push(id, from, to, tries, ranges.length);
      for (const range of ranges) args.push(range.from, range.to, range.as);
    }
    const reply = await session.run(eventScripts.settle, [this.#unfinished], args);
    return settlements.map(() => reply.flag());
  }

  async leave(consumer: string): Promise<void> {
    await this.#context.session.run(eventScripts.leave, [this.#key], [this.group, consumer]);
  }

  get #key(): string {
    return this.#context.keys.set(this.set).expired;
  }

  get #unfinished(): string {
    return this.#context.keys.set(this.set).unfinished(this.group);
  }
}
