/** The result of a call without an answer in time. */
export const LATE = Symbol('late');

/** The calls of one turn of the event loop. They travel together and fail together, as one failure. */
export class Cohort {
  readonly #timeouts: CallTimeouts;
  #giveUps: (() => void)[] = [];
  #unsettled = 0;
  /** For callers that count failures. */
  hasFailed = false;
  deadline: number;
  /** The deadline passed while this process did not run, so a second one was set. */
  isExtended = false;

  constructor(timeouts: CallTimeouts, deadline: number) {
    this.#timeouts = timeouts;
    this.deadline = deadline;
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
 * Gives all calls the same timeout, with one timer for all of them.
 *
 * An answer that has arrived is never late because this process was busy: sockets are read between a timer
 * and its `setImmediate`. If a deadline passes while the process does not run at all, perhaps nothing was
 * sent, so it is set a second time.
 */
export class CallTimeouts {
  readonly #limitMs: number;
  /** The cohorts with unsettled calls. */
  readonly #waiting = new Set<Cohort>();
  #current: Cohort | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** The calls of this turn. */
  cohort(): Cohort {
    if (this.#current !== undefined) return this.#current;
    const cohort = new Cohort(this, performance.now() + this.#limitMs);
    this.#current = cohort;
    setImmediate(() => {
      this.#current = undefined;
    });
    return cohort;
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
    this.#timer = setTimeout(() => setImmediate(() => this.#expire()), ms);
  }

  #expire(): void {
    this.#timer = undefined;
    const now = performance.now();
    let next = Infinity;
    for (const cohort of this.#waiting) {
      const lateMs = now - cohort.deadline;
      if (lateMs > this.#limitMs / 2 && !cohort.isExtended) {
        cohort.isExtended = true;
        cohort.deadline = now + this.#limitMs;
      } else if (lateMs >= 0) {
        this.#waiting.delete(cohort);
        cohort.expire();
        continue;
      }
      next = Math.min(next, cohort.deadline);
    }
    if (this.#waiting.size > 0) this.#setTimer(Math.max(Math.ceil(next - now), 1));
  }
}
