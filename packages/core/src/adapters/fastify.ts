import { checkMethods, checkOptions } from '../input.ts';
import { HTTP_LIMIT, joinList, judge, PROBLEM_TYPE, type HttpLimitOptions } from './http-limit.ts';

export { clientKey, type ClientKeyOptions } from './client-key.ts';
export type { HttpLimiter, HttpLimitOptions, LimitProblem } from './http-limit.ts';

/** The parts of a request that the plugin reads. */
export interface FastifyLikeRequest {
  readonly ip: string;
  /** `rateLimit` of the route's `config` is a `RouteRateLimit`. */
  readonly routeOptions?: { readonly config?: object };
}

export interface FastifyLikeReply {
  getHeader(name: string): unknown;
  header(name: string, value: string): unknown;
  code(status: number): unknown;
  send(payload: string): unknown;
}

type Hook<Request> = (request: Request, reply: FastifyLikeReply) => Promise<unknown>;

export interface FastifyLikeInstance<Request> {
  addHook(name: 'onRoute', hook: (route: { readonly config?: object }) => void): unknown;
  addHook(name: 'onRequest', hook: Hook<Request>): unknown;
  addHook(name: 'preHandler', hook: Hook<Request>): unknown;
}

export interface FastifyRateLimitOptions<Request> extends HttpLimitOptions<Request> {
  /** When requests are counted: `onRequest`, before all else, or `preHandler`, after authentication. */
  readonly hook?: 'onRequest' | 'preHandler' | undefined;
  /** Whether routes without `config.rateLimit` are limited; true by default. */
  readonly global?: boolean | undefined;
}

/**
 * `config.rateLimit` of a route: options that replace those of the plugin, or whether the route is limited. A
 * `limiter` replaces those of all plugins, and counts once.
 */
export type RouteRateLimit<Request = FastifyLikeRequest> =
  | boolean
  | Partial<HttpLimitOptions<Request>>;

const OPTIONS = { ...HTTP_LIMIT, hook: true, global: true } as const;

export type RateLimitPlugin<Request> = (
  instance: FastifyLikeInstance<Request>,
  options: object,
  done: () => void,
) => void;

/**
 * A plugin for Fastify: `app.register(rateLimit({ limiter }))`. It applies to the routes of the context that
 * registers it, and of contexts within; `config.rateLimit` of a route is a `RouteRateLimit`. Every response has the
 * headers of the limits. A denied request receives 429, and one that is denied because Redis is unavailable receives
 * 503 (`LimitProblem`). Errors of the limiter, the key or the cost go to the error handler. `INVALID_OPTION`.
 */
export function rateLimit<Request extends FastifyLikeRequest = FastifyLikeRequest>(
  options: FastifyRateLimitOptions<Request>,
): RateLimitPlugin<Request> {
  const { hook, global = true, ...shared } = checkOptions(options, OPTIONS);
  const limit: Hook<Request> = async (request, reply) => {
    const route = ofRoute<Request>(request.routeOptions?.config) ?? global;
    if (route === false) return;
    const own = route === true ? undefined : route;
    if (own?.limiter !== undefined) {
      if (counted.has(request)) return;
      counted.add(request);
    }
    const { headers, problem } = await judge({ ...shared, ...own }, request, request.ip);
    for (const [name, value] of Object.entries(headers)) {
      reply.header(name, joinList(reply.getHeader(name), value));
    }
    if (problem === undefined) return;
    reply.code(problem.status);
    reply.header('Content-Type', PROBLEM_TYPE);
    return reply.send(JSON.stringify(problem));
  };
  const plugin: RateLimitPlugin<Request> = (instance, _options, done) => {
    instance.addHook('onRoute', ({ config }) => void ofRoute(config));
    if (hook === 'preHandler') instance.addHook('preHandler', limit);
    else instance.addHook('onRequest', limit);
    done();
  };
  // Without this symbol, Fastify gives the plugin a separate context, which has no routes.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

/** Requests that the limiter of their route has counted. */
const counted = new WeakSet<object>();

/** `config.rateLimit` of a route, if it has one. `INVALID_OPTION`. */
function ofRoute<Request>(config: object = {}): RouteRateLimit<Request> | undefined {
  const { rateLimit }: { readonly rateLimit?: RouteRateLimit<Request> } = config;
  if (rateLimit === undefined || typeof rateLimit === 'boolean') return rateLimit;
  const own = checkOptions(rateLimit, HTTP_LIMIT, 'config.rateLimit', 'config.rateLimit.');
  if ('limiter' in own) checkMethods(own.limiter, ['consume'], 'config.rateLimit.limiter');
  return own;
}
