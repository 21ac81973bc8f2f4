import fastifyRateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { mayflyStore } from '../../src/adapters/fastify-rate-limit.ts';
import { createMayfly } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';

async function serve(mayfly = testBench().mayfly, options: RateLimitPluginOptions = {}) {
  const app = fastify();
  onTestFinished(() => app.close());
  const store = mayflyStore(mayfly, 'http');
  await app.register(fastifyRateLimit, { max: 2, timeWindow: 10_000, store, ...options });
  app.get('/', async () => 'through');
  app.get('/other', async () => 'through');
  app.get(
    '/login',
    { config: { rateLimit: { max: 1, timeWindow: '1 minute' } } },
    async () => 'through',
  );
  app.get('/closed', { config: { rateLimit: { max: 0 } } }, async () => 'through');
  return async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    const [remaining, reset] = [headers['x-ratelimit-remaining'], headers['x-ratelimit-reset']];
    return [statusCode, Number(remaining), Number(reset)];
  };
}

it('denies requests beyond the limit of all routes, until they pass again', async () => {
  const { mayfly, clock } = testBench();
  const get = await serve(mayfly);
  expect(await get('/')).toEqual([200, 1, 10]);
  expect(await get('/other')).toEqual([200, 0, 10]);
  clock.advance(4000);
  expect(await get('/')).toEqual([429, 0, 6]);
  clock.advance(6000);
  expect(await get('/')).toEqual([200, 1, 10]);
});

it('counts a route with other limits separately', async () => {
  const get = await serve();
  expect(await get('/login')).toEqual([200, 0, 60]);
  expect(await get('/login')).toEqual([429, 0, 60]);
  expect(await get('/closed')).toEqual([429, 0, 10]);
  expect(await get('/')).toEqual([200, 1, 10]);
});

it('reads without counting', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const store = mayflyStore(testBench().mayfly, 'http');
  await app.register(fastifyRateLimit, { global: false, max: 2, timeWindow: 10_000, store });
  const check = app.createRateLimit();
  const remaining: unknown[] = [];
  app.get('/', async (request) => {
    for (const increment of [false, true, false]) {
      const result = await check(request, { increment });
      remaining.push('remaining' in result && result.remaining);
    }
  });
  await app.inject('/');
  expect(remaining).toEqual([2, 1, 1]);
});

it.each([
  [true, 200],
  [false, 500],
])('leaves an outage to skipOnError %s', async (skipOnError, status) => {
  const redis = connect().duplicate({ lazyConnect: true, enableOfflineQueue: false });
  const get = await serve(createMayfly({ redis }), { skipOnError });
  expect((await get('/'))[0]).toBe(status);
});
