import { failureCode, isOutage } from './api-error.ts';

/** How often the dashboard checks whether an outage is over. */
const RETRY_MS = 2_000;

/** The part of a query that decides when it is polled again. */
interface Outcome {
  readonly state: { readonly error: unknown };
}

interface PagesRead {
  readonly state: { readonly data: { readonly pages: readonly unknown[] } | undefined };
}

/**
 * Polls a query, more often during an outage, so that even the slowest query notices its end soon. Without
 * a session polling pauses: signing in again invalidates every query, and the first response resumes
 * polling.
 */
export function pollEvery(ms: number): (query: Outcome) => number | false {
  return ({ state: { error } }) => {
    if (failureCode(error) === 'UNAUTHENTICATED') return false;
    return isOutage(error) ? Math.min(ms, RETRY_MS) : ms;
  };
}

/**
 * The same for paginated queries. Refetching a list costs one request for each page, so the interval grows
 * with the number of loaded pages.
 */
export function pollPagesEvery(ms: number): (query: Outcome & PagesRead) => number | false {
  return (query) => pollEvery(ms * (query.state.data?.pages.length ?? 1))(query);
}

/** For queries without polling: only an outage makes them retry, until it is over. */
export function retryAfterOutage({ state }: Outcome): number | false {
  return isOutage(state.error) ? RETRY_MS : false;
}
