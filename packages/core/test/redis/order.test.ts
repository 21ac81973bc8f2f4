import { startLocalRedis } from '@mayfly/local-redis';
import fc from 'fast-check';
import { Command, Redis, type Cluster } from 'ioredis';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMayfly, type AnySet, type RedisClient, type SortedSet } from '../../src/index.ts';
import { startCluster } from '../support/cluster.ts';
import { PATIENCE } from '../support/patience.ts';
import { nightly } from '../support/nightly.ts';

/** A separate server, because other tests must not load or flush its scripts. */
async function ownServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mayfly-order-'));
  const server = await startLocalRedis({ dataDir, supervise: true });
  const clients: Redis[] = [];
  onTestFinished(async () => {
    for (const client of clients) client.disconnect();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const connect = (enableAutoPipelining = false) => {
    const client = new Redis(server.url, { enableAutoPipelining, retryStrategy: () => 20 });
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  };
  return { server, connect };
}

async function create(redis: RedisClient, name = 'online'): Promise<SortedSet> {
  const { set } = await createMayfly({ redis }).sets.create(name, { defaultTtlMs: 60_000 });
  return set;
}

/** Each call starts without waiting for the previous one. */
async function statuses(...calls: Promise<{ readonly status: string }>[]): Promise<string[]> {
  return (await Promise.all(calls)).map(({ status }) => status);
}

/**
 * Flushes the scripts, or loads used ones, as another client could: between any two commands, if it goes
 * through the same connection. `chances` are from 0 to 9, in turn: on 0 to 2 it flushes, on 1 and 3 it loads one.
 */
function disturb(redis: Redis, chances: readonly number[], through = redis): () => void {
  const known: string[] = [];
  const sendCommand = redis.sendCommand.bind(redis);
  const disturbing = through.sendCommand.bind(through);
  let place = 0;
  const script = (...args: string[]) => {
    const command = new Command('script', args, { replyEncoding: 'utf8' });
    // The last one has no answer yet when the connection ends.
    command.promise.catch(() => undefined);
    void disturbing(command);
  };
  redis.sendCommand = (command, ...rest) => {
    if (command.name.startsWith('eval')) {
      const chance = chances[place % chances.length] ?? 9;
      place += 1;
      if (chance <= 2) script('FLUSH');
      const lua = known[place % known.length];
      if ((chance === 1 || chance === 3) && lua !== undefined) script('LOAD', lua);
      if (!command.name.startsWith('evalsha')) known.push(String(command.args[0]));
    }
    return sendCommand(command, ...rest);
  };
  return () => {
    redis.sendCommand = sendCommand;
  };
}

const member = fc.constantFrom('a', 'b', 'c');
const operation = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), member }),
  fc.record({ kind: fc.constant('remove' as const), member }),
  fc.record({ kind: fc.constant('has' as const), member }),
  fc.record({ kind: fc.constant('addMany' as const), member, other: member }),
  fc.record({ kind: fc.constant('clear' as const), member }),
);
const counted = fc.oneof(operation, fc.record({ kind: fc.constant('count' as const), member }));
const chances = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 });
type Operation = typeof counted extends fc.Arbitrary<infer Kind> ? Kind : never;

type TimedSet = Exclude<AnySet, { readonly strategy: 'window' }>;

async function run(set: TimedSet, call: Operation): Promise<unknown> {
  const { member: name } = call;
  if (call.kind === 'add') return (await set.add(name)).status;
  if (call.kind === 'remove') return (await set.remove(name)).status;
  if (call.kind === 'has') return set.has(name);
  if (call.kind === 'clear') return void (await set.clear());
  if (call.kind === 'count') return set.strategy === 'sorted' ? set.count() : undefined;
  const results = await set.addMany([{ member: name }, { member: call.other }]);
  return results.map(({ status }) => status);
}

function expected(members: Set<string>, call: Operation): unknown {
  const { member: name } = call;
  const add = (added: string) => {
    const status = members.has(added) ? 'updated' : 'added';
    members.add(added);
    return status;
  };
  if (call.kind === 'add') return add(name);
  if (call.kind === 'remove') return members.delete(name) ? 'removed' : 'absent';
  if (call.kind === 'has') return members.has(name);
  if (call.kind === 'clear') return members.clear();
  if (call.kind === 'count') return members.size;
  return [add(name), add(call.other)];
}

