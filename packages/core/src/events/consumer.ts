import { randomUUID } from 'node:crypto';
import { endsWithin } from '../ends-within.ts';
import { guardErrorCallback, toError } from '../user-callback.ts';
import { Alarm } from './alarm.ts';
import type { EventStream, Received, Settlement } from './event-stream.ts';
import type { ExpiredEvent } from './expired-event.ts';
import { HeldPart, type Task } from './held-part.ts';
import { Prefetch } from './prefetch.ts';
import { Settlements } from './settlements.ts';

/** Handles one expired member. If it throws or rejects, the event is delivered again. */
export type ExpiryHandler<Value> = (event: ExpiredEvent<Value>) => void | Promise<void>;

export interface ConsumerOptions<Value> {
  readonly handler: ExpiryHandler<Value>;
  /** Events that are handled concurrently. */
  readonly concurrency: number;
  /** After this time without a heartbeat of another consumer, this one takes over its events. */
  readonly leaseMs: number;
  /** Called with the error of a handler and its event, and with errors of Redis. */
  readonly onError: (error: Error, event?: ExpiredEvent<Value>) => unknown;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;

/** While this many events wait for a retry, no others are fetched. */
const MAX_FAILED = 1000;

/** While other consumers may hold events, their leases are checked at least this often. */
const LOOK_MS = 750;

const LONGEST_RENEWAL_MS = 5000;

/**
 * One consumer of a group. It holds few events: those that it handles in some tenths of a second, and at
 * most those of half its lease. Its alarm is set only while there are events: its own, or those of other
 * consumers, which it takes over when their lease ends.
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
  /** In the order of their start. */
  readonly #running = new Map<Task<Value>, Promise<void>>();
  readonly #failed = new Set<Task<Value>>();
  #fetching: Promise<void> | undefined;
  #failedFetches = 0;
  /** Whether there may be events to fetch. */
  #hasMore = false;
  #removesAbsent = false;
  readonly #alarm = new Alarm(() => this.#onAlarm());
  /** The times of the alarm, on the monotonic clock. */
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

  /** Fetches available events. */
  wake(): void {
    this.#hasMore = true;
    this.#advance();
  }

  /** Fetches events whose notification was lost, and removes consumers that have been gone for long. */
  audit(): void {
    this.#removesAbsent = true;
    this.#lookAt = 0;
    this.#advance();
  }

  /**
   * Gives back events that no handler has started, and waits for running handlers and for Redis, for at most
   * `timeoutMs` in all. Resolves to the number of unfinished events: another consumer receives them when the
   * lease ends.
   */
  async stop(): Promise<{ readonly unfinished: number }> {
    this.#stopped = true;
    this.#alarm.clear();
    this.#waiting = [];
    this.#failed.clear();
    // A copy, because settling replaces parts.
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

  /** Does all work that is possible now: starts handlers, fetches events, and sets the alarm. */
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

  /** The number of events to fetch: 0 while more than half of the wanted number is waiting. */
  #demand(): number {
    if (this.#failed.size >= MAX_FAILED) return 0;
    const wanted = this.#prefetch.wanted(this.#longestMs());
    const waiting = this.#waiting.length;
    return waiting > wanted / 2 ? 0 : Math.max(0, wanted - waiting - this.#running.size);
  }

  async #fetch(): Promise<void> {
    const atMost = this.#demand();
    const removeAbsent = this.#removesAbsent;
    const isLook = !this.#hasMore;
    this.#removesAbsent = false;
    if (atMost > 0) this.#hasMore = false;
    try {
      const { leaseMs } = this.#options;
      const received = await this.#stream.receive(this.name, { atMost, leaseMs, removeAbsent });
      // The set was created again, or a failover lost the stream.
      if (!received.exists) await this.#stream.open();
      this.#failedFetches = 0;
      this.#hasMore ||= received.hasMore;
      // Another consumer may have just missed the events that one has fetched, so it fetches again.
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

  #take({ parts, unfinishedParts, nextLapseMs, maxTries }: Received<Value>): void {
    const now = performance.now();
    for (const received of parts) {
      const part = HeldPart.of(received, maxTries);
      this.#parts.add(part);
      if (this.#stopped) this.#settle(part, () => true);
      else this.#waiting.push(...part.tasks.values());
    }
    if (parts.length > 0) {
      this.#prefetch.noteFetch();
      this.#renewAt = Math.min(this.#renewAt, now + this.#renewalMs);
    }
    // A millisecond later, because Redis's time is in whole milliseconds.
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
    if (this.#stopped || !this.#parts.has(task.part) || isTriedEnough(task)) return;
    const retryAt = performance.now() + pauseMs(task.attempts - 1);
    task.retryAt = retryAt;
    this.#failed.add(task);
    this.#retryAt = Math.min(this.#retryAt, retryAt);
  }

  /** Settles a part after all of it was handled, also if some events need a retry. */
  #conclude(part: HeldPart<Value>): void {
    const tasks = [...part.tasks.values()];
    const isOver = (task: Task<Value>) => this.#stopped || isTriedEnough(task);
    const isWhole = tasks.length === part.to - part.from;
    if (!this.#parts.has(part) || (isWhole && !tasks.some(isOver))) return;
    for (const task of tasks) {
      if (this.#running.has(task) || (!isOver(task) && task.retryAt === undefined)) return;
    }
    this.#settle(part, isOver);
  }

  /** Settles the finished events of a part, and gives back some of the rest. */
  #settle(part: HeldPart<Value>, givesBack: (task: Task<Value>) => boolean): void {
    const { id, from, to, tries } = part;
    const ranges = part.ranges((task) => (givesBack(task) ? task.attempts : 'kept'));
    this.#parts.delete(part);
    for (const range of ranges) if (range.as === 'kept') this.#parts.add(part.cut(range));
    this.#settlements.add({ id, from, to, tries, ranges });
  }

  /** Another consumer has taken over a part, so its events that have not started are dropped here. */
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

  /** Renews the leases, and gives back events that this consumer will not start in half its lease. */
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

  /** How long the oldest running handler has been running. */
  #longestMs(): number {
    const [first] = this.#running.keys();
    return first === undefined ? 0 : performance.now() - first.beganAt;
  }
}

function isTriedEnough({ attempts, maxAttempts }: Task<unknown>): boolean {
  return attempts > 0 && attempts >= maxAttempts;
}

function pauseMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
}
