import type { Turn, TurnQueue } from './turn-queue.ts';

/** The result of a call without an answer in time. */
export const LATE = Symbol('late');

/** The share of the limit by which an idle process looks late at most. */
const LATE_SHARE = 0.1;

/** The calls of one turn of the event loop. They travel together and fail together, as one failure. */
export class Cohort {
  readonly #timeouts: CallTimeouts;
  #giveUps: (() => void)[] = [];
  #unsettled = 0;
  /** For callers that count failures. */
  hasFailed = false;
  readonly turn: Turn;
  /** A second deadline, because this process looked late after the first one. */
  extendedTo: number | undefined;

  constructor(timeouts: CallTimeouts, turn: Turn) {
    this.#timeouts = timeouts;
    this.turn = turn;
  }

  /** Begins a call. `giveUp` runs at the deadline, unless all calls of the turn have settled by then. */
  begin(giveUp: () => void): void {
    if (this.#unsettled === 0) this.#timeouts.waitsFor(this);
    this.#unsettled += 1;
    this.#giveUps.push(giveUp);
  }

  /** Ends a call that was begun. */
  settle(): void {
    this.#unsettled -= 1;
    if (this.#unsettled > 0) return;
    // Answered calls are not kept until the deadline.
    this.#giveUps = [];
    this.#timeouts.settled(this);
  }

  /** The result of a call, or `LATE`. Late results and late errors are ignored. */
  inTime<Result>(call: Promise<Result>): Promise<Result | typeof LATE> {
    return new Promise((resolve, reject) => {
      this.begin(() => resolve(LATE));
      call.then(
        (result) => {
          this.settle();
          resolve(result);
        },
        (error: unknown) => {
          this.settle();
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors
          reject(error);
        },
      );
    });
  }

  expire(): void {
    for (const giveUp of this.#giveUps.splice(0)) giveUp();
  }
}

/**
 * Gives all calls the same timeout, with one timer for all of them. It measures the silence of Redis, and not
 * how busy this process is: it begins when the commands of the turn are sent, and ends when the process reads
 * its sockets. An answer that has arrived by then is never late: sockets are read between a timer and its
 * `setImmediate`. If the process looks late, it was busy or did not run, and perhaps Redis did not run either. So
 * the deadline is then set a second time.
 */
export class CallTimeouts {
  readonly #queue: TurnQueue;
  readonly #limitMs: number;
  /** The cohorts with unsettled calls. */
  readonly #waiting = new Set<Cohort>();
  #current: Cohort | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `queue`: sends the calls. */
  constructor(queue: TurnQueue, limitMs: number) {
    this.#queue = queue;
    this.#limitMs = limitMs;
  }

  /** The calls of this turn. */
  cohort(): Cohort {
    const turn = this.#queue.turn();
    if (this.#current?.turn !== turn) this.#current = new Cohort(this, turn);
    return this.#current;
  }

  waitsFor(cohort: Cohort): void {
    this.#waiting.add(cohort);
    if (this.#timer === undefined) this.#setTimer(this.#limitMs);
    else if (this.#waiting.size === 1) this.#timer.ref();
  }

  /** The timer stays for later calls, but does not keep the process alive without calls. */
  settled(cohort: Cohort): void {
    this.#waiting.delete(cohort);
    if (this.#waiting.size === 0) this.#timer?.unref();
  }

  #setTimer(ms: number): void {
    this.#timer = setTimeout(() => {
      const readAt = performance.now();
      setImmediate(() => {
        this.#queue.answerAll();
        setImmediate(() => this.#expire(readAt));
      });
    }, ms);
  }

  /** `readAt`: no later than the last reading of sockets. */
  #expire(readAt: number): void {
    this.#timer = undefined;
    const now = performance.now();
    let next = now + this.#limitMs;
    for (const cohort of this.#waiting) {
      let deadline = cohort.extendedTo ?? cohort.turn.sentAt + this.#limitMs;
      if (readAt >= deadline) {
        const isBusy = now - deadline > this.#limitMs * LATE_SHARE;
        if (!isBusy || cohort.extendedTo !== undefined) {
          this.#waiting.delete(cohort);
          cohort.expire();
          continue;
        }
        deadline = cohort.extendedTo = now + this.#limitMs;
      }
      next = Math.min(next, deadline);
    }
    if (this.#waiting.size > 0) this.#setTimer(Math.max(Math.ceil(next - now), 1));
  }
}
