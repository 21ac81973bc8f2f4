import { MayflyError } from '../../errors.ts';
import type { Decision } from '../decision.ts';
import type { CheckedLimit } from '../limit.ts';
import type {
  CallCost,
  CountedCall,
  Limiter,
  OverrideOptions,
  Overrides,
  RefundedCall,
} from '../limiter.ts';
import { checkKey, checkRefund, costOf, countedCost } from '../options.ts';
import type { RedisLimiter } from '../redis-limiter.ts';
import { CallTimeouts, type Cohort } from '../../redis/call-timeouts.ts';
import { CircuitBreaker, type MonotonicClock } from './circuit-breaker.ts';
import { LocalLimiter } from './local-limiter.ts';
import type { CheckedOutageOptions } from './outage-options.ts';
import type { Answer, Unavailable } from './unavailable.ts';

/**
 * A limiter that answers in a bounded time, also if Redis is slow, hangs or is gone. The answer is then
 * `unavailable`, and the outage policy decides whether the call passes. A call without an answer in time may
 * have counted.
 *
 * `refund` and `penalise` fail in that time, with `REDIS_UNAVAILABLE`, `REDIS_FULL` or `REDIS_FAILED`. The other
 * methods, which operators use, have the `timeoutMs` of `createMayfly`.
 */
export interface GuardedLimiter extends Omit<Limiter, 'consume' | 'peek'> {
  /** Never fails because of Redis. `INVALID_KEY`, `INVALID_OPTION` (`cost`). */
  consume(key: string, call?: CountedCall): Promise<Answer>;
  peek(key: string, call?: CallCost): Promise<Answer>;
}

/** Redis refused to count. */
function isRefusal(cause: unknown): boolean {
  return (
    cause instanceof MayflyError && (cause.code === 'REDIS_FULL' || cause.code === 'REDIS_FAILED')
  );
}

export type Fault = Pick<Unavailable, 'reason' | 'cause'>;

export class OutageGuard implements GuardedLimiter {
  readonly name: string;
  /** The guarded limiter. */
  readonly limiter: RedisLimiter;
  readonly answerWithinMs: number;
  readonly #policy: CheckedOutageOptions['policy'];
  readonly #local: LocalLimiter | undefined;
  readonly #breaker: CircuitBreaker;
  readonly #timeouts: CallTimeouts;
  /** Why Redis did not count the latest call. Undefined if it did. */
  #uncounted: Fault | undefined;

  constructor(
    limiter: RedisLimiter,
    limits: readonly CheckedLimit[],
    { policy, local, answerWithinMs, failures, pauseMs }: CheckedOutageOptions,
    clock: MonotonicClock,
  ) {
    this.name = limiter.name;
    this.limiter = limiter;
    this.answerWithinMs = answerWithinMs;
    this.#policy = policy;
    this.#local = local && new LocalLimiter(limits, local, clock);
    this.#breaker = new CircuitBreaker(failures, pauseMs, clock);
    this.#timeouts = new CallTimeouts(limiter.queue, answerWithinMs);
  }

  consume(key: string, call: CountedCall = {}): Promise<Answer> {
    return this.#answer('consume', key, call);
  }

  peek(key: string, call: CallCost = {}): Promise<Answer> {
    return this.#answer('peek', key, call);
  }

  async refund(key: string, call: RefundedCall = {}): Promise<Decision> {
    checkKey(key);
    checkRefund(call);
    return this.#change(() => this.limiter.refund(key, call));
  }

  async penalise(key: string, call: CountedCall = {}): Promise<Decision> {
    checkKey(key);
    countedCost(call);
    return this.#change(() => this.limiter.penalise(key, call));
  }

  resetAll(): Promise<void> {
    return this.limiter.resetAll();
  }

  reset(key: string): Promise<void> {
    return this.limiter.reset(key);
  }

  block(key: string, durationMs: number): Promise<void> {
    return this.limiter.block(key, durationMs);
  }

  unblock(key: string): Promise<void> {
    return this.limiter.unblock(key);
  }

  setLimit(key: string, overrides: Overrides, options?: OverrideOptions): Promise<void> {
    return this.limiter.setLimit(key, overrides, options);
  }

  clearLimit(key: string): Promise<void> {
    return this.limiter.clearLimit(key);
  }

