/** What a call that is not answered in time comes to. */
export const LATE = Symbol('late');

/** The calls of one turn of the event loop. They travel together and fail together: that is one failure. */
export class Cohort {
  #giveUps: ((late: typeof LATE) => void)[] = [];
  #unsettled = 0;
  /** For whoever counts failures. */
  hasFailed = false;
  deadline: number;
  /** The deadline passed while this process did not run, so a second one was set. */
  isExtended = false;

  constructor(deadline: number) {
    this.deadline = deadline;
  }

  get isSettled(): boolean {
    return this.#unsettled === 0;
  }

  /** The result of a call, or `LATE`. A late result is ignored, and so is a late error. */
  inTime<Result>(call: Promise<Result>): Promise<Result | typeof LATE> {
    this.#unsettled += 1;
    return new Promise((resolve, reject) => {
      this.#giveUps.push(resolve);
      call.then(
        (result) => {
          this.#settled();
          resolve(result);
        },
        (error: unknown) => {
          this.#settled();
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors
          reject(error);
        },
      );
    });
  }

  #settled(): void {
    this.#unsettled -= 1;
    // What is answered is not kept until the deadline.
    if (this.#unsettled === 0) this.#giveUps = [];
  }

  expire(): void {
    for (const giveUp of this.#giveUps) giveUp(LATE);
  }
}

/**
 * Gives calls the same time to be answered in, with one timer for all of them.
 *
 * An answer that has arrived is never called late because this process was too busy to read it: sockets
 * are read between a timer and what it defers. A deadline that passes while the process does not run at
 * all, so that perhaps nothing was even sent, is set a second time.
 */
export class Deadlines {
  readonly #limitMs: number;
  /** In the order of their deadlines, which is that of their beginnings. */
  #cohorts: Cohort[] = [];
  #current: Cohort | undefined;
  #isTimed = false;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** The calls of this turn. */
  cohort(): Cohort {
    if (this.#current !== undefined) return this.#current;
    const cohort = new Cohort(performance.now() + this.#limitMs);
    this.#current = cohort;
    setImmediate(() => {
      this.#current = undefined;
    });
    this.#cohorts.push(cohort);
    if (!this.#isTimed) this.#setTimer(this.#limitMs);
    return cohort;
  }

  #setTimer(ms: number): void {
    this.#isTimed = true;
    // Not unref'd: somebody waits for it.
    setTimeout(() => setImmediate(() => this.#expire()), ms);
  }

  #expire(): void {
    const now = performance.now();
    const left: Cohort[] = [];
    for (const cohort of this.#cohorts) {
      if (cohort.isSettled) continue;
      const lateMs = now - cohort.deadline;
      if (lateMs < 0) {
        left.push(cohort);
      } else if (lateMs > this.#limitMs / 2 && !cohort.isExtended) {
        cohort.isExtended = true;
        cohort.deadline = now + this.#limitMs;
        left.push(cohort);
      } else {
        cohort.expire();
      }
    }
    this.#cohorts = left.sort((a, b) => a.deadline - b.deadline);
    const [next] = this.#cohorts;
    this.#isTimed = false;
    if (next !== undefined) this.#setTimer(Math.max(Math.ceil(next.deadline - now), 1));
  }
}
