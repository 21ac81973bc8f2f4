import { expect, it } from 'vitest';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';
import { ask, cookiesOf, createToken, post, signIn } from '../support/clients.ts';
import { alertsOf, apiOnOwnRedis, fill, free, passASecond, readiness } from './support.ts';

const LIMITS = { perAddress: 5, everywhere: 8, answerWithinMs: 5000 };
const HOUR_MS = 3_600_000;

const add = (api: TestApi, member: string) =>
  ask(
    api,
    { token: TOKEN },
    `mutation { addMember(input: { set: "online", member: "${member}" }) { status userErrors { code } } }`,
  );

const REMOVALS = [
  `removeMember(input: { set: "online", member: "a" }) { userErrors { code } }`,
  `clearExpiringSet(input: { set: "online" }) { userErrors { code } }`,
  `deleteExpiringSet(input: { set: "online" }) { userErrors { code } }`,
  `deleteLimitPolicy(input: { policy: "calls" }) { userErrors { code } }`,
];

const metricsOf = async ({ app }: TestApi) =>
  (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body;

it('refuses sign-ins and additions, says why, and lets an admin free memory', async () => {
  const { api } = await apiOnOwnRedis();
  const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: HOUR_MS });
  await set.addMany([{ member: 'a' }, { member: 'b' }]);
  const limit = { name: 'burst', limit: 5, windowMs: HOUR_MS };
  await api.mayfly.policies.create('calls', { limits: limit });
  const made = await createToken(api, { name: 'ci', role: 'ADMIN' });
  const session = cookiesOf(await signIn(api, TOKEN));
  const metrics = await metricsOf(api);
  expect(metrics).toContain('mayfly_redis_up 1\n');
  expect(metrics).toMatch(/mayfly_redis_used_memory_bytes \d{6,}\n/);
  expect(metrics).toContain('mayfly_redis_memory_limit_bytes 0\n');
  expect(metrics).toContain('mayfly_redis_problem{code="REDIS_FULL"} 0\n');

  await fill(api);
  passASecond(api);
  expect(await readiness(api)).toEqual({ status: 503, code: 'REDIS_FULL' });
  expect((await api.app.inject('/healthz')).statusCode).toBe(200);
  expect(await alertsOf(api)).toEqual([
    { kind: 'REDIS_FULL', severity: 'CRITICAL', subject: null, share: null },
  ]);
  const full = await metricsOf(api);
  expect(full).toContain('mayfly_redis_up 1\n');
  expect(full).toContain('mayfly_redis_memory_limit_bytes 1\n');
  expect(full).toContain('mayfly_redis_problem{code="REDIS_FULL"} 1\n');

  // A session that is due for an extension also continues, even if a new sign-in fails.
  api.clock.now += HOUR_MS;
  const refused = await signIn(api, TOKEN, { cookies: session });
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'REDIS_FULL' } }] });
  for (const client of [{ token: TOKEN }, { token: made.secret }, { cookies: session }]) {
    const { data } = await ask(api, client, '{ overview { sets { totalCount } } }');
    expect(data).toEqual({ overview: { sets: { totalCount: 1 } } });
  }
  expect((await add(api, 'c')).errors?.[0]?.extensions.code).toBe('REDIS_FULL');

  for (const removal of REMOVALS) {
    const answer = await ask(api, { token: made.secret }, `mutation { removal: ${removal} }`);
    expect(answer).toEqual({ data: { removal: { userErrors: [] } } });
  }
  const log = await ask(
    api,
    { token: TOKEN },
    '{ auditEntries(first: 5) { edges { node { action outcome actor } } } }',
  );
  expect(log.data).toMatchObject({
    auditEntries: {
      edges: [
        { node: { action: 'deleteLimitPolicy', outcome: 'OK', actor: 'ci' } },
        { node: { action: 'deleteExpiringSet', outcome: 'OK' } },
        { node: { action: 'clearExpiringSet', outcome: 'OK' } },
        { node: { action: 'removeMember', outcome: 'OK' } },
        { node: { action: 'addMember', outcome: 'REDIS_FULL', actor: 'admin' } },
      ],
    },
  });
  const revoked = await ask(
    api,
    { token: TOKEN },
    'mutation ($id: ID!) { revokeToken(input: { id: $id }) { userErrors { code } } }',
    { id: made.id },
  );
  expect(revoked.errors).toBeUndefined();
  expect((await post(api, { token: made.secret })).statusCode).toBe(401);

  await free(api);
  passASecond(api);
  expect(await readiness(api)).toMatchObject({ status: 200 });
  expect(await alertsOf(api)).toEqual([]);
  expect((await signIn(api, TOKEN)).statusCode).toBe(204);
  await api.mayfly.sets.create('online', { defaultTtlMs: HOUR_MS });
  expect(await add(api, 'c')).toMatchObject({ data: { addMember: { status: 'ADDED' } } });
});

it('a full Redis limits guesses of tokens', async () => {
  const { api } = await apiOnOwnRedis({ signInLimits: LIMITS });
  const { secret } = await createToken(api, { name: 'ci', role: 'VIEWER' });
  await fill(api);
  const remoteAddress = '192.0.2.1';
  const guesses = Array.from({ length: 40 }, (_, i) =>
    signIn(api, `guess-${i}`, { remoteAddress }),
  );
  const statuses = (await Promise.all(guesses))
    .map(({ statusCode }) => statusCode)
    .toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(35).fill(429)]);
  expect((await signIn(api, secret, { remoteAddress })).statusCode).toBe(429);
  expect((await post(api, { token: secret, remoteAddress })).statusCode).toBe(429);
  expect((await post(api, { token: secret, remoteAddress: '192.0.2.2' })).statusCode).toBe(200);
});

it('an instance starts while Redis is full', async () => {
  const { api, server } = await apiOnOwnRedis();
  await fill(api);
  const other = await testApi({ redisUrl: server.url, beside: api });
  expect(await readiness(other)).toEqual({ status: 503, code: 'REDIS_FULL' });
});
