import express, { type Request } from 'express';
import fastify, { type FastifyRequest } from 'fastify';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rateLimit as expressLimit } from '../../src/adapters/express.ts';
import { rateLimit as fastifyLimit } from '../../src/adapters/fastify.ts';
import { rateLimit as honoLimit } from '../../src/adapters/hono.ts';
import type { HttpLimiter } from '../../src/adapters/http-limit.ts';
import type { Limit } from '../../src/index.ts';
import type { Answer } from '../../src/limiter/outage/unavailable.ts';
import { testBench } from '../support/mayfly.ts';
import { inOutage } from './in-outage.ts';
import { serve } from './serve.ts';

/** The common options of the adapters, as a test sets them. */
interface Setup {
  readonly limiter: HttpLimiter;
  /** The key is the header `user`, and the cost the header `cost`, instead of the defaults. */
  readonly byUser?: boolean;
  /** A second limiter, before this one. */
  readonly before?: HttpLimiter;
  readonly onAnswer?: (answer: Answer) => void;
}

const user = (request: { readonly headers: NodeJS.Dict<string | string[]> }) =>
  String(request.headers['user']);
const cost = (request: { readonly headers: NodeJS.Dict<string | string[]> }) =>
  Number(request.headers['cost'] ?? 1);

async function serveExpress({ limiter, byUser, before, onAnswer }: Setup): Promise<string> {
  const app = express();
  app.set('trust proxy', true);
  if (before !== undefined) app.use(expressLimit({ limiter: before }));
  const options = { limiter, onAnswer };
  app.use(
    byUser === true
      ? expressLimit<Request>({ ...options, key: user, cost: async (request) => cost(request) })
      : expressLimit(options),
  );
  app.get('/', (_request, response) => void response.send('through'));
  app.use((error: Error, _request: Request, response: express.Response, _next: () => void) => {
    response.status(500).send(error.name);
  });
  return serve(app);
}

