import { MayflyError } from '../errors.ts';
import { checkOptions } from '../input.ts';
import { HTTP_LIMIT, judge, PROBLEM_TYPE, type HttpLimitOptions } from './http-limit.ts';

export { clientKey, type ClientKeyOptions } from './client-key.ts';
export type { HttpLimiter, HttpLimitOptions, LimitProblem } from './http-limit.ts';

/** The parts of a context that the middleware uses. */
export interface HonoLikeContext {
  header(name: string, value: string, options: { readonly append: true }): void;
  body(data: string, status: 429 | 503): Response;
}

/** Hono does not know addresses, so `key` or `address` is required. */
export type HonoRateLimitOptions<Context> = HttpLimitOptions<Context> &
  (
    | { readonly key: NonNullable<HttpLimitOptions<Context>['key']> }
    | {
        /** The client's address, for `clientKey`: `(c) => getConnInfo(c).remote.address`. */
        readonly address: (context: Context) => string | undefined;
      }
  );

/**
 * Middleware for Hono, on Node.js and on every server that calls `app.fetch`: `app.use(rateLimit({ limiter, key }))`.
 * Every response has the headers of the limits. A denied request receives 429, and one that is denied because
 * Redis is unavailable receives 503 (`LimitProblem`). Errors of the limiter, the key or the cost go to
 * `app.onError`. `INVALID_OPTION`.
 */
export function rateLimit<Context extends HonoLikeContext>(
  options: HonoRateLimitOptions<Context>,
): (context: Context, next: () => Promise<void>) => Promise<Response | undefined> {
  checkOptions(options, { ...HTTP_LIMIT, address: true });
  const { address, ...limit } = { address: undefined, ...options };
  if (limit.key === undefined && address === undefined) {
    throw new MayflyError('INVALID_OPTION', 'key or address is required', { field: 'key' });
  }
  return async (context, next) => {
    const { headers, problem } = await judge(limit, context, address?.(context) ?? '');
    for (const [name, value] of Object.entries(headers)) {
      context.header(name, value, { append: true });
    }
    if (problem !== undefined) {
      context.header('Content-Type', PROBLEM_TYPE, { append: true });
      return context.body(JSON.stringify(problem), problem.status);
    }
    await next();
    return undefined;
  };
}
