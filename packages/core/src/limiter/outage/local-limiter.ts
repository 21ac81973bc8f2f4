import type { CheckedLimit } from '../limit.ts';
import type { MonotonicClock } from './circuit-breaker.ts';
import { BoundedMap } from '../../bounded-map.ts';

interface Window {
  endsAt: number;
  used: number;
}

/** Without `retryAfterMs`, the cost of a denied call can never pass. */
export interface LocalVerdict {
  readonly passes: boolean;
  readonly retryAfterMs?: number;
}

/**
 * Limits of this process: a share of each limit in a window that begins with the first call after the
 * previous one, for any algorithm. It has no overrides and no blocks, which are in Redis.
 *
 * A call passes all limits and counts in all, or counts in none. O(limits), and bounded in memory: the key
 * that was used longest ago is removed first.
 */
export class LocalLimiter {
  readonly #limits: readonly { readonly most: number; readonly windowMs: number }[];
  readonly #clock: MonotonicClock;
  readonly #windows: BoundedMap<readonly Window[]>;

  constructor(
    limits: readonly CheckedLimit[],
    { share, keys }: { readonly share: number; readonly keys: number },
    clock: MonotonicClock,
  ) {
    this.#limits = limits.map(({ limit, windowMs }) => ({
      most: Math.max(Math.floor(limit * share), 1),
      windowMs,
    }));
    this.#clock = clock;
    this.#windows = new BoundedMap(keys);
  }

  decide(key: string, cost: number, counts: boolean): LocalVerdict {
    const now = this.#clock();
    const before = this.#windows.get(key);
    const windows = this.#limits.map(({ windowMs }, i): Window => {
      const window = before?.[i];
      return window !== undefined && now < window.endsAt
        ? window
        : { endsAt: now + windowMs, used: 0 };
    });
    let waitMs = 0;
    for (const [i, { most }] of this.#limits.entries()) {
      const window = windows[i];
      if (window === undefined || window.used + cost <= most) continue;
      waitMs = Math.max(waitMs, cost > most ? Infinity : window.endsAt - now);
    }
    if (waitMs === Infinity) return { passes: false };
    if (waitMs > 0) return { passes: false, retryAfterMs: Math.ceil(waitMs) };
    if (counts) {
      for (const window of windows) window.used += cost;
      this.#windows.set(key, windows);
    }
    return { passes: true };
  }
}
