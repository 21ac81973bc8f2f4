import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly, type SortedSet } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

const SECRET = 'a secret of one-time passwords, 32 bytes';

it('runs its first scripts in a pipeline that ioredis opened for a command of somebody else', async () => {
  const { redis: plain, namespace } = testBench();
  const redis = plain.duplicate({ enableAutoPipelining: true });
  onTestFinished(() => redis.disconnect());
  const mayfly = createMayfly({ redis, namespace });
  const limits = { limit: 5, windowMs: 60_000 };
  const limiter = mayfly.limiter('search', { limits, outage: false });
  await redis.ping();

  const opened = redis.get('anything');
  const answers = await Promise.all([
    mayfly.codes('invitations').getOrCreateCode('ann'),
    mayfly.otp('login', { secret: SECRET }).issue('ann'),
    mayfly.series('load').query({ fields: ['load'], aggregate: ['last'], points: 1 }),
    mayfly.sets.create('online', { defaultTtlMs: 60_000 }),
    limiter.consume('ann'),
  ]);
  expect(answers).toMatchObject([
    { status: 'created' },
    { status: 'issued' },
    { sources: [] },
    { status: 'created' },
    { status: 'allowed' },
  ]);
  expect(await opened).toBeNull();
});

/** A server of its own, as no other test may teach it scripts, or make it forget them. */
async function ownServer() {
  const server = await startLocalRedis();
  const connect = () => new Redis(server.url);
  const clients = [connect(), connect()] as const;
  onTestFinished(async () => {
    for (const client of clients) client.disconnect();
    await server.stop();
  });
  const open = (redis: Redis) => createMayfly({ redis }).sets.open('online');
  await createMayfly({ redis: clients[0] }).sets.create('online', { defaultTtlMs: 60_000 });
  return { clients, open };
}

/** A call whose script the server lacks, and one whose script it has: neither is waited for. */
async function addThenRemove(set: SortedSet): Promise<string[]> {
  const calls = await Promise.all([set.add('a'), set.remove('a')]);
  return calls.map(({ status }) => status);
}

it('keeps the order of calls on a new connection, whatever scripts the server has', async () => {
  const { clients, open } = await ownServer();
  const [fresh, other] = clients;
  await open(other).remove('nobody');
  expect(await addThenRemove(open(fresh))).toEqual(['added', 'removed']);
});

it('keeps the order of calls on a connection that was lost, whatever scripts the server has', async () => {
  const { clients, open } = await ownServer();
  const [lost, other] = clients;
  expect(await addThenRemove(open(lost))).toEqual(['added', 'removed']);
  await other.script('FLUSH');
  await open(other).remove('nobody');
  const ready = new Promise((resolve) => {
    lost.once('ready', resolve);
  });
  lost.disconnect(true);
  await ready;
  expect(await addThenRemove(open(lost))).toEqual(['added', 'removed']);
});
