import type { QueryCache } from '@tanstack/react-query';
import { failureCode } from '../../shared/graphql/api-error.ts';

/** The part that does not answer, or null. */
export type Outage = 'redis' | 'api' | null;

/**
 * Derives from the page's queries whether the API and Redis answer. A query counts as failing from its
 * failure until it succeeds or has no observers, so that the state does not flicker during retries.
 */
export class ConnectionStore {
  readonly #failing = new Map<string, 'redis' | 'api'>();
  readonly #listeners = new Set<() => void>();
  #outage: Outage = null;

  /** Observes the queries until the returned function is called. */
  watch(cache: QueryCache): () => void {
    return cache.subscribe((event) => {
      const hash = event.query.queryHash;
      if (event.type === 'updated' && event.action.type === 'success') this.#failing.delete(hash);
      else if (event.type === 'updated' && event.action.type === 'error') {
        this.#record(hash, event.action.error);
      } else if (event.type === 'removed' || !event.query.isActive()) this.#failing.delete(hash);
      else return;
      this.#settle();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly outage = (): Outage => this.#outage;

  #record(hash: string, error: unknown): void {
    const code = failureCode(error);
    if (code === 'API_UNREACHABLE') this.#failing.set(hash, 'api');
    else if (code === 'REDIS_UNAVAILABLE') this.#failing.set(hash, 'redis');
    else this.#failing.delete(hash);
  }

  #settle(): void {
    const failures = new Set(this.#failing.values());
    const outage = failures.has('api') ? 'api' : failures.has('redis') ? 'redis' : null;
    if (outage === this.#outage) return;
    this.#outage = outage;
    for (const listener of this.#listeners) listener();
  }
}
