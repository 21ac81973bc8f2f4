import { failureCode, isOutage } from './api-error.ts';

/** How often the dashboard looks whether an outage is over. */
const RETRY_MS = 2_000;

/** As much of a query as decides when it is read again. */
interface Outcome {
  readonly state: { readonly error: unknown };
}

interface PagesRead {
  readonly state: { readonly data: { readonly pages: readonly unknown[] } | undefined };
}

/**
 * Reads a query again on an interval, a shorter one in an outage: the end of it is seen at once by the slowest
 * query as well. Without a session it rests: signing in again invalidates every query, and with the first
 * answer the interval goes on.
 */
export function pollEvery(ms: number): (query: Outcome) => number | false {
  return ({ state: { error } }) => {
    if (failureCode(error) === 'UNAUTHENTICATED') return false;
    return isOutage(error) ? Math.min(ms, RETRY_MS) : ms;
  };
}

/**
 * The same for what is read page by page: however much was loaded, it costs one request in so long,
 * as a list is read again with one request a page.
 */
export function pollPagesEvery(ms: number): (query: Outcome & PagesRead) => number | false {
  return (query) => pollEvery(ms * (query.state.data?.pages.length ?? 1))(query);
}

/** For queries that are read once: only an outage makes them try again, until it is over. */
export function retryAfterOutage({ state }: Outcome): number | false {
  return isOutage(state.error) ? RETRY_MS : false;
}