async function serveFastify({ limiter, byUser, before, onAnswer }: Setup): Promise<string> {
  const app = fastify({ trustProxy: true });
  if (before !== undefined) await app.register(fastifyLimit({ limiter: before }));
  const options = { limiter, onAnswer };
  await app.register(
    byUser === true
      ? fastifyLimit<FastifyRequest>({
          ...options,
          key: user,
          cost: async (request) => cost(request),
          hook: 'preHandler',
        })
      : fastifyLimit(options),
  );
  app.get('/', async () => 'through');
  app.setErrorHandler<Error>((error, _request, reply) => reply.code(500).send(error.name));
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function serveHono({ limiter, byUser, before, onAnswer }: Setup): Promise<string> {
  const app = new Hono();
  const address = (context: Context) =>
    context.req.header('x-forwarded-for') ?? getConnInfo(context).remote.address;
  if (before !== undefined) app.use(honoLimit({ limiter: before, address }));
  const options = { limiter, onAnswer };
  const headers = (context: Context) => ({ headers: context.req.header() });
  app.use(
    byUser === true
      ? honoLimit({
          ...options,
          key: (context: Context) => user(headers(context)),
          cost: (context: Context) => cost(headers(context)),
        })
      : honoLimit({ ...options, address }),
  );
  app.get('/', (context) => context.text('through'));
  app.onError((error, context) => context.text(error.name, 500));
  const listener = getRequestListener(app.fetch);
  return serve((request, response) => void listener(request, response));
}

/** Connect has no `ip`: the adapter uses what Node.js provides. */
async function serveNode({ limiter, byUser, before, onAnswer }: Setup): Promise<string> {
  const first = before === undefined ? undefined : expressLimit({ limiter: before });
  const options = { limiter, onAnswer };
  const second = expressLimit<Parameters<Parameters<typeof serve>[0]>[0]>(
    byUser === true ? { ...options, key: user, cost } : options,
  );
  return serve((request, response) => {
    const last = (error?: unknown) => {
      if (error !== undefined) response.statusCode = 500;
      response.end(error instanceof Error ? error.name : 'through');
    };
    const next = () => second(request, response, last);
    if (first === undefined) next();
    else first(request, response, (error) => (error === undefined ? next() : last(error)));
  });
}

const of = (limit: number, name = 'burst'): Limit => ({
  name,
  limit,
  windowMs: 10_000,
  algorithm: 'fixed',
});

/** Redis decides, without a time limit, because the machine may be busy. */
const decided = (...limits: Limit[]) => ({ limits, outage: false }) as const;

describe.each([
  ['Express', serveExpress],
  ['Fastify', serveFastify],
  ['Hono', serveHono],
  ['Node', serveNode],
])('rate limits of %s', (framework, listen) => {
  it('let a limit of requests pass, then answer 429, with headers in every response', async () => {
    const { mayfly, clock } = testBench();
    const url = await listen({ limiter: mayfly.limiter('http', decided(of(2))) });
    const first = await fetch(url);
    expect(first.status).toBe(200);
    expect(await first.text()).toBe('through');
    expect(first.headers.get('ratelimit')).toBe('"burst";r=1;t=10');
    expect(first.headers.get('ratelimit-policy')).toBe('"burst";q=2;w=10');
    expect(first.headers.get('retry-after')).toBeNull();
    expect((await fetch(url)).headers.get('ratelimit')).toBe('"burst";r=0;t=10');

    clock.advance(1500);
    const denied = await fetch(url);
    expect(denied.status).toBe(429);
    expect(denied.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(denied.headers.get('ratelimit')).toBe('"burst";r=0;t=9');
    expect(denied.headers.get('ratelimit-policy')).toBe('"burst";q=2;w=10');
    expect(denied.headers.get('retry-after')).toBe('9');
    expect(await denied.json()).toEqual({
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      title: 'Too many requests',
      status: 429,
      'violated-policies': ['burst'],
      retryAfterMs: 8500,
    });
    clock.advance(8500);
    expect((await fetch(url)).status).toBe(200);
  });

  it('count by key and cost', async () => {
    const { mayfly } = testBench();
    const limiter = mayfly.limiter('http', decided(of(5)));
    const url = await listen({ limiter, byUser: true });
    const get = (headers: Record<string, string>) => fetch(url, { headers });
    expect((await get({ user: 'ann', cost: '4' })).headers.get('ratelimit')).toBe(
      '"burst";r=1;t=10',
    );
    expect((await get({ user: 'ann', cost: '2' })).status).toBe(429);
    expect((await get({ user: 'bob', cost: '5' })).status).toBe(200);
    expect(await limiter.peek('ann')).toMatchObject({ remaining: 1 });
    expect((await get({ user: 'ann' })).status).toBe(200);
  });

  it('answer 429 if an override is below the cost', async () => {
    const { mayfly } = testBench();
    const limiter = mayfly.limiter('http', decided(of(10)));
    await limiter.setLimit('ann', { burst: { limit: 3 } }, { forMs: 60_000 });
    const url = await listen({ limiter, byUser: true });
    const denied = await fetch(url, { headers: { user: 'ann', cost: '5' } });
    expect(denied.status).toBe(429);
    expect(denied.headers.get('ratelimit')).toBe('"burst";r=3;t=60');
    expect(denied.headers.get('ratelimit-policy')).toBe('"burst";q=3;w=10');
    expect(denied.headers.get('retry-after')).toBe('60');
    expect(await denied.json()).toMatchObject({ 'violated-policies': ['burst'] });
    expect((await fetch(url, { headers: { user: 'ann', cost: '11' } })).status).toBe(500);
  });

  it.runIf(framework !== 'Node')('count IPv6 clients by their prefix', async () => {
    const { mayfly } = testBench();
    const url = await listen({ limiter: mayfly.limiter('http', decided(of(1))) });
    const from = async (address: string) =>
      (await fetch(url, { headers: { 'x-forwarded-for': address } })).status;
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db8::ffff:2')).toBe(429);
    expect(await from('2001:db8:0:1::1')).toBe(200);
    expect(await from('192.0.2.1')).toBe(200);
    expect(await from('::ffff:192.0.2.1')).toBe(429);
    expect(await from('no address')).toBe(500);
  });

  it('let requests pass in shadow mode, and report the denial', async () => {
    const { mayfly } = testBench();
    const answers: Answer[] = [];
    const limiter = mayfly.limiter('http', { ...decided(of(1)), shadow: true });
    const url = await listen({ limiter, onAnswer: (answer) => answers.push(answer) });
    await fetch(url);
    const second = await fetch(url);
    expect(second.status).toBe(200);
    expect(second.headers.get('retry-after')).toBeNull();
    expect(answers).toMatchObject([{ status: 'allowed' }, { shadowed: 'denied' }]);
    expect(answers[0]).not.toHaveProperty('shadowed');
  });

  it('can run one after another, and report all limits', async () => {
    const { mayfly } = testBench();
    const before = mayfly.limiter('global', decided(of(3, 'global')));
    const limiter = mayfly.limiter('http', decided(of(5), of(9, 'long')));
    const { headers } = await fetch(await listen({ limiter, before }));
    expect(headers.get('ratelimit')).toBe('"global";r=2;t=10, "burst";r=4;t=10, "long";r=8;t=10');
    expect(headers.get('ratelimit-policy')).toBe(
      '"global";q=3;w=10, "burst";q=5;w=10, "long";q=9;w=10',
    );
  });

  it('answer 503, not 429, to a request that an outage denies', async () => {
    const response = await fetch(await listen({ limiter: inOutage(false) }));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('ratelimit')).toBeNull();
    expect(await response.json()).toEqual({
      type: 'https://iana.org/assignments/http-problem-types#temporary-reduced-capacity',
      title: 'Requests cannot be counted now',
      status: 503,
      retryAfterMs: 700,
    });
  });

  it('let a request pass if the outage policy does', async () => {
    const response = await fetch(await listen({ limiter: inOutage(true) }));
    expect(response.status).toBe(200);
  });

  it('leave errors to the error handler', async () => {
    const { mayfly } = testBench();
    const limiter = mayfly.limiter('http', decided(of(5)));
    const url = await listen({ limiter, byUser: true });
    const tooMuch = await fetch(url, { headers: { user: 'ann', cost: '6' } });
    expect(tooMuch.status).toBe(500);
    expect(await tooMuch.text()).toBe('MayflyError');
    expect(await limiter.peek('ann')).toMatchObject({ remaining: 5 });
  });

  it('let exactly the limit of concurrent requests pass', async () => {
    const { mayfly } = testBench();
    const url = await listen({ limiter: mayfly.limiter('http', decided(of(17))) });
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await fetch(url)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(17);
    expect(statuses.filter((status) => status === 429)).toHaveLength(43);
  });
});

it('applies limits of Fastify only in their context, and to routes as their config says', async () => {
  const { mayfly } = testBench();
  const one = mayfly.limiter('one', decided(of(1)));
  const [route, none]: object[] = [
    { rateLimit: { limiter: mayfly.limiter('route', decided(of(2))), key: () => 'all' } },
    { rateLimit: false },
  ];
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(async (limited) => {
    await limited.register(fastifyLimit({ limiter: one }));
    await limited.register(fastifyLimit({ limiter: mayfly.limiter('nine', decided(of(9))) }));
    limited.get('/limited', async () => 'through');
    limited.get('/route', { config: route ?? {} }, async () => 'through');
    limited.get('/none', { config: none ?? {} }, async () => 'through');
  });
  await app.register(async (chosen) => {
    const key = () => 'chosen';
    await chosen.register(fastifyLimit({ limiter: one, key, global: false }));
    chosen.get('/unlimited', async () => 'through');
    const config: object = { rateLimit: true };
    chosen.get('/chosen', { config }, async () => 'through');
    const wrongs: [object, string][] = [
      [{ max: 1 }, 'max'],
      [{ limiter: undefined }, 'limiter'],
      [{ limiter: 5 }, 'limiter'],
    ];
    for (const [rateLimit, field] of wrongs) {
      expect(() => chosen.get('/wrong', { config: { rateLimit } }, async () => 'through')).toThrow(
        expect.objectContaining({ code: 'INVALID_OPTION', field: `config.rateLimit.${field}` }),
      );
    }
  });
  app.get('/free', async () => 'through');
  const statusesOf = async (url: string) => {
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await app.inject({ url })).statusCode);
    return statuses;
  };
  expect(await statusesOf('/limited')).toEqual([200, 429, 429]);
  expect(await statusesOf('/route')).toEqual([200, 200, 429]);
  expect(await statusesOf('/chosen')).toEqual([200, 429, 429]);
  for (const free of ['/none', '/unlimited', '/free', '/missing']) {
    const status = free === '/missing' ? 404 : 200;
    expect(await statusesOf(free)).toEqual([status, status, status]);
  }
});
