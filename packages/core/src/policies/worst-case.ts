import type { Limit } from '../limiter/limit.ts';

/**
 * The most that passes a limit, taken by itself, in some trailing window of its length, if somebody looks
 * for the worst one. (docs/rate-limits.md has where these come from.)
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
