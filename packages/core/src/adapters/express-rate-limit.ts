import { MayflyError } from '../errors.ts';
import type { CallCost } from '../limiter/limiter.ts';
import type { Answer } from '../limiter/outage/unavailable.ts';

/** What the store asks: `mayfly.limiter(…)`. */
export interface StoreLimiter {
  readonly name: string;
  consume(key: string, call?: CallCost): Promise<Answer>;
  peek(key: string, call?: CallCost): Promise<Answer>;
  refund(key: string, call?: CallCost): Promise<unknown>;
  reset(key: string): Promise<void>;
}

/** The options of express-rate-limit that matter to the store. */
export interface ExpressRateLimitOptions {
  readonly limit: unknown;
  readonly skipFailedRequests?: boolean;
}

export interface ClientHits {
  readonly totalHits: number;
  readonly resetTime: Date | undefined;
}

/** So many keys have denials whose `decrement` is waited for. */
const REMEMBERED_KEYS = 10_000;

/**
 * A store of express-rate-limit: `rateLimit({ limit: 100, store: new MayflyStore(limiter) })`.
 *
 * The limiter decides, and express-rate-limit does as it says: `limit`, a number, is what its headers and
 * its hits go by, so give it the limit of the limiter; its `windowMs` is of no account. Denied requests are
 * not counted, as the limiter does not. An outage that the limiter's policy lets pass looks like a first
 * hit; one that it denies fails with `REDIS_UNAVAILABLE`, for `passOnStoreError` to decide.
 */
export class MayflyStore {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #limiter: StoreLimiter;
  #limit: number | undefined;
  #refundsDenied = false;
  /** Denials that were not counted, and so are not to be taken back, by their keys. */
  readonly #uncounted = new Map<string, number>();

  constructor(limiter: StoreLimiter) {
    this.#limiter = limiter;
    this.prefix = `${limiter.name}:`;
  }

  init({ limit, skipFailedRequests = false }: ExpressRateLimitOptions): void {
    this.#limit = typeof limit === 'number' && limit >= 1 ? limit : undefined;
    this.#refundsDenied = skipFailedRequests;
  }

  /** `INVALID_OPTION` (`limit`): express-rate-limit has a limit that is not a number. */
  async increment(key: string): Promise<ClientHits> {
    const limit = this.#checkedLimit();
    const answer = await this.#limiter.consume(key);
    if (answer.status === 'denied' && this.#refundsDenied) this.#remember(key);
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
   * Takes back one hit, which need not be the last one. express-rate-limit does not say when it came: of a
   * limit that is no `log` it is one of the present window, even if it came in an earlier one.
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

  #checkedLimit(): number {
    if (this.#limit === undefined) {
      throw new MayflyError('INVALID_OPTION', 'limit of express-rate-limit is a number from 1', {
        field: 'limit',
      });
    }
    return this.#limit;
  }

  #remember(key: string): void {
    const before = this.#uncounted.get(key) ?? 0;
    // The one that waits longest goes first.
    this.#uncounted.delete(key);
    this.#uncounted.set(key, before + 1);
    if (this.#uncounted.size <= REMEMBERED_KEYS) return;
    for (const oldest of this.#uncounted.keys()) {
      this.#uncounted.delete(oldest);
      return;
    }
  }
}

/** express-rate-limit denies what has more hits than its limit. */
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
      if (answer.passes) return { totalHits: 1, resetTime: undefined };
      throw new MayflyError('REDIS_UNAVAILABLE', 'Redis was not asked, or did not answer in time', {
        cause: answer.cause,
      });
  }
}

/** Durations are the same on all clocks; express-rate-limit compares with that of the process. */
function inMs(ms: number): Date {
  return new Date(Date.now() + ms);
}
