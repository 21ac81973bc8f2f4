import { BoundedMap } from '../bounded-map.ts';
import type { CreateLimiter } from '../limiter/create-limiter.ts';
import type { Decision } from '../limiter/decision.ts';
import type { Limiter } from '../limiter/limiter.ts';
import { toMayflyError } from '../redis/errors.ts';

export interface StoreHits {
  readonly current: number;
  /** The time until all hits have ended, or until a denied request passes, ms. */
  readonly ttl: number;
}

type Callback = (error: Error | null, result?: StoreHits) => void;

/** What the plugin adds to the options of a route. Its types do not say so. */
interface OfRoute {
  readonly routeInfo?: { readonly method?: string | readonly string[]; readonly url?: string };
}

interface PluginStore {
  /** Counts a request. */
  incr(key: string, callback: Callback, timeWindow: number, max: number): void;
  /** Counts nothing. */
  read(key: string, callback: Callback, timeWindow: number, max: number): void;
  /** The store of a route, which counts separately. */
  child(options: object): PluginStore;
}

/** Limiters of as many different limits are kept. */
const LIMITERS = 1000;

/**
 * A store for `@fastify/rate-limit`: `app.register(fastifyRateLimit, { store: mayflyStore(mayfly, 'http') })`. `name`
 * is that of the limiters. `INVALID_NAME` with the first request.
 *
 * `max` and `timeWindow` of the plugin and of its routes are the limits, with the algorithm `fixed`. Denied
 * requests are not counted, so `ban` above 0, `continueExceeding` and `exponentialBackoff` have no effect. Errors
 * of Redis go to the plugin, whose `skipOnError` decides.
 */
export function mayflyStore(
  mayfly: { readonly limiter: CreateLimiter },
  name: string,
): new (options: object) => PluginStore {
  const limiters = new BoundedMap<Limiter>(LIMITERS);

  const limiterOf = (limit: number, windowMs: number): Limiter => {
    const known = limiters.get(`${limit}/${windowMs}`);
    if (known !== undefined) return known;
    const limits = { limit, windowMs, algorithm: 'fixed' } as const;
    const limiter = mayfly.limiter(name, { limits, outage: false });
    limiters.set(`${limit}/${windowMs}`, limiter);
    return limiter;
  };

  return class MayflyStore implements PluginStore {
    readonly #prefix: string;

    constructor(_options: object, prefix = '') {
      this.#prefix = prefix;
    }

    incr(key: string, callback: Callback, timeWindow: number, max: number): void {
      void this.#ask('consume', key, callback, timeWindow, max);
    }

    read(key: string, callback: Callback, timeWindow: number, max: number): void {
      void this.#ask('peek', key, callback, timeWindow, max);
    }

    child(options: OfRoute): PluginStore {
      const { method = '', url = '' } = options.routeInfo ?? {};
      return new MayflyStore(options, `${this.#prefix}${String(method)} ${url} `);
    }

    async #ask(
      call: 'consume' | 'peek',
      key: string,
      callback: Callback,
      windowMs: number,
      max: number,
    ): Promise<void> {
      // A limit of 0 denies all requests.
      if (max < 1) return callback(null, { current: 1, ttl: windowMs });
      let decision: Decision;
      try {
        decision = await limiterOf(max, windowMs)[call](this.#prefix + key);
      } catch (error) {
        return callback(toMayflyError(error));
      }
      callback(null, hits(decision, max, call));
    }
  };
}

/** The plugin denies a request that has more hits than its limit. */
function hits(decision: Decision, max: number, call: 'consume' | 'peek'): StoreHits {
  if (decision.status === 'denied') return { current: max + 1, ttl: decision.retryAfterMs };
  const current = Math.min(Math.max(max - decision.remaining, call === 'consume' ? 1 : 0), max);
  return { current, ttl: Math.max(decision.resetAtMs - decision.now, 0) };
}
