import { BoundedMap } from '../bounded-map.ts';
import { MayflyError } from '../errors.ts';
import type { CallCost } from '../limiter/limiter.ts';
import type { Answer } from '../limiter/outage/unavailable.ts';
import { passesOutage } from './unavailable.ts';

/** The limiter of the store: `mayfly.limiter(…)`. */
export interface StoreLimiter {
  readonly name: string;
  consume(key: string, call?: CallCost): Promise<Answer>;
  peek(key: string, call?: CallCost): Promise<Answer>;
  refund(key: string, call?: CallCost): Promise<unknown>;
  reset(key: string): Promise<void>;
  resetAll(): Promise<void>;
}

/** The options of express-rate-limit that the store reads. */
export interface ExpressRateLimitOptions {
  readonly limit: unknown;
  readonly skipFailedRequests?: boolean;
}

export interface ClientHits {
  readonly totalHits: number;
  readonly resetTime: Date | undefined;
}

/** The store remembers the denials of this many keys until their `decrement`. */
const REMEMBERED_KEYS = 10_000;

/**
 * A store of express-rate-limit: `rateLimit({ limit: 100, store: new MayflyStore(limiter) })`.
 *
 * The limiter decides, and express-rate-limit follows it. express-rate-limit uses its `limit`, a number, for
 * headers and hits, so give it the limit of the limiter. It does not use its `windowMs`. Denied requests are
 * not counted, as in the limiter. If Redis is unavailable and the limiter's policy allows a request, it
 * looks like a first hit; if the policy denies it, the store fails with `REDIS_UNAVAILABLE`, and
 * `passOnStoreError` decides.
 */
export class MayflyStore {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #limiter: StoreLimiter;
  #limit: number | undefined;
  #refundsDenied = false;
  /** Denials by key. The limiter did not count them, so `decrement` does not refund them. */
  readonly #uncounted = new BoundedMap<number>(REMEMBERED_KEYS);

  constructor(limiter: StoreLimiter) {
    this.#limiter = limiter;
    this.prefix = `${limiter.name}:`;
  }

  init({ limit, skipFailedRequests = false }: ExpressRateLimitOptions): void {
    this.#limit = typeof limit === 'number' && limit >= 1 ? limit : undefined;
    this.#refundsDenied = skipFailedRequests;
  }

  /** `INVALID_OPTION` (`limit`): the limit of express-rate-limit is not a number. */
  async increment(key: string): Promise<ClientHits> {
    const limit = this.#checkedLimit();
    const answer = await this.#limiter.consume(key);
    if (answer.status === 'denied' && this.#refundsDenied) {
      this.#uncounted.set(key, (this.#uncounted.get(key) ?? 0) + 1);
    }
    return hits(answer, limit);
  }

  async get(key: string): Promise<ClientHits | undefined> {
    const limit = this.#checkedLimit();
    const answer = await this.#limiter.peek(key);
    return answer.status === 'allowed'
      ? { ...hits(answer, limit), totalHits: Math.max(limit - answer.remaining, 0) }
      : hits(answer, limit);
  }

  /**
   * Refunds one hit, which may not be the latest one. express-rate-limit does not pass its time, so a limit
   * other than a `log` refunds a hit of the current window, even if the hit was in an earlier one.
   */
  async decrement(key: string): Promise<void> {
    const uncounted = this.#uncounted.get(key);
    if (uncounted === undefined) await this.#limiter.refund(key);
    else if (uncounted > 1) this.#uncounted.set(key, uncounted - 1);
    else this.#uncounted.delete(key);
  }

  async resetKey(key: string): Promise<void> {
    this.#uncounted.delete(key);
    await this.#limiter.reset(key);
  }

  /** Of all keys of the limiter, in O(1); on a cluster, it writes to each slot. */
  async resetAll(): Promise<void> {
    this.#uncounted.clear();
    await this.#limiter.resetAll();
  }

  #checkedLimit(): number {
    if (this.#limit === undefined) {
      const message = 'limit of express-rate-limit must be a number from 1';
      throw new MayflyError('INVALID_OPTION', message, { field: 'limit' });
    }
    return this.#limit;
  }
}

/** express-rate-limit denies a request that has more hits than its limit. */
function hits(answer: Answer, limit: number): ClientHits {
  switch (answer.status) {
    case 'allowed':
      return {
        totalHits: Math.min(Math.max(limit - answer.remaining, 1), limit),
        resetTime: inMs(answer.resetAtMs - answer.now),
      };
    case 'denied':
      return { totalHits: limit + 1, resetTime: inMs(answer.retryAfterMs) };
    case 'unavailable':
      passesOutage(answer);
      return { totalHits: 1, resetTime: undefined };
  }
}

/** A duration is the same on all clocks, and express-rate-limit compares with the clock of the process. */
function inMs(ms: number): Date {
  return new Date(Date.now() + ms);
}
