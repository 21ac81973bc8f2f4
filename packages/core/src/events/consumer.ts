import { randomUUID } from 'node:crypto';
import { endsWithin } from '../ends-within.ts';
import { guardErrorCallback, toError } from '../user-callback.ts';
import { Alarm } from './alarm.ts';
import type { EventStream, Received, Settlement } from './event-stream.ts';
import type { ExpiredEvent } from './expired-event.ts';
import { HeldPart, type Task } from './held-part.ts';
import { Prefetch } from './prefetch.ts';
import { Settlements } from './settlements.ts';

/** Handles one expired member. If it throws, or rejects, the event comes again. */
export type ExpiryHandler<Value> = (event: ExpiredEvent<Value>) => void | Promise<void>;

export interface ConsumerOptions<Value> {
  readonly handler: ExpiryHandler<Value>;
  /** Events that are handled at the same time. */
  readonly concurrency: number;
  /** After so long without a sign of life of another consumer this one takes over what it has in hand. */
  readonly leaseMs: number;
  /** Called with the error of a handler and its event, and with the error of a failing Redis. */
  readonly onError: (error: Error, event?: ExpiredEvent<Value>) => unknown;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;

/** While so many events wait for another try, no others are fetched. */
const MOST_FAILED = 1000;

/** While other consumers may have events in hand, their leases are looked at this often at least. */
const LOOK_MS = 750;

const LONGEST_RENEWAL_MS = 5000;

/**
 * One consumer of a group. It holds few events: what it handles in some tenths of a second, and no more than
 * it handles in half its lease. Its alarm is set only while there is something to look after: events in hand,
 * or those of other consumers, which it takes over when their lease is over.
 */
export class Consumer<Value> {
  readonly name = randomUUID();
  readonly #stream: EventStream<Value>;
  readonly #options: ConsumerOptions<Value>;
  readonly #onError: (error: Error, event?: ExpiredEvent<Value>) => void;
  readonly #prefetch: Prefetch;
  readonly #settlements: Settlements;
  readonly #parts = new Set<HeldPart<Value>>();
  #waiting: Task<Value>[] = [];
  /** In the order in which they began. */
  readonly #running = new Map<Task<Value>, Promise<void>>();
  readonly #failed = new Set<Task<Value>>();
  #fetching: Promise<void> | undefined;
  #failedFetches = 0;
  /** Whether there may be events to fetch. */
  #hasMore = false;
  #strikesOff = false;
  readonly #alarm = new Alarm(() => this.#onAlarm());
  /** What the alarm is for: moments on the monotonic clock. */
  #lookAt = Infinity;
  #renewAt = Infinity;
  #retryAt = Infinity;
  #stopped = false;

