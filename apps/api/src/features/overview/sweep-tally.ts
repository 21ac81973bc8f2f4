import { MayflyError, type Mayfly, type SweptStep, type TimeSeries } from '@mayfly/core';

const SECONDS = 60;
const SECOND_MS = 1000;

/** The roll-ups of a series have 360 times in the retention: this makes them one second wide. */
const RETENTION_MS = 360 * SECOND_MS;

/** All instances write to one source, so its roll-ups are those of all. */
const SOURCE = 'all';

export interface SweepFigures {
  /** Counts for each of the last sixty whole seconds, the latest last. */
  readonly endedPerSecond: number[];
  readonly worstLagMs: number;
}

interface SweepTallyOptions {
  readonly mayfly: Mayfly;
  /** Receives the error of a failed write. The counts of that second are then missing. */
  readonly onError: (error: MayflyError) => void;
}

/** Counts the members that the sweepers of all instances have expired in the last minute, per second. */
export class SweepTally {
  readonly #series: TimeSeries<'ended' | 'lateMs'>;
  readonly #onError: (error: MayflyError) => void;
  #ended = 0;
  #worstLagMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ mayfly, onError }: SweepTallyOptions) {
    this.#series = mayfly.series('sweeps', { retentionMs: RETENTION_MS });
    this.#onError = onError;
  }

  /** Counts a step of this process's sweeper. Other instances see it at most a second later. */
  note({ removed, lateMs }: Pick<SweptStep, 'removed' | 'lateMs'>): void {
    if (removed === 0) return;
    this.#ended += removed;
    this.#worstLagMs = Math.max(this.#worstLagMs, lateMs);
    this.#timer ??= setTimeout(() => void this.flush(), SECOND_MS).unref();
  }

  /** Stores what is not stored yet. Never rejects. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#ended === 0) return;
    const sample = { ended: this.#ended, lateMs: this.#worstLagMs };
    this.#ended = 0;
    this.#worstLagMs = 0;
    try {
      await this.#series.append(SOURCE, sample);
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      this.#onError(error);
    }
  }

  /** `REDIS_UNAVAILABLE`. */
  async read(): Promise<SweepFigures> {
    const { from, stepMs, now, sources } = await this.#series.query({
      fields: ['ended', 'lateMs'],
      aggregate: ['sum', 'max'],
      points: SECONDS + 2,
      lastMs: (SECONDS + 1) * SECOND_MS,
      sources: [SOURCE],
    });
    const fields = sources[0]?.fields;
    const first = Math.floor(now / SECOND_MS) - SECONDS;
    const endedPerSecond = Array.from({ length: SECONDS }, (_, index) => {
      const point = ((first + index) * SECOND_MS - from) / stepMs;
      return fields?.ended.sum[point] ?? 0;
    });
    const lags = fields?.lateMs.max ?? [];
    return { endedPerSecond, worstLagMs: Math.max(0, ...lags.map((lag) => lag ?? 0)) };
  }
}
