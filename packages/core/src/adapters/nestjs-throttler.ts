import { BoundedMap } from '../bounded-map.ts';
import { CONSTRAINTS } from '../constraints.ts';
import type { CreateLimiter } from '../limiter/create-limiter.ts';
import type { GuardedLimiter } from '../limiter/outage/guarded-limiter.ts';
import type { OutageOptions } from '../limiter/outage/outage-options.ts';
import type { Answer } from '../limiter/outage/unavailable.ts';
import { passesOutage } from './unavailable.ts';

/** What the guard receives. Times are in whole seconds. */
export interface ThrottlerRecord {
  readonly totalHits: number;
  readonly timeToExpire: number;
  readonly isBlocked: boolean;
  readonly timeToBlockExpire: number;
}

/** Limiters of as many different limits are kept. */
const LIMITERS = 1000;

/**
 * A storage for `@nestjs/throttler`:
 * `ThrottlerModule.forRoot({ throttlers, storage: new MayflyThrottlerStorage(mayfly, 'http') })`. `name` is that of
 * the limiters. `INVALID_NAME` with the first request.
 *
 * `limit`, `ttl` and `blockDuration` of the module and of its decorators are the limits. One script counts a request
 * and blocks the key. Limits up to 300 hold in every window (`log`); larger ones are `fixed` windows. As in Nest's
 * memory storage, a denied request begins a block, and the key has its whole limit after it. With a `blockDuration`
 * of 0, a key waits for its oldest hit to expire. Denied requests do not count.
 *
 * If Redis is unavailable, `outage` decides: a request passes, or fails with `REDIS_UNAVAILABLE` and the status 500.
 */
export class MayflyThrottlerStorage {
  readonly #mayfly: { readonly limiter: CreateLimiter };
  readonly #name: string;
  readonly #outage: OutageOptions | undefined;
  readonly #limiters = new BoundedMap<GuardedLimiter>(LIMITERS);

  constructor(
    mayfly: { readonly limiter: CreateLimiter },
    name: string,
    options: { readonly outage?: OutageOptions | undefined } = {},
  ) {
    this.#mayfly = mayfly;
    this.#name = name;
    this.#outage = options.outage;
  }

  /** `ttl` and `blockDuration` in ms. */
  async increment(
    key: string,
    ttl: number,
    limit: number,
    blockDuration: number,
    throttlerName: string,
  ): Promise<ThrottlerRecord> {
    // A limit of 0 denies all requests.
    if (limit <= 0) return denied(limit, ttl, blockDuration > 0 ? blockDuration : ttl);
    const limiter = this.#limiterOf(limit, ttl, blockDuration);
    return record(await limiter.consume(`${throttlerName}:${key}`), limit);
  }

  #limiterOf(limit: number, windowMs: number, blockMs: number): GuardedLimiter {
    const id = `${limit}/${windowMs}/${blockMs}`;
    const known = this.#limiters.get(id);
    if (known !== undefined) return known;
    const algorithm: 'log' | 'fixed' = limit > CONSTRAINTS.loggedByDefault ? 'fixed' : 'log';
    const blocks = blockMs > 0;
    const escalation = { after: 1, withinMs: windowMs, blockMs, factor: 1, maxMs: blockMs };
    const limiter = this.#mayfly.limiter(this.#name, {
      limits: { limit, windowMs, algorithm },
      escalation: blocks ? escalation : undefined,
      clearOnBlock: blocks,
      outage: this.#outage,
    });
    this.#limiters.set(id, limiter);
    return limiter;
  }
}

function record(answer: Answer, limit: number): ThrottlerRecord {
  const open = { totalHits: 1, timeToExpire: 0, isBlocked: false, timeToBlockExpire: 0 };
  if (answer.status === 'unavailable') {
    passesOutage(answer);
    return open;
  }
  const resetMs = answer.resetAtMs - answer.now;
  if (answer.status === 'denied') return denied(limit, resetMs, answer.retryAfterMs);
  const totalHits = Math.min(Math.max(limit - answer.remaining, 1), limit);
  return { ...open, totalHits, timeToExpire: inSeconds(resetMs) };
}

function denied(limit: number, resetMs: number, waitMs: number): ThrottlerRecord {
  const [timeToExpire, timeToBlockExpire] = [inSeconds(resetMs), inSeconds(waitMs)];
  return { totalHits: limit + 1, timeToExpire, isBlocked: true, timeToBlockExpire };
}

function inSeconds(ms: number): number {
  return Math.ceil(Math.max(ms, 0) / 1000);
}