  constructor(stream: EventStream<Value>, options: ConsumerOptions<Value>) {
    this.#stream = stream;
    this.#options = options;
    this.#onError = guardErrorCallback(options.onError);
    this.#prefetch = new Prefetch(options.concurrency, options.leaseMs);
    this.#settlements = new Settlements({
      send: (some) => stream.settle(this.name, some),
      onLost: (settlement) => this.#lose(settlement),
      onError: (error) => this.#onError(error),
    });
  }

  get set(): string {
    return this.#stream.set;
  }

  /** Fetches what there is. */
  wake(): void {
    this.#hasMore = true;
    this.#advance();
  }

  /** Looks for events that no ring announced, and forgets consumers that have been gone for long. */
  audit(): void {
    this.#strikesOff = true;
    this.#lookAt = 0;
    this.#advance();
  }

  /**
   * Gives back what no handler has begun with, and waits for the handlers that run and for Redis, for
   * `timeoutMs` at most in all. Resolves to the number of events that are not finished by then: another
   * consumer is handed them when the lease is over.
   */
  async stop(): Promise<{ readonly unfinished: number }> {
    this.#stopped = true;
    this.#alarm.clear();
    this.#waiting = [];
    this.#failed.clear();
    // A copy: settling replaces parts.
    const parts = [...this.#parts];
    for (const part of parts) this.#settle(part, (task) => !this.#running.has(task));
    await endsWithin(this.#stream.timeoutMs, this.#end());
    return { unfinished: this.#running.size + this.#settlements.unsentEvents };
  }

  async #end(): Promise<void> {
    await this.#fetching;
    const leaving = this.#stream.leave(this.name).catch((error) => this.#onError(toError(error)));
    await Promise.all(this.#running.values());
    await this.#settlements.send();
    await leaving;
  }

  /** Does what can be done now: begins with events, fetches others, and sets the alarm. */
  #advance(): void {
    if (this.#stopped) return;
    while (this.#running.size < this.#options.concurrency) {
      const task = this.#waiting.shift();
      if (task === undefined) break;
      this.#running.set(task, this.#handle(task));
    }
    if ((this.#hasMore && this.#demand() > 0) || performance.now() >= this.#lookAt) {
      this.#fetching ??= this.#fetch();
    }
    const lookAt = this.#fetching === undefined ? this.#lookAt : Infinity;
    this.#alarm.set(Math.min(lookAt, this.#renewAt, this.#retryAt));
  }

  /** How many events to ask for: none while more than half of what it should hold is waiting. */
  #demand(): number {
    if (this.#failed.size >= MOST_FAILED) return 0;
    const wanted = this.#prefetch.wanted(this.#longestMs());
    const waiting = this.#waiting.length;
    return waiting > wanted / 2 ? 0 : Math.max(0, wanted - waiting - this.#running.size);
  }

  async #fetch(): Promise<void> {
    const atMost = this.#demand();
    const strikeOff = this.#strikesOff;
    const isLook = !this.#hasMore;
    this.#strikesOff = false;
    if (atMost > 0) this.#hasMore = false;
    try {
      const { leaseMs } = this.#options;
      const received = await this.#stream.receive(this.name, { atMost, leaseMs, strikeOff });
      this.#failedFetches = 0;
      this.#hasMore ||= received.hasMore;
      // What one consumer has fetched another may have just missed: it looks once more.
      this.#lookAt = isLook ? Infinity : performance.now() + LOOK_MS;
      this.#take(received);
    } catch (error) {
      this.#onError(toError(error));
      this.#lookAt = performance.now() + pauseMs(this.#failedFetches);
      this.#failedFetches += 1;
    }
    this.#fetching = undefined;
    this.#advance();
  }

  #take({ parts, unfinishedParts, nextLapseMs }: Received<Value>): void {
    const now = performance.now();
    for (const received of parts) {
      const part = HeldPart.of(received);
      this.#parts.add(part);
      if (this.#stopped) this.#settle(part, () => true);
      else this.#waiting.push(...part.tasks.values());
    }
    if (parts.length > 0) {
      this.#prefetch.noteFetch();
      this.#renewAt = Math.min(this.#renewAt, now + this.#renewalMs);
    }
    // A millisecond later, as Redis tells the time in whole ones.
    const lookMs = Math.min(nextLapseMs + 1, LOOK_MS);
    if (unfinishedParts > this.#parts.size) this.#lookAt = Math.min(this.#lookAt, now + lookMs);
  }

  async #handle(task: Task<Value>): Promise<void> {
    const beganAt = performance.now();
    const redelivered = task.event.redelivered || task.attempts > 0;
    const event = redelivered ? { ...task.event, redelivered } : task.event;
    task.beganAt = beganAt;
    task.attempts += 1;
    // It counts as running before a handler can throw.
    await Promise.resolve();
    try {
      await this.#options.handler(event);
      task.part.tasks.delete(task.place);
    } catch (error) {
      this.#onError(toError(error), event);
      this.#fail(task);
    }
    this.#prefetch.note(performance.now() - beganAt);
    this.#running.delete(task);
    this.#conclude(task.part);
    this.#advance();
  }

  #fail(task: Task<Value>): void {
    if (this.#stopped || !this.#parts.has(task.part)) return;
    const retryAt = performance.now() + pauseMs(task.attempts - 1);
    task.retryAt = retryAt;
    this.#failed.add(task);
    this.#retryAt = Math.min(this.#retryAt, retryAt);
  }

  /** Settles a part when all of it was handled, if only to be tried again. */
  #conclude(part: HeldPart<Value>): void {
    const { size } = part.tasks;
    const isWhole = size === part.to - part.from;
    if (!this.#parts.has(part) || (isWhole && !this.#stopped)) return;
    for (const task of part.tasks.values()) {
      if (this.#running.has(task) || (!this.#stopped && task.retryAt === undefined)) return;
    }
    this.#settle(part, () => this.#stopped);
  }

  /** Tells Redis what was finished of a part, and gives back some of the rest. */
  #settle(part: HeldPart<Value>, givesBack: (task: Task<Value>) => boolean): void {
    const { id, from, to } = part;
    const ranges = part.ranges((task) => {
      if (!givesBack(task)) return 'kept';
      return task.attempts > 0 || task.event.redelivered ? 'begun' : 'unbegun';
    });
    this.#parts.delete(part);
    for (const range of ranges) if (range.as === 'kept') this.#parts.add(part.cut(range));
    this.#settlements.add({ id, from, to, ranges });
  }

  /** Another consumer has taken over a part: what has not begun is left to it. */
  #lose({ id, from, to }: Settlement): void {
    const isLost = ({ part }: Task<Value>) => part.id === id && part.from >= from && part.to <= to;
    this.#waiting = this.#waiting.filter((task) => !isLost(task));
    for (const task of this.#failed) if (isLost(task)) this.#failed.delete(task);
    for (const part of this.#parts) {
      if (part.id === id && part.from >= from && part.to <= to) this.#parts.delete(part);
    }
  }

  #onAlarm(): void {
    const now = performance.now();
    if (now >= this.#retryAt) this.#retry(now);
    if (now >= this.#renewAt) this.#renew(now);
    this.#advance();
  }

  #retry(now: number): void {
    this.#retryAt = Infinity;
    for (const task of this.#failed) {
      const { retryAt = now } = task;
      if (retryAt > now) {
        this.#retryAt = Math.min(this.#retryAt, retryAt);
        continue;
      }
      this.#failed.delete(task);
      task.retryAt = undefined;
      this.#waiting.push(task);
    }
  }

  /** Shows that it lives, and gives back what it will not come to in half its lease. */
  #renew(now: number): void {
    const isBehind = this.#settlements.unsentEvents > 0;
    if (isBehind) void this.#settlements.send();
    const room = this.#prefetch.most(this.#longestMs()) - this.#running.size;
    const givenBack = new Set(this.#waiting.splice(Math.max(0, room)));
    const parts = [...this.#parts];
    for (const part of parts) {
      const gives = [...part.tasks.values()].some((task) => givenBack.has(task));
      if (gives || !isBehind) this.#settle(part, (task) => givenBack.has(task));
    }
    const isHolding = this.#parts.size > 0 || isBehind;
    this.#renewAt = isHolding ? now + this.#renewalMs : Infinity;
  }

  get #renewalMs(): number {
    return Math.min(this.#options.leaseMs / 4, LONGEST_RENEWAL_MS);
  }

  /** How long the event has been handled that was begun first of those that are. */
  #longestMs(): number {
    const [first] = this.#running.keys();
    return first === undefined ? 0 : performance.now() - first.beganAt;
  }
}

function pauseMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
}
