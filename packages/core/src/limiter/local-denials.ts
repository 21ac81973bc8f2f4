import { checkInteger, checkOptions, type OptionNames } from '../input.ts';
import type { Decision, Denied, LimitState } from './decision.ts';
import type {
  CallCost,
  CountedCall,
  Limiter,
  OverrideOptions,
  Overrides,
  RefundedCall,
} from './limiter.ts';
import { countedCost } from './options.ts';
import type { MonotonicClock } from './outage/circuit-breaker.ts';
import type { Answer } from './outage/unavailable.ts';
import { BoundedMap } from '../bounded-map.ts';

/** Denials that are repeated without Redis. */
export interface LocalDenialsOptions {
  /** The number of keys, the latest ones: 1 to 1,000,000; 10,000 by default. */
  readonly keys?: number | undefined;
  /**
   * The longest time, 1 to 60,000 ms; 1000 by default. For at most this time, a reset, refund or unblock of
   * a key, or a change of limits, in another process has no effect in this one.
   */
  readonly trustMs?: number | undefined;
}

const OPTIONS: OptionNames<LocalDenialsOptions> = { keys: true, trustMs: true };

interface Denial {
  readonly decision: Denied;
  readonly cost: number;
  readonly receivedAt: number;
  readonly until: number;
}

/** A limiter with or without a guard. */
type AnyLimiter<Result> = Omit<Limiter, 'consume' | 'peek'> & {
  consume(key: string, call?: CountedCall): Promise<Result>;
  peek(key: string, call?: CallCost): Promise<Result>;
};

/**
 * A limiter that repeats its denials: this process answers a call of a denied key with the same cost until
 * `retryAfterMs` ends. It counts from before the call was sent, so it is never longer. A change of the key's
 * state through this limiter ends that immediately.
 *
 * In a repeated denial, `remaining` is that of the original denial: at least this much is left.
 */
export class LocalDenials<Result extends Answer> implements AnyLimiter<Result | Denied> {
  readonly name: string;
  /** The limiter whose denials are repeated. */
  readonly limiter: AnyLimiter<Result>;
  readonly #clock: MonotonicClock;
  readonly #trustMs: number;
  readonly #denials: BoundedMap<Denial>;
  /** Grows with each removal. Denials that were decided before a removal are not remembered after it. */
  #forgotten = 0;

  constructor(limiter: AnyLimiter<Result>, options: LocalDenialsOptions, clock: MonotonicClock) {
    const { keys = 10_000, trustMs = 1000 } = checkOptions(
      options,
      OPTIONS,
      'localDenials',
      'localDenials.',
    );
    checkInteger(keys, 1, 1_000_000, 'INVALID_OPTION', 'localDenials.keys');
    this.name = limiter.name;
    this.limiter = limiter;
    this.#clock = clock;
    this.#trustMs = checkInteger(trustMs, 1, 60_000, 'INVALID_OPTION', 'localDenials.trustMs');
    this.#denials = new BoundedMap(keys);
  }

  async consume(key: string, call: CountedCall = {}): Promise<Result | Denied> {
    const cost = countedCost(call);
    // Redis must record the answer to an idempotency key.
    if (call.idempotency !== undefined) return this.limiter.consume(key, call);
    const sentAt = this.#clock();
    const denial = this.#denials.get(key);
    if (denial !== undefined && denial.cost === cost && sentAt < denial.until) {
      return repeat(denial, sentAt);
    }
    const forgotten = this.#forgotten;
    const decision = await this.limiter.consume(key, call);
    if (decision.status === 'denied') {
      if (forgotten !== this.#forgotten) return decision;
      const until = sentAt + Math.min(decision.retryAfterMs, this.#trustMs);
      this.#denials.set(key, { decision, cost, receivedAt: this.#clock(), until });
    } else if (denial !== undefined) {
      this.#denials.delete(key);
    }
    return decision;
  }

  peek(key: string, call?: CallCost): Promise<Result> {
    return this.limiter.peek(key, call);
  }

  refund(key: string, call?: RefundedCall): Promise<Decision> {
    return this.#changing(key, () => this.limiter.refund(key, call));
  }

  penalise(key: string, call?: CountedCall): Promise<Decision> {
    return this.#changing(key, () => this.limiter.penalise(key, call));
  }

  resetAll(): Promise<void> {
    return this.#changing(undefined, () => this.limiter.resetAll());
  }

  reset(key: string): Promise<void> {
    return this.#changing(key, () => this.limiter.reset(key));
  }

  block(key: string, durationMs: number): Promise<void> {
    return this.#changing(key, () => this.limiter.block(key, durationMs));
  }

  unblock(key: string): Promise<void> {
    return this.#changing(key, () => this.limiter.unblock(key));
  }

  setLimit(key: string, overrides: Overrides, options?: OverrideOptions): Promise<void> {
    return this.#changing(key, () => this.limiter.setLimit(key, overrides, options));
  }

  clearLimit(key: string): Promise<void> {
    return this.#changing(key, () => this.limiter.clearLimit(key));
  }

  setLimits(overrides: Overrides, options?: OverrideOptions): Promise<void> {
    return this.#changing(undefined, () => this.limiter.setLimits(overrides, options));
  }

  clearLimits(): Promise<void> {
    return this.#changing(undefined, () => this.limiter.clearLimits());
  }

  /** Removes before and after, because the change may happen even if the call fails. */
  async #changing<Changed>(
    key: string | undefined,
    change: () => Promise<Changed>,
  ): Promise<Changed> {
    this.#forget(key);
    try {
      return await change();
    } finally {
      this.#forget(key);
    }
  }

  #forget(key: string | undefined): void {
    this.#forgotten += 1;
    if (key === undefined) this.#denials.clear();
    else this.#denials.delete(key);
  }
}

function repeat({ decision, receivedAt }: Denial, at: number): Denied {
  const elapsedMs = Math.floor(at - receivedAt);
  return {
    ...decision,
    now: decision.now + elapsedMs,
    retryAfterMs: decision.retryAfterMs - elapsedMs,
    limits: decision.limits.map((state) => aged(state, elapsedMs)),
  };
}

function aged(state: LimitState, elapsedMs: number): LimitState {
  return { ...state, retryAfterMs: Math.max(state.retryAfterMs - elapsedMs, 0) };
}
