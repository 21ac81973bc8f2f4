import type { Limit, LimitAlgorithm } from '../../src/index.ts';

/**
 * A minimal model of one limit: its state, and whether a call passes at a given time. The wait, the
 * remaining capacity and the reset time follow from questions about other times.
 */
interface Model {
  passes(now: number, cost: number): boolean;
  take(now: number, cost: number): void;
  /** Counts also what does not pass, up to the limit. */
  penalise(now: number, cost: number): void;
  giveBack(now: number, cost: number, decidedAt: number | undefined): void;
}

type Sizes = Required<Pick<Limit, 'limit' | 'windowMs'>> & { readonly burst: number };

/** All times, in order. */
function log({ limit, windowMs }: Sizes): Model {
  let moments: number[] = [];
  const live = (now: number) => moments.filter((moment) => moment + windowMs > now);
  return {
    passes: (now, cost) => live(now).length + cost <= limit,
    take(now, cost) {
      moments.push(...Array.from({ length: cost }, () => now));
    },
    penalise(now, cost) {
      const penalty = Array.from({ length: cost }, () => now);
      moments = [...live(now), ...penalty].slice(-limit);
    },
    giveBack(now, cost, decidedAt) {
      const from = decidedAt === undefined ? 0 : live(now).indexOf(decidedAt);
      const units = decidedAt === undefined ? cost : moments.filter((m) => m === decidedAt).length;
      moments = live(now);
      if (from >= 0) moments.splice(from, Math.min(cost, units));
    },
  };
}

/** The start of the window, and the units in it. */
function fixed({ limit, windowMs }: Sizes): Model {
  let start = -Infinity;
  let used = 0;
  const usedAt = (now: number) => (now < start + windowMs ? used : 0);
  return {
    passes: (now, cost) => usedAt(now) + cost <= limit,
    take(now, cost) {
      used = usedAt(now) + cost;
      if (used === cost) start = now;
    },
    penalise(now, cost) {
      const before = usedAt(now);
      if (before === 0) start = now;
      used = Math.min(before + cost, limit);
    },
    giveBack(now, cost, decidedAt = now) {
      used = Math.max(0, usedAt(now) - (decidedAt < start ? 0 : cost));
      if (used === 0) start = -Infinity;
    },
  };
}

/** Consecutive windows; as fractions, so that there is no rounding. */
function counter({ limit, windowMs }: Sizes): Model {
  let start = 0;
  let used = 0;
  let before = 0;
  const at = (now: number) => {
    const passed = Math.floor((now - start) / windowMs);
    if (passed === 0) return { start, used, before };
    if (passed === 1) return { start: start + windowMs, used: 0, before: used };
    return { start: now, used: 0, before: 0 };
  };
  const settle = (now: number) => {
    ({ start, used, before } = at(now));
    if (used === 0 && before === 0) start = now;
  };
  return {
    passes(now, cost) {
      const state = at(now);
      const left = BigInt(state.start + windowMs - now);
      const free = BigInt(limit - state.used - cost) * BigInt(windowMs);
      return BigInt(state.before) * left <= free;
    },
    take(now, cost) {
      settle(now);
      used += cost;
    },
    penalise(now, cost) {
      settle(now);
      used = Math.min(used + cost, limit);
    },
    giveBack(now, cost, decidedAt) {
      settle(now);
      const isPresent = decidedAt === undefined || decidedAt >= start;
      const rest = Math.max(0, cost - used);
      if (isPresent) used = Math.max(0, used - cost);
      if (decidedAt === undefined) before = Math.max(0, before - rest);
      else if (!isPresent && decidedAt >= start - windowMs) before = Math.max(0, before - cost);
      settle(now);
    },
  };
}

/** Tokens missing from a bucket, in units of 1 / windowMs; `limit` of them flow back each ms. */
function gcra({ limit, windowMs, burst }: Sizes): Model {
  let missing = 0n;
  let moment = 0;
  const missingAt = (now: number) => {
    const refilled = BigInt(now - moment) * BigInt(limit);
    return missing > refilled ? missing - refilled : 0n;
  };
  const set = (now: number, value: bigint) => {
    missing = value > 0n ? value : 0n;
    moment = now;
  };
  const units = (cost: number) => BigInt(cost) * BigInt(windowMs);
  return {
    passes: (now, cost) => missingAt(now) + units(cost) <= units(burst),
    take: (now, cost) => set(now, missingAt(now) + units(cost)),
    penalise(now, cost) {
      const after = missingAt(now) + units(cost);
      set(now, after < units(burst) ? after : units(burst));
    },
    giveBack(now, cost, decidedAt = now) {
      const back = units(cost) - BigInt(now - decidedAt) * BigInt(limit);
      set(now, missingAt(now) - (back > 0n ? back : 0n));
    },
  };
}

const MODELS: Record<LimitAlgorithm, (sizes: Sizes) => Model> = {
  log,
  fixed,
  counter,
  gcra,
  bucket: gcra,
};

/** The least number from `from` to `to` from which on a condition holds; `to` if there is none. */
function least(from: number, to: number, holds: (candidate: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A limit by its model, with the interface of the limiter. */
export class ModelledLimit {
  readonly #model: Model;
  readonly #capacity: number;
  readonly #horizonMs: number;

  constructor(limit: Limit) {
    const burst = limit.burst ?? limit.limit;
    this.#model = MODELS[limit.algorithm ?? 'log']({ ...limit, burst });
    this.#capacity = burst;
    this.#horizonMs = 3 * limit.windowMs * Math.ceil(burst / limit.limit);
  }

  passes(now: number, cost: number): boolean {
    return this.#model.passes(now, cost);
  }

  take(now: number, cost: number): void {
    this.#model.take(now, cost);
  }

  penalise(now: number, cost: number): void {
    this.#model.penalise(now, cost);
  }

  giveBack(now: number, cost: number, decidedAt?: number): void {
    this.#model.giveBack(now, cost, decidedAt);
  }

  state(now: number, cost: number) {
    const passes = (moment: number, units: number) => this.#model.passes(moment, units);
    return {
      remaining: least(0, this.#capacity, (n) => !passes(now, n + 1)),
      retryAfterMs: least(0, this.#horizonMs, (ms) => passes(now + ms, cost)),
      resetAtMs: least(now, now + this.#horizonMs, (moment) => passes(moment, this.#capacity)),
    };
  }
}
