import { checkOptions } from '../input.ts';
import { HTTP_LIMIT, joinList, judge, PROBLEM_TYPE, type HttpLimitOptions } from './http-limit.ts';

export { clientKey, type ClientKeyOptions } from './client-key.ts';
export type { HttpLimiter, HttpLimitOptions, LimitProblem } from './http-limit.ts';

/** The parts of a request of Express, Connect or Node that the middleware reads. */
export interface ConnectRequest {
  /** The address behind the trusted proxies, by Express. */
  readonly ip?: string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

export interface ConnectResponse {
  statusCode: number;
  getHeader(name: string): unknown;
  setHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}

export type RateLimitMiddleware<Request> = (
  request: Request,
  response: ConnectResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Middleware for Express and Connect: `app.use(rateLimit({ limiter }))`. Every response has the headers of
 * the limits. A denied request receives 429, and one that is denied because Redis is unavailable receives
 * 503 (`LimitProblem`). Errors of the limiter, the key or the cost go to the error handlers.
 * `INVALID_OPTION`.
 */
export function rateLimit<Request extends ConnectRequest = ConnectRequest>(
  options: HttpLimitOptions<Request>,
): RateLimitMiddleware<Request> {
  checkOptions(options, HTTP_LIMIT);
  return (request, response, next) => void handle(options, request, response, next);
}

async function handle<Request extends ConnectRequest>(
  options: HttpLimitOptions<Request>,
  request: Request,
  response: ConnectResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  let goesOn: boolean;
  try {
    goesOn = await limit(options, request, response);
  } catch (error) {
    next(error);
    return;
  }
  if (goesOn) next();
}

/** Whether the request continues. If not, the response is sent. */
async function limit<Request extends ConnectRequest>(
  options: HttpLimitOptions<Request>,
  request: Request,
  response: ConnectResponse,
): Promise<boolean> {
  const address = request.ip ?? request.socket.remoteAddress ?? '';
  const { headers, problem } = await judge(options, request, address);
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, joinList(response.getHeader(name), value));
  }
  if (problem === undefined) return true;
  response.statusCode = problem.status;
  response.setHeader('Content-Type', PROBLEM_TYPE);
  response.end(JSON.stringify(problem));
  return false;
}
