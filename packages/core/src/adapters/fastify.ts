import { checkOptions } from '../input.ts';
import { HTTP_LIMIT, joinList, judge, PROBLEM_TYPE, type HttpLimitOptions } from './http-limit.ts';

export { clientKey, type ClientKeyOptions } from './client-key.ts';
export type { HttpLimiter, HttpLimitOptions, LimitProblem } from './http-limit.ts';

/** The parts of a request that the plugin reads. */
export interface FastifyLikeRequest {
  readonly ip: string;
}

export interface FastifyLikeReply {
  getHeader(name: string): unknown;
  header(name: string, value: string): unknown;
  code(status: number): unknown;
  send(payload: string): unknown;
}

type Hook<Request> = (request: Request, reply: FastifyLikeReply) => Promise<unknown>;

export interface FastifyLikeInstance<Request> {
  addHook(name: 'onRequest', hook: Hook<Request>): unknown;
  addHook(name: 'preHandler', hook: Hook<Request>): unknown;
}

export interface FastifyRateLimitOptions<Request> extends HttpLimitOptions<Request> {
  /** When requests are counted: `onRequest`, before all else, or `preHandler`, after authentication. */
  readonly hook?: 'onRequest' | 'preHandler' | undefined;
}

export type RateLimitPlugin<Request> = (
  instance: FastifyLikeInstance<Request>,
  options: object,
  done: () => void,
) => void;

/**
 * A plugin for Fastify: `app.register(rateLimit({ limiter }))`. It applies to the routes of the context that
 * registers it, and of contexts within. Every response has the headers of the limits. A denied request
 * receives 429, and one that is denied because Redis is unavailable receives 503 (`LimitProblem`). Errors of
 * the limiter, the key or the cost go to the error handler. `INVALID_OPTION`.
 */
export function rateLimit<Request extends FastifyLikeRequest = FastifyLikeRequest>(
  options: FastifyRateLimitOptions<Request>,
): RateLimitPlugin<Request> {
  checkOptions(options, { ...HTTP_LIMIT, hook: true });
  const hook: Hook<Request> = async (request, reply) => {
    const { headers, problem } = await judge(options, request, request.ip);
    for (const [name, value] of Object.entries(headers)) {
      reply.header(name, joinList(reply.getHeader(name), value));
    }
    if (problem === undefined) return;
    reply.code(problem.status);
    reply.header('Content-Type', PROBLEM_TYPE);
    return reply.send(JSON.stringify(problem));
  };
  const plugin: RateLimitPlugin<Request> = (instance, _options, done) => {
    if (options.hook === 'preHandler') instance.addHook('preHandler', hook);
    else instance.addHook('onRequest', hook);
    done();
  };
  // Without this symbol, Fastify gives the plugin a separate context, which has no routes.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}
