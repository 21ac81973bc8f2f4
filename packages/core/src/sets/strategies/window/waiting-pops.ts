import type { Notifications } from '../../../redis/notifications.ts';
import type { ScoredRow } from '../../scored/page.ts';
import type { WindowEnd, WindowOperations } from './operations.ts';

/** The interval of retries of waiting pops, because notifications can get lost. */
const LOOK_MS = 5000;

/** Each try requests announcements for some time after the next one. */
const ANNOUNCED_MS = 2 * LOOK_MS;

/** How long the connection for notifications stays open between the pops of a loop. */
const LINGER_MS = 1000;

/** The maximum number of pops that are tried at the same time: as many as one script takes. */
const TRIED_AT_ONCE = 64;

interface Waiter {
  readonly end: WindowEnd;
  readonly resolve: (row: ScoredRow | null) => void;
  readonly reject: (error: unknown) => void;
  /** Ends the timer and stops listening to the signal. */
  readonly stop: () => void;
  /** A pop is in progress. This waiter receives its element, even after the timeout. */
  isTrying: boolean;
  isOver: boolean;
}

/** The waiting pops of one window set, first come, first served. */
class Line {
  readonly #pop: (end: WindowEnd) => Promise<ScoredRow | null>;
  readonly #waiters: Waiter[] = [];
  readonly #onEmpty: () => void;
  #isServing = false;
  #hasRung = false;

  constructor(pop: (end: WindowEnd) => Promise<ScoredRow | null>, onEmpty: () => void) {
    this.#pop = pop;
    this.#onEmpty = onEmpty;
  }

  get isEmpty(): boolean {
    return this.#waiters.length === 0;
  }

  /** Resolves to an element, or to null after the timeout or when the signal aborts. */
  wait(end: WindowEnd, waitMs: number, signal?: AbortSignal): Promise<ScoredRow | null> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiter.isOver = true;
        if (!waiter.isTrying) this.#leave(waiter, () => resolve(null));
      };
      const timer = setTimeout(giveUp, waitMs);
      signal?.addEventListener('abort', giveUp);
      const stop = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const waiter: Waiter = { end, resolve, reject, stop, isTrying: false, isOver: false };
      this.#waiters.push(waiter);
      this.ring();
    });
  }

  /** Elements may be available. */
  ring(): void {
    this.#hasRung = true;
    if (!this.#isServing) void this.#serve();
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    // The pops that begin to wait in this turn are tried together.
    await Promise.resolve();
    while (this.#hasRung && !this.isEmpty) {
      this.#hasRung = false;
      const tried = this.#waiters.slice(0, TRIED_AT_ONCE);
      const outcomes = await Promise.all(tried.map((waiter) => this.#try(waiter)));
      // If each pop received an element, there may be more.
      if (outcomes.every((found) => found)) this.#hasRung = true;
    }
    this.#isServing = false;
  }

  /** Whether the waiter received an element. */
  async #try(waiter: Waiter): Promise<boolean> {
    waiter.isTrying = true;
    try {
      const row = await this.#pop(waiter.end);
      if (row !== null || waiter.isOver) this.#leave(waiter, () => waiter.resolve(row));
      return row !== null;
    } catch (error) {
      this.#leave(waiter, () => waiter.reject(error));
      return false;
    } finally {
      waiter.isTrying = false;
    }
  }

  #leave(waiter: Waiter, answer: () => void): void {
    this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
    waiter.stop();
    answer();
    if (this.isEmpty) this.#onEmpty();
  }
}

/**
 * The waiting pops of all window sets of one connection. Nothing waits in Redis. A pop without an element requests
 * announcements of additions (push.lua), and is tried again at each notification. Each element goes to one pop,
 * because one script removes it.
 */
export class WaitingPops {
  readonly #notifications: Notifications;
  readonly #pop: WindowOperations['pop'];
  readonly #lines = new Map<string, Line>();

  constructor(notifications: Notifications, pop: WindowOperations['pop']) {
    this.#notifications = notifications;
    this.#pop = pop;
  }

  /** An element of a set, or null if none was added before the timeout or the abort. */
  async pop(
    set: string,
    end: WindowEnd,
    waitMs: number,
    signal?: AbortSignal,
  ): Promise<ScoredRow | null> {
    const since = performance.now();
    if (this.#lines.get(set)?.isEmpty !== false) {
      const row = await this.#pop.submit(set, { end, announceForMs: 0 });
      if (row !== null || signal?.aborted === true) return row;
    }
    const left = Math.max(0, waitMs - Math.floor(performance.now() - since));
    return this.#lineOf(set).wait(end, left, signal);
  }

  #lineOf(set: string): Line {
    const known = this.#lines.get(set);
    if (known !== undefined) return known;
    let lingering: NodeJS.Timeout | undefined;
    const close = () => {
      if (!line.isEmpty) return;
      this.#lines.delete(set);
      clearInterval(looking);
      stopListening();
    };
    const line = new Line(
      (end) => this.#pop.submit(set, { end, announceForMs: ANNOUNCED_MS }),
      () => {
        clearTimeout(lingering);
        lingering = setTimeout(close, LINGER_MS).unref();
      },
    );
    this.#lines.set(set, line);
    const looking = setInterval(() => line.ring(), LOOK_MS).unref();
    const stopListening = this.#notifications.listen({
      topic: `window:${set}`,
      onNotification: () => line.ring(),
      onListening: () => line.ring(),
    });
    return line;
  }
}