function modelled(turns: readonly (readonly Operation[])[]): unknown[][] {
  const model = new Set<string>();
  return turns.map((calls) => calls.map((each) => expected(model, each)));
}

async function outcomes(
  set: TimedSet,
  turns: readonly (readonly Operation[])[],
): Promise<unknown[][]> {
  await set.clear();
  const all: unknown[][] = [];
  for (const calls of turns) {
    const started: Promise<unknown>[] = [];
    for (const [i, each] of calls.entries()) {
      started.push(run(set, each));
      // Other code runs between the calls of a turn.
      for (let pause = 0; pause < i; pause += 1) await Promise.resolve();
    }
    all.push(await Promise.all(started));
  }
  return all;
}

/** The commands of an action by name, `eval` for a script that is sent as source. */
async function commandsOf(redis: Redis, action: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const sendCommand = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, ...rest) => {
    names.push(command.name.replace('buffer', ''));
    return sendCommand(command, ...rest);
  };
  await action();
  redis.sendCommand = sendCommand;
  return names;
}

it('sends a script as source only if a later call of the turn depends on it', async () => {
  const { connect } = await ownServer();
  const redis = connect();
  // Of one Mayfly: each has its own turns.
  const { sets } = createMayfly({ redis });
  const { set: one } = await sets.create('one', { defaultTtlMs: 60_000 });
  const { set: other } = await sets.create('other', { defaultTtlMs: 60_000 });
  const buckets = { strategy: 'buckets', defaultTtlMs: 60_000, blockMs: 10_000 } as const;
  const { set: unordered } = await sets.create('unordered', buckets);
  const members = Array.from({ length: 240 }, (_, i) => ({ member: `m${i}` }));
  const sent = async (calls: () => Promise<unknown>[]) => {
    await Promise.all(calls());
    return commandsOf(redis, () => Promise.all(calls()));
  };
  const independent = await sent(() => [
    one.addMany(members),
    other.remove('m1'),
    one.has('x'),
    one.remove('y'),
    unordered.addMany([{ member: 'a' }, { member: 'b' }]),
  ]);
  expect(independent).toEqual(Array.from({ length: 15 }, () => 'evalsha'));
  const sameMember = await sent(() => [one.add('a'), one.remove('b'), one.has('a')]);
  expect(sameMember).toEqual(['eval', 'evalsha', 'evalsha']);
  const wholeSet = await sent(() => [one.add('a'), other.add('a'), one.page(), other.has('b')]);
  expect(wholeSet).toEqual(['eval', 'evalsha', 'evalsha', 'evalsha']);
});

