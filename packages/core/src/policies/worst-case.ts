import type { Limit } from '../limiter/limit.ts';

/**
 * The maximum number of calls that one limit allows in the worst trailing window of its length. (docs/rate-
 * limits.md derives it.)
 */
export function mostInAnyWindow({ algorithm = 'log', limit, burst = limit }: Limit): number {
  switch (algorithm) {
    case 'log':
      return limit;
    case 'gcra':
    case 'bucket':
      return burst + limit - 1;
    case 'counter':
      return Math.max(2 * limit - 2, limit);
    case 'fixed':
      return 2 * limit - 1;
  }
}
