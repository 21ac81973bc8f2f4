/** What a call that is not answered in time comes to. */
export const LATE = Symbol('late');

/** The calls of one turn of the event loop. They travel together and fail together: that is one failure. */
export class Cohort {
  readonly #timeouts: CallTimeouts;
  #giveUps: (() => void)[] = [];
  #unsettled = 0;
  /** For those who count failures. */
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
    // What is answered is not kept until the deadline.
    this.#giveUps = [];
    this.#timeouts.settled(this);
  }

  /** The result of a call, or `LATE`. A late result is ignored, and so is a late error. */
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
 * Gives calls the same time to be answered in, with one timer for all of them.
 *
 * An answer that has arrived is never called late because this process was too busy to read it: sockets
 * are read between a timer and what it defers. A deadline that passes while the process does not run at
 * all, so that perhaps nothing was even sent, is set a second time.
 */
export class CallTimeouts {
  readonly #limitMs: number;
  /** Those with calls that are not settled. */
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

  /** The timer goes on for the calls to come, but keeps no process alive that waits for none. */
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
