import type { SweptStep } from '@mayfly/core';

const SECONDS = 60;

interface Second {
  readonly second: number;
  ended: number;
  worstLagMs: number;
}

export interface SweepFigures {
  /** Counts for each of the last sixty whole seconds, the latest last. */
  readonly endedPerSecond: number[];
  readonly worstLagMs: number;
}

/** Counts the members that this process's sweeper has expired in the last minute, per second. */
export class SweepTally {
  readonly #clock: () => number;
  readonly #ring: (Second | undefined)[] = [];

  /** `clock`: in ms. Never goes back. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  note({ removed, lateMs }: Pick<SweptStep, 'removed' | 'lateMs'>): void {
    if (removed === 0) return;
    const second = Math.floor(this.#clock() / 1000);
    const index = second % (SECONDS + 1);
    const kept = this.#ring[index];
    const current = kept?.second === second ? kept : { second, ended: 0, worstLagMs: 0 };
    current.ended += removed;
    current.worstLagMs = Math.max(current.worstLagMs, lateMs);
    this.#ring[index] = current;
  }

  read(): SweepFigures {
    const current = Math.floor(this.#clock() / 1000);
    const endedPerSecond = Array.from({ length: SECONDS }, (_, index) => {
      const second = current - SECONDS + index;
      const kept = this.#ring[second % (SECONDS + 1)];
      return kept?.second === second ? kept.ended : 0;
    });
    const lags = this.#ring
      .filter((kept) => kept !== undefined && current - kept.second <= SECONDS)
      .map((kept) => kept?.worstLagMs ?? 0);
    return { endedPerSecond, worstLagMs: Math.max(0, ...lags) };
  }
}
