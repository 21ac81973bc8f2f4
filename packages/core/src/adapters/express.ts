import { checkOptions } from '../input.ts';
import { HTTP_LIMIT, joinList, judge, PROBLEM_TYPE, type HttpLimitOptions } from './http-limit.ts';

export { clientKey, type ClientKeyOptions } from './client-key.ts';
export type { HttpLimiter, HttpLimitOptions, LimitProblem } from './http-limit.ts';

/** What the middleware reads of a request of Express, of Connect or of Node itself. */
export interface ConnectRequest {
  /** Express's: the address behind the proxies that it trusts. */
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
 * Middleware of Express and Connect: `app.use(rateLimit({ limiter }))`. Every response says the limits;
 * a denied request is answered with 429, one that an outage denies with 503 (`LimitProblem`). What the
 * limiter, the key or the cost throws goes to the error handlers. `INVALID_OPTION`.
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

/** Whether the request goes on; if not, it is answered. */
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
