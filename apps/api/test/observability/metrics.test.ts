import type { LightMyRequestResponse } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { observeRedis } from '../../src/observability/redis-metrics.ts';
import { countSwept } from '../../src/observability/sweep-metrics.ts';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';
import type { GraphQLAnswer } from '../support/clients.ts';

async function scrape({ app }: TestApi): Promise<string> {
  const response = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(response.statusCode).toBe(200);
  return response.body;
}

/** The value of one line of the exposition format; 0 where there is none. */
function read(text: string, series: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

it('wants a token', async () => {
  const { app } = await testApi();
  expect((await app.inject('/metrics')).statusCode).toBe(401);
});

it('counts operations by type, those that cannot be run among them', async () => {
  const api = await testApi();
  await api.query('{ now }');
  await api.query('mutation { startDemoData { status } }');
  await api.query('{ nothing }');
  const text = await scrape(api);
  const count = (type: string) =>
    read(text, `mayfly_graphql_operation_duration_seconds_count{type="${type}"}`);
  expect([count('query'), count('mutation'), count('invalid')]).toEqual([1, 1, 1]);
});

it('counts errors by code, be they in the answer or in a payload', async () => {
  const api = await testApi();
  const add = 'addMember(input: { set: "nope", member: "a" })';
  await api.query(`mutation { ${add} { status } }`);
  await api.query(`mutation { ${add} { userErrors { code } } }`);
  expect(read(await scrape(api), 'mayfly_graphql_errors_total{code="SET_NOT_FOUND"}')).toBe(2);
});

it('counts errors of requests that are refused before anything runs, each once', async () => {
  const api = await testApi({ requestLimits: { perToken: 12, perAddress: 1_000_000 } });
  const told: Record<string, number> = {};
  const hear = (response: LightMyRequestResponse) => {
    for (const { extensions } of response.json<GraphQLAnswer>().errors ?? []) {
      told[extensions.code] = (told[extensions.code] ?? 0) + 1;
    }
  };
  const authorization = `Bearer ${TOKEN}`;
  const send = async (payload: string, headers: Record<string, string> = { authorization }) => {
    const all = { 'content-type': 'application/json', ...headers };
    hear(await api.app.inject({ method: 'POST', url: '/graphql', headers: all, payload }));
  };
  const now = '{"query":"{ now }"}';
  await send(now, {});
  await send(now, { authorization: 'Bearer wrong' });
  await send('{"query":');
  await send('{}');
  await send('{"query":7}');
  await send(`[${now},${now}]`);
  await send(now, { authorization, 'content-type': 'text/plain' });
  await send(now, { authorization, 'content-type': 'application/xml' });
  await send('{"query":"{ now }","operationName":"other"}');
  await send('{"query":"{ nothing }"}');
  const url = `/graphql?query=${encodeURIComponent('mutation { startDemoData { status } }')}`;
  hear(await api.app.inject({ url, headers: { authorization, 'apollo-require-preflight': '1' } }));
  for (let i = 0; i < 12; i += 1) await send(now);

  expect(told).toEqual({
    UNAUTHENTICATED: 2,
    BAD_REQUEST: 7,
    OPERATION_RESOLUTION_FAILURE: 1,
    GRAPHQL_VALIDATION_FAILED: 1,
    RATE_LIMITED: 9,
  });
  const { values } = await api.metrics.errors.get();
  const counted = values.map(({ labels, value }) => [labels['code'], value]);
  expect(Object.fromEntries(counted)).toEqual(told);
});

it('counts the commands that Redis answered', async () => {
  const api = await testApi();
  const { metrics } = api;
  onTestFinished(observeRedis(metrics));
  const answered = async () =>
    read(
      await metrics.registry.metrics(),
      'mayfly_redis_command_duration_seconds_count{outcome="answered"}',
    );
  const before = await answered();
  await api.redis.ping();
  expect(await answered()).toBe(before + 1);
});

it('counts decisions by what became of the calls', async () => {
  const api = await testApi();
  await api.mayfly.policies.create('calls', {
    limits: { limit: 2, windowMs: 60_000 },
    outage: { policy: 'closed', answerWithinMs: 10_000 },
  });
  const consume =
    'mutation { consumeLimit(input: { policy: "calls", key: "a" }) { decision { status } } }';
  for (let i = 0; i < 3; i += 1) await api.query(consume);
  const text = await scrape(api);
  const count = (outcome: string) =>
    read(text, `mayfly_limit_decisions_total{outcome="${outcome}"}`);
  expect([count('allowed'), count('denied')]).toEqual([2, 1]);
});

it('counts what sets had to drop, and each of it in one of several instances', async () => {
  const one = await testApi();
  const other = await testApi({ beside: one });
  const { set } = await one.mayfly.sets.create('online', { defaultTtlMs: 1000 });
  await set.feed.open({ kept: 1000 });
  await (await set.onExpired('group', () => undefined, { kept: 1000 })).stop();
  const members = Array.from({ length: 1000 }, (_, i) => ({ member: `${i}` }));
  const instances = [one, other];
  for (let round = 0; round < 2; round += 1) {
    await set.addMany(members);
    one.clock.now += 1000;
    const sweepers = instances.map(({ mayfly, metrics }) =>
      mayfly.createSweeper({ onSwept: (step) => countSwept(metrics, step) }),
    );
    await Promise.all(sweepers.map((sweeper) => sweeper.sweepDue()));
  }
  const texts = await Promise.all(instances.map(scrape));
  const sum = (series: string) => texts.reduce((total, text) => total + read(text, series), 0);
  expect({
    ended: sum('mayfly_expired_members_total'),
    expired: sum('mayfly_trimmed_events_total{kind="expired"}'),
    changed: sum('mayfly_trimmed_events_total{kind="changed"}'),
    lost: sum('mayfly_lost_events_total'),
  }).toEqual({ ended: 2000, expired: 1000, changed: 3000, lost: 1000 });
});

it('tells of the process', async () => {
  expect(read(await scrape(await testApi()), 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
});
