import { startLocalRedis } from '@mayfly/local-redis';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { StoredLayout } from '../../src/stored-layout.ts';
import { SECRETS, TOKEN, testApi, type TestApi } from '../support/api.ts';
import { KeyedPurposes } from '../../src/features/one-time-passwords/keyed-purposes.ts';
import { READS, WRITES } from './operations.ts';
import {
  dumpKeys,
  readStore,
  restoreKeys,
  writeStore,
  type Answer,
  type ReleasedStore,
} from './released-store.ts';

const NAMESPACE = 'mayfly';

/** In the year 2096: the real clock, by which Redis ends keys, is before it. */
const START = 4_000_000_000_000;
const LATER_MS = 5000;

/** The shortest. */
const LEASE_MS = 100;

async function emptyRedis(): Promise<string> {
  const server = await startLocalRedis();
  onTestFinished(() => server.stop());
  return server.url;
}

/** An API whose clock says `now`. */
const apiOn = (redisUrl: string, now: number) =>
  testApi({ redisUrl, beside: { namespace: NAMESPACE, clock: { now } } });

async function answerAll({ query }: TestApi, operations: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const failed: unknown[] = [];
  for (const operation of operations) {
    const { data, errors } = await query(operation);
    if (errors !== undefined) failed.push({ operation, errors });
    answers.push({ query: operation, data });
  }
  expect(failed).toEqual([]);
  return answers;
}

/** The first answer to a query, with a value at a path. */
async function valueOf(api: TestApi, operation: string, ...path: string[]): Promise<string> {
  const [answer] = await answerAll(api, [operation]);
  let value: unknown = answer?.data;
  for (const name of path) value = value instanceof Object ? Reflect.get(value, name) : undefined;
  if (typeof value !== 'string') throw new Error(`${operation} has no ${path.join('.')}`);
  return value;
}

async function fill(api: TestApi): Promise<ReleasedStore['secrets']> {
  await new StoredLayout(api.redis, NAMESPACE).checkAndStore();
  await new KeyedPurposes(api.mayfly, SECRETS).compareSecret();
  await api.redis.zadd('legacy:online', START / 1000 + 60, 'a', '+inf', 'b');
  await answerAll(api, WRITES);
  const token = await valueOf(
    api,
    'mutation { createToken(input: { name: "ci", role: VIEWER, scopes: [{ kind: SET, prefix: "so" }] }) { secret } }',
    'createToken',
    'secret',
  );
  const invitation = await valueOf(
    api,
    'mutation { getOrCreateInvitationCode(input: { space: "games", id: "room" }) { code } }',
    'getOrCreateInvitationCode',
    'code',
  );
  const password = await valueOf(
    api,
    'mutation { issueOneTimePassword(input: { purpose: "sign-in", subject: "a" }) { code } }',
    'issueOneTimePassword',
    'code',
  );
  const session = await api.app.inject({
    method: 'POST',
    url: '/session',
    payload: { token: TOKEN },
  });
  const cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
  await api.mayfly.policies.flush();
  await api.mayfly.limiter('calls', { limits: { limit: 5, windowMs: 3_600_000 } }).consume('a');
  await api.mayfly.histories.record();

  api.clock.now += LATER_MS;
  const { sets } = api.mayfly;
  await sets.open('sorted').sweep();
  await sets.open('handed-over').sweep();
  await sets.open('sharded', { strategy: 'sharded' }).sweep();
  const take = (first: number) =>
    `mutation { takeExpired(input: { set: "sorted", group: "workers", first: ${first}, leaseMs: ${LEASE_MS} }) { events { member } } }`;
  await answerAll(api, [take(1)]);
  // Leases end by Redis's clock. The second delivery makes the first event a dead letter.
  await delay(LEASE_MS + 50);
  api.clock.now += LATER_MS;
  await answerAll(api, [take(9)]);
  await api.mayfly.histories.record();
  api.overview.sweeps.note({ removed: 1, lateMs: 20 });
  await api.overview.sweeps.flush();
  api.clock.now += LATER_MS;
  return { token, cookie, password, invitation };
}

/** What only the holder of a secret can do. */
async function useSecrets(
  api: TestApi,
  { token, cookie, password, invitation }: ReleasedStore['secrets'],
) {
  const viewer = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query: '{ viewer { name role } expiringSet(name: "sorted") { name } }' },
  });
  const session = await api.app.inject({ method: 'GET', url: '/session', headers: { cookie } });
  const operations = [
    `mutation { resolveInvitationCode(input: { space: "games", code: "${invitation}" }) { status id } }`,
    `mutation { verifyOneTimePassword(input: { purpose: "sign-in", subject: "a", code: "${password}" }) { status } }`,
  ];
  const limiter = api.mayfly.limiter('calls', { limits: { limit: 5, windowMs: 3_600_000 } });
  return {
    viewer: viewer.json<unknown>(),
    session: session.statusCode,
    data: (await answerAll(api, operations)).map(({ data }) => data),
    limited: await limiter.consume('a'),
  };
}

/** The version that writes its store; set only when a version is released. */
const writing = process.env['MAYFLY_WRITE_STORE'];

it.runIf(writing !== undefined)('writes the store of this version', async () => {
  const api = await apiOn(await emptyRedis(), START);
  const secrets = await fill(api);
  const { now } = api.clock;
  const keys = await dumpKeys(api.redis, START);
  expect(keys.length).toBeGreaterThan(100);
  const answers = await answerAll(api, READS);
  writeStore({ version: writing ?? '', namespace: NAMESPACE, now, secrets, keys, answers });
});

it.each(['0.1.0'])(
  'reads and continues what version %s stored',
  async (version) => {
    const store = readStore(version);
    const url = await emptyRedis();
    await restoreKeys(url, store);
    const api = await apiOn(url, store.now);

    await new StoredLayout(api.redis, NAMESPACE).checkAndStore();
    expect(await new KeyedPurposes(api.mayfly, SECRETS).compareSecret()).toBe('same');
    const queries = store.answers.map(({ query }) => query);
    expect(await answerAll(api, queries)).toEqual(store.answers);
    expect(await useSecrets(api, store.secrets)).toMatchObject({
      viewer: { data: { expiringSet: { name: 'sorted' } } },
      session: 200,
      data: [
        { resolveInvitationCode: { status: 'RESOLVED', id: 'room' } },
        { verifyOneTimePassword: { status: 'VERIFIED' } },
      ],
      limited: { remaining: 3 },
    });
  },
  30_000,
);