describe('calls of one turn keep their order', () => {
  it('on a connection whose server has forgotten some of the scripts', async () => {
    const { connect } = await ownServer();
    const [own, other] = [connect(), connect()];
    const set = await create(own);
    const ofOther = createMayfly({ redis: other }).sets.open('online');
    expect(await statuses(set.add('a'), set.remove('a'))).toEqual(['added', 'removed']);
    await other.script('FLUSH');
    expect(await statuses(set.add('a'), set.remove('a'))).toEqual(['added', 'removed']);
    await other.script('FLUSH');
    // The server knows the second script, but not the first.
    await ofOther.remove('missing');
    expect(await statuses(set.add('a'), set.remove('a'))).toEqual(['added', 'removed']);
    await other.script('FLUSH');
    // The first script is new to the connection, the second is not.
    const cleared = set.clear();
    expect(await statuses(set.add('a'), set.remove('a'))).toEqual(['added', 'removed']);
    expect(await cleared).toMatchObject({ clearedCount: 0 });
  });

  const defaultTtlMs = 60_000;
  const others = [
    { strategy: 'sharded', defaultTtlMs, shards: 2 },
    { strategy: 'compact', defaultTtlMs },
    { strategy: 'keys', defaultTtlMs },
    { strategy: 'buckets', defaultTtlMs, blockMs: 10_000 },
  ] as const;
  const sorted = { strategy: 'sorted', defaultTtlMs } as const;
  it.each([
    { options: sorted, autoPipelining: false },
    { options: sorted, autoPipelining: true },
    ...others.map((options) => ({ options, autoPipelining: false })),
  ])(
    'for any flushes and loads between them: $options.strategy, auto-pipelining: $autoPipelining',
    async ({ options, autoPipelining }) => {
      const { connect } = await ownServer();
      const redis = connect(autoPipelining);
      // ioredis counts the commands of a pipeline: nothing fits between them.
      const through = autoPipelining ? connect() : redis;
      const { set } = await createMayfly({ redis }).sets.create('online', options);
      if (set.strategy === 'window')
        throw new TypeError('A window has no members with a time to live');
      const each = options.strategy === 'sorted' ? counted : operation;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(each, { minLength: 1, maxLength: 8 }), { maxLength: 4 }),
          chances,
          async (turns, disturbances) => {
            const end = disturb(redis, disturbances, through);
            try {
              expect(await outcomes(set, turns)).toEqual(modelled(turns));
            } finally {
              end();
            }
          },
        ),
        { numRuns: nightly(150, 40) },
      );
    },
  );

  it('if there are more of them than a script takes', async () => {
    const { connect } = await ownServer();
    const redis = connect();
    const set = await create(redis);
    disturb(redis, [9, 3, 0, 1]);
    for (let round = 0; round < 8; round += 1) {
      const many = Array.from({ length: 100 }, (_, i) => set.add(`m${i % 64}`, { value: i }));
      await Promise.all(many);
      expect(await set.get('m0')).toMatchObject({ value: 64 });
      expect(await set.get('m36')).toMatchObject({ value: 36 });
    }
  });

  it('for limiters and invitation codes', async () => {
    const { connect } = await ownServer();
    const redis = connect();
    const mayfly = createMayfly({ redis });
    const limits = { limit: 100, windowMs: 60_000 };
    const limiter = mayfly.limiter('search', { limits, outage: false });
    const codes = mayfly.codes('invitations');
    disturb(redis, [0, 9, 3, 1, 9, 2, 3]);
    for (let round = 0; round < 20; round += 1) {
      const key = `user:${round}`;
      const many = Array.from({ length: 40 }, (_, i) => limiter.consume(`${key}:${i}`));
      const [blocked, , free, counted, , fresh] = await Promise.all([
        limiter.block(key, 60_000).then(() => limiter.peek(key)),
        limiter.unblock(key),
        limiter.consume(key),
        limiter.peek(key),
        limiter.reset(key),
        limiter.peek(key),
        ...many,
      ]);
      expect([blocked.status, free.remaining, counted.remaining, fresh.remaining]).toEqual([
        'allowed',
        99,
        99,
        100,
      ]);
      const [created, revoked, found] = await Promise.all([
        codes.getOrCreateCode(key),
        codes.revoke({ id: key }),
        codes.codeFor(key),
      ]);
      expect([created.status, revoked.status, found]).toEqual(['created', 'revoked', null]);
    }
  });

  it('when the server restarts under two clients', PATIENCE, async () => {
    const { server, connect } = await ownServer();
    const sets = await Promise.all(
      [connect(), connect()].map((redis, i) => create(redis, `s${i}`)),
    );
    await connect().config('SET', 'appendfsync', 'always');
    const pairs: Promise<unknown>[] = [];
    let removals = 0;
    for (let round = 0; round < 300; round += 1) {
      for (const set of sets) {
        pairs.push(Promise.all([set.add(`m${round}`), set.remove(`m${round}`)]));
        removals += 1;
      }
      if (round === 100) await server.kill();
      await turn();
    }
    const answered = await Promise.allSettled(pairs);
    expect(answered.filter(({ status }) => status === 'fulfilled')).toHaveLength(removals);
    for (const set of sets) expect(await set.count()).toBe(0);
  });

  it('on a cluster', PATIENCE, async () => {
    const cluster = await startCluster({ masters: 2, replicasEach: 0 });
    onTestFinished(() => cluster.stop());
    for (const enableAutoPipelining of [false, true]) {
      const client: Cluster = cluster.client({ enableAutoPipelining });
      const sets = await Promise.all(['x', 'y', 'z'].map((name) => create(client, name)));
      for (const [index, node] of client.nodes('master').entries()) {
        const through = enableAutoPipelining ? (await cluster.masters())[index]?.redis : node;
        disturb(node, [9, 0, 3, 1, 9, 2, 3], through);
      }
      for (let round = 0; round < 30; round += 1) {
        const pairs = sets.map((set) => statuses(set.add('a'), set.remove('a'), set.add('b')));
        for (const pair of await Promise.all(pairs)) {
          expect(pair.slice(0, 2)).toEqual(['added', 'removed']);
        }
      }
    }
  });
});
