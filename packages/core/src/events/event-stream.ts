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

export interface Received<Value> {
  readonly parts: readonly ExpiredPart<Value>[];
  /** Whether there may be more to hand out. */
  readonly hasMore: boolean;
  /** Parts that all consumers of the group together have not finished. */
  readonly unfinishedParts: number;
  /** When the next of them can be taken over if its owner shows no more sign of life. */
  readonly nextLapseMs: number;
}

/** What a consumer does with a part that it has in hand. What is in no range is finished. */
export interface Settlement extends Range {
  /** Id of the entry. */
  readonly id: string;
  readonly ranges: readonly SettledRange[];
}

export interface SettledRange extends Range {
  /** `unbegun`, `begun`: given back, and whether a handler had any of it in hand. */
  readonly as: 'kept' | 'unbegun' | 'begun';
}

/** The stream of a set's expired members, as one group sees it. */
export class EventStream<Value> {
  readonly set: string;
  readonly group: string;
  readonly #context: EventStreamContext<Value>;
  readonly #kept: number | undefined;

  constructor(
    context: EventStreamContext<Value>,
    options: { readonly set: string; readonly group: string; readonly kept: number | undefined },
  ) {
    this.#context = context;
    this.set = options.set;
    this.group = options.group;
    this.#kept = options.kept;
  }

  /** How long a stop waits for Redis. */
  get timeoutMs(): number {
    return this.#context.session.timeoutMs;
  }

  /** Makes the set tell of its expired members, and the group be told. O(log N). */
  async open(): Promise<void> {
    await runWithChangeLog(this.#context, eventScripts.openGroup, this.set, [
      this.group,
      this.#kept ?? '',
      CONSTRAINTS.eventsKeptByDefault,
    ]);
  }

  /**
   * Up to `atMost` events: those that other consumers gave back, or had in hand and showed no sign of life
   * for a lease, then new ones. `strikeOff`: consumers that have not been heard of for long are forgotten.
   */
  async receive(
    consumer: string,
    request: { readonly atMost: number; readonly leaseMs: number; readonly strikeOff: boolean },
  ): Promise<Received<Value>> {
    const { session, parseValue } = this.#context;
    const { atMost, leaseMs, strikeOff } = request;
    const reply = await session.run(
      eventScripts.receive,
      [this.#key, this.#unfinished],
      [this.group, consumer, atMost, leaseMs, strikeOff ? 1 : 0],
    );
    const exists = reply.flag();
    const hasMore = reply.flag();
    const unfinishedParts = reply.integer();
    const nextLapseMs = reply.expiry();
    // The set was made anew, or the stream was lost with its master.
    if (!exists) await this.open();
    const parts = readParts(reply, this.set, parseValue);
    return { parts, hasMore: hasMore || !exists, unfinishedParts, nextLapseMs };
  }

  /** Settles parts, and says of each whether the consumer still had it. Shows that the consumer lives. */
  async settle(consumer: string, settlements: readonly Settlement[]): Promise<boolean[]> {
    const { session, keys } = this.#context;
    const args: ScriptArgument[] = [consumer, keys.notifications, `expired:${this.set}`];
    for (const { id, from, to, ranges } of settlements) {
      args.push(id, from, to, ranges.length);
      for (const range of ranges) {
        args.push(range.from, range.to, range.as === 'unbegun' ? '' : range.as);
      }
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
