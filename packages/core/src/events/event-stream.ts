import { LIMITS } from '../limits.ts';
import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import { journalled } from '../sets/sorted/scripts.ts';
import { readEntries, type ExpiredEntry } from './expired-event.ts';
import { eventScripts } from './scripts.ts';

export interface EventStreamContext<Value> {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly parseValue: (json: string | null) => Value | null;
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

  /** Makes the set tell of its expired members, and the group be told. O(log N). */
  async open(): Promise<void> {
    const { session, keys } = this.#context;
    const written = journalled(keys, this.set);
    await session.run(eventScripts.openGroup, written.keys, [
      ...written.args,
      this.group,
      this.#kept ?? '',
      LIMITS.eventsKeptByDefault,
    ]);
  }

  /** New entries, after those whose consumers have not been heard of for a lease, if one is given. */
  async receive(
    consumer: string,
    atMost: number,
    leaseMs?: number,
  ): Promise<ExpiredEntry<Value>[]> {
    const { session, parseValue } = this.#context;
    const reply = await session.run(
      eventScripts.receive,
      [this.#key],
      [this.group, consumer, atMost, leaseMs ?? ''],
    );
    if (!reply.flag()) {
      // The set was made anew, or the stream was lost with its master.
      await this.open();
      return [];
    }
    return readEntries(reply, this.set, parseValue);
  }

  /** Finishes an entry: nobody is handed it again. */
  async finish(id: string): Promise<void> {
    await this.#context.session.command((redis) => redis.xack(this.#key, this.group, id));
  }

  /** Shows that the consumer is alive and still has these entries in hand. */
  async renew(consumer: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#context.session.command((redis) =>
      redis.call('XCLAIM', this.#key, this.group, consumer, 0, ...ids, 'JUSTID'),
    );
  }

  async leave(consumer: string): Promise<void> {
    await this.#context.session.run(eventScripts.leave, [this.#key], [this.group, consumer]);
  }

  get #key(): string {
    return this.#context.keys.set(this.set).expired;
  }
}