  setLimits(overrides: Overrides, options?: OverrideOptions): Promise<void> {
    return this.limiter.setLimits(overrides, options);
  }

  clearLimits(): Promise<void> {
    return this.limiter.clearLimits();
  }

  async #change(ask: () => Promise<Decision>): Promise<Decision> {
    const outcome = await this.ask(ask);
    if ('decision' in outcome) return outcome.decision;
    if (outcome.cause instanceof MayflyError) throw outcome.cause;
    throw new MayflyError('REDIS_UNAVAILABLE', 'Redis is unavailable, or did not answer in time', {
      mayHaveHappened: outcome.reason === 'timeout',
    });
  }

  #answer(operation: 'consume' | 'peek', key: string, call: CountedCall): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const counts = operation === 'consume';
      // Misuse is an error during an outage as well.
      const cost = counts ? countedCost(call) : costOf(call);
      checkKey(key);
      this.#ask<Decision>(
        (decided, failed) =>
          this.limiter.decide(
            { operation, key, cost, decidedAt: '' },
            call.idempotency,
            decided,
            failed,
          ),
        (outcome) => resolve(this.#toAnswer(key, cost, counts, outcome)),
        reject,
      );
    });
  }

  #toAnswer(
    key: string,
    cost: number,
    counts: boolean,
    outcome: { readonly decision: Decision } | Fault,
  ): Answer {
    if (!('decision' in outcome)) {
      if (counts) this.#uncounted = outcome;
      return this.unavailable(key, cost, counts, outcome);
    }
    const { decision } = outcome;
    if (counts) this.#uncounted = undefined;
    // A Redis that refuses writes still answers `peek`, but does not know the calls that this process counts.
    else if (decision.passes && this.#local !== undefined && this.#uncounted !== undefined) {
      return this.unavailable(key, cost, false, this.#uncounted);
    }
    return decision;
  }

  /** The decision of Redis, or the reason without one: late, or the breaker is open. */
  ask<Decided>(ask: () => Promise<Decided>): Promise<{ readonly decision: Decided } | Fault> {
    return new Promise((resolve, reject) => {
      this.#ask<Decided>((decided, failed) => ask().then(decided, failed), resolve, reject);
    });
  }

  /** As `ask`, without promises. Late decisions and late errors are ignored. */
  #ask<Decided>(
    ask: (decided: (decision: Decided) => void, failed: (cause: unknown) => void) => unknown,
    resolve: (outcome: { readonly decision: Decided } | Fault) => void,
    reject: (error: unknown) => void,
  ): void {
    if (!this.#breaker.admits()) {
      resolve({ reason: 'breaker' });
      return;
    }
    const cohort = this.#timeouts.cohort();
    let isLate = false;
    cohort.begin(() => {
      isLate = true;
      this.#failed(cohort);
      resolve({ reason: 'timeout' });
    });
    const decided = (decision: Decided) => {
      cohort.settle();
      if (isLate) return;
      this.#breaker.succeeded();
      resolve({ decision });
    };
    const failed = (cause: unknown) => {
      cohort.settle();
      if (isLate) return;
      const isGone = cause instanceof MayflyError && cause.code === 'REDIS_UNAVAILABLE';
      if (isGone) this.#failed(cohort);
      // Redis has answered, even if it refused.
      else this.#breaker.succeeded();
      if (isGone || isRefusal(cause)) resolve({ reason: 'error', cause });
      else reject(cause);
    };
    ask(decided, failed);
  }

  #failed(cohort: Cohort): void {
    if (cohort.hasFailed) return;
    cohort.hasFailed = true;
    this.#breaker.failed();
  }

  /** The answer of the outage policy; `counts`: the call counts in the local limits. */
  unavailable(key: string, cost: number, counts: boolean, fault: Fault): Unavailable {
    const base = { status: 'unavailable', policy: this.#policy, ...fault } as const;
    if (this.#local !== undefined) {
      const local = this.#local.decide(key, cost, counts);
      return { ...base, ...local };
    }
    if (this.#policy === 'open') return { ...base, passes: true };
    const { retryAfterMs } = this.#breaker;
    return { ...base, passes: false, ...(retryAfterMs > 0 && { retryAfterMs }) };
  }
}
