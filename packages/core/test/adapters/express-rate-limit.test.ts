import express from 'express';
import { rateLimit, type Options, type Store } from 'express-rate-limit';
import { expect, it } from 'vitest';
import { MayflyStore } from '../../src/adapters/express-rate-limit.ts';
import type { Limiter } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';
import { inOutage } from './in-outage.ts';
import { serve } from './serve.ts';

const key = 'ann';

function limiterOf(limit: number): Limiter {
  const { mayfly } = testBench();
  return mayfly.limiter('http', {
    limits: { limit, windowMs: 10_000, algorithm: 'fixed' },
    outage: false,
  });
}

/** A server whose handler answers with the status in the path. */
async function listen(store: Store, options: Partial<Options> = {}): Promise<string> {
  const app = express();
  app.use(rateLimit({ limit: 2, keyGenerator: () => key, store, ...options }));
  app.get(
    '/:status',
    (request, response) => void response.sendStatus(Number(request.params.status)),
  );
  app.use((error: Error, _request: unknown, response: express.Response, _next: unknown) => {
    response.status(500).send(error.name);
  });
  return serve(app);
}

it('denies what the limiter denies, with its headers', async () => {
  const limiter = limiterOf(2);
  const url = await listen(new MayflyStore(limiter), {
    standardHeaders: 'draft-8',
    identifier: 'a',
  });
  const get = () => fetch(`${url}/200`);
  expect((await get()).headers.get('ratelimit')).toMatch(/^"a"; r=1; t=10/);
  expect((await get()).headers.get('ratelimit')).toMatch(/^"a"; r=0; t=10/);
  const denied = await get();
  expect(denied.status).toBe(429);
  expect(denied.headers.get('retry-after')).toBe('10');
  await limiter.reset(key);
  expect((await get()).status).toBe(200);
});

it('follows overridden limits, also above the limit of express-rate-limit', async () => {
  const limiter = limiterOf(2);
  const url = await listen(new MayflyStore(limiter));
  await limiter.setLimit(key, { '2/10000': { limit: 4 } });
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await fetch(`${url}/200`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  await limiter.setLimit(key, { '2/10000': { limit: 1 } });
  expect((await fetch(`${url}/200`)).status).toBe(429);
});

it('refunds successful requests', async () => {
  const limiter = limiterOf(2);
  const url = await listen(new MayflyStore(limiter), { skipSuccessfulRequests: true });
  for (let i = 0; i < 5; i++) {
    expect((await fetch(`${url}/200`)).status).toBe(200);
    await expect.poll(() => limiter.peek(key)).toMatchObject({ remaining: 2 });
  }
});

it('refunds failed requests', async () => {
  const limiter = limiterOf(2);
  const url = await listen(new MayflyStore(limiter), { skipFailedRequests: true });
  for (let i = 0; i < 5; i++) {
    expect((await fetch(`${url}/404`)).status).toBe(404);
    await expect.poll(() => limiter.peek(key)).toMatchObject({ remaining: 2 });
  }
});

it('does not refund a denied request, because it was not counted', async () => {
  const limiter = limiterOf(2);
  const store = new MayflyStore(limiter);
  store.init({ limit: 2, skipFailedRequests: true });
  await store.increment(key);
  await store.increment(key);
  const denied = await Promise.all([store.increment(key), store.increment(key)]);
  expect(denied).toMatchObject([{ totalHits: 3 }, { totalHits: 3 }]);
  await store.decrement(key);
  await store.decrement(key);
  expect(await limiter.peek(key)).toMatchObject({ remaining: 0 });
  await store.decrement(key);
  expect(await limiter.peek(key)).toMatchObject({ remaining: 1 });
});

it('returns hits without counting one, and resets them', async () => {
  const limiter = limiterOf(2);
  const store = new MayflyStore(limiter);
  const middleware = rateLimit({ limit: 2, store });
  expect(await middleware.getKey(key)).toMatchObject({ totalHits: 0 });
  await store.increment(key);
  expect(await middleware.getKey(key)).toMatchObject({ totalHits: 1 });
  await store.resetKey(key);
  expect(await middleware.getKey(key)).toMatchObject({ totalHits: 0 });
  await store.increment(key);
  await store.increment(key);
  expect(await middleware.getKey(key)).toMatchObject({ totalHits: 3 });
});

it('resets all keys', async () => {
  const store = new MayflyStore(limiterOf(2));
  const middleware = rateLimit({ limit: 2, store });
  const hits = async () =>
    Promise.all(['ann', 'bob'].map(async (key) => (await middleware.getKey(key))?.totalHits));
  for (const key of ['ann', 'ann', 'ann', 'bob']) await store.increment(key);
  expect(await hits()).toEqual([3, 1]);
  await store.resetAll();
  expect(await hits()).toEqual([0, 0]);
  await store.increment('bob');
  expect(await hits()).toEqual([0, 1]);
});

it('requires a limit that is a number', async () => {
  const store = new MayflyStore(limiterOf(2));
  const middleware = rateLimit({ limit: () => 2, store });
  await expect(store.increment(key)).rejects.toMatchObject({
    code: 'INVALID_OPTION',
    field: 'limit',
  });
  await expect(middleware.getKey(key)).rejects.toMatchObject({ code: 'INVALID_OPTION' });
});

it.each([
  [true, false, 200],
  [false, false, 500],
  [false, true, 200],
] as const)('reports an outage: passes %s, passOnStoreError %s', async (passes, pass, status) => {
  const limiter = limiterOf(2);
  const outage = inOutage(passes);
  const store = new MayflyStore({
    name: 'http',
    consume: (client) => outage.consume(client),
    peek: (client) => outage.consume(client),
    refund: (client) => limiter.refund(client),
    reset: (client) => limiter.reset(client),
    resetAll: () => limiter.resetAll(),
  });
  const logger = { warn: () => undefined, error: () => undefined };
  const url = await listen(store, { passOnStoreError: pass, logger });
  expect((await fetch(`${url}/200`)).status).toBe(status);
});
