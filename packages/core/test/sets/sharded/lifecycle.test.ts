import { once } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  exportNdjson,
  MayflyError,
  type Mayfly,
  type SetRegistry,
  type ShardedSet,
} from '../../../src/index.ts';
import { connect, testBench, type TestBench } from '../../support/mayfly.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

const options = (shards: number) =>
  ({ strategy: 'sharded', shards, defaultTtlMs: 60_000 }) as const;

const open = (mayfly: Mayfly): ShardedSet => mayfly.sets.open('big', { strategy: 'sharded' });

function ids(count: number): { member: string }[] {
  return Array.from({ length: count }, (_, i) => ({ member: `m${i}` }));
}

/** Keys that no call will remove, without those of the namespace as a whole. */
async function keysForGood(): Promise<string[]> {
  const { redis, namespace } = bench;
  const [, keys] = await redis.scan('0', 'MATCH', `${namespace}:*`, 'COUNT', 10_000_000);
  const ttls = await Promise.all(keys.map((key) => redis.pttl(key)));
  const whole = [`${namespace}:slots`, `${namespace}:sets`];
  return keys.filter((key, i) => ttls[i] === -1 && !whole.includes(key)).toSorted();
}

/**
 * Runs an action with a client that stops after a number of commands, as in a crash, unless the action has
 * finished before. Sent commands take effect. `goOn` continues, for a client that was only slow.
 */
async function stoppedAfter(
  commands: number,
  action: (mayfly: Mayfly) => Promise<unknown>,
): Promise<{ readonly finished: boolean; readonly goOn: () => Promise<unknown> }> {
  const client = connect();
  await client.ping();
  const send = client.sendCommand.bind(client);
  const gate = new AbortController();
  const sent: unknown[] = [];
  let stop: () => void;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  vi.spyOn(client, 'sendCommand').mockImplementation(async (command, stream) => {
    if (sent.length === commands && !gate.signal.aborted && command.name !== 'quit') {
      stop();
      await once(gate.signal, 'abort');
      return send(command, stream);
    }
    const reply = send(command, stream);
    sent.push(reply);
    return reply;
  });
  const acting = action(bench.through(client));
  const finished = await Promise.race([acting.then(() => true), stopped.then(() => false)]);
  await Promise.allSettled(sent);
  return {
    finished,
    goOn() {
      gate.abort();
      return acting;
    },
  };
}

describe('the creation of a sharded set', { timeout: 20_000 }, () => {
  it('creates all shards, and returns an existing set', async () => {
    const first = await bench.mayfly.sets.create('big', options(5));
    await first.set.addMany(ids(100));
    const second = await bench.mayfly.sets.create('big', options(9));
    expect([first.status, second.status]).toEqual(['created', 'exists']);
    expect(await second.set.count()).toBe(100);
    expect((await keysForGood()).filter((key) => key.endsWith(':meta'))).toHaveLength(1 + 5);
  });

  it('happens once, with any callers: all agree on the places of members', async () => {
    const sets = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        bench.through(connect()).sets.create('big', options(2 + i)),
      ),
    );
    expect(sets.filter(({ status }) => status === 'created')).toHaveLength(1);
    await Promise.all(sets.map(({ set }, i) => set.add(`member${i}`)));
    for (const { set } of sets) expect(await set.count()).toBe(20);
    const { shards } = await layout();
    expect((await keysForGood()).filter((key) => key.endsWith(':meta'))).toHaveLength(1 + shards);
  });

  it.each([1, 257, 2.5, NaN])('rejects %s shards', async (shards) => {
    await expect(bench.mayfly.sets.create('big', options(shards))).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field: 'shards',
    });
    expect(await keysForGood()).toEqual([]);
  });

  it('does not replace a set of another strategy', async () => {
    const sorted = await bench.newSet('big');
    await sorted.add('a');
    await expect(bench.mayfly.sets.create('big', options(2))).rejects.toMatchObject({
      code: 'WRONG_STRATEGY',
    });
    await expect(open(bench.mayfly).has('a')).rejects.toMatchObject({ code: 'WRONG_STRATEGY' });
    expect(await sorted.count()).toBe(1);
  });

  it('can stop at any command: there is no set yet, or a complete one', async () => {
    for (let commands = 0; ; commands += 1) {
      bench = testBench(bench.redis);
      const { finished } = await stoppedAfter(commands, (mayfly) =>
        mayfly.sets.create('big', options(3)),
      );
      const summary = await bench.mayfly.sets.summary('big');
      const { sets } = await bench.mayfly.sets.list({ first: 10 });
      expect(sets).toHaveLength(summary === null ? 0 : 1);
      if (summary !== null) await open(bench.mayfly).addMany(ids(50));
      const { set } = await bench.mayfly.sets.create('big', options(3));
      await set.add('another');
      expect(await set.count()).toBe(summary === null ? 1 : 51);
      await bench.mayfly.sets.delete('big');
      expect(await keysForGood()).toEqual([]);
      if (finished) break;
    }
  });
});

describe('the deletion of a sharded set', { timeout: 20_000 }, () => {
  it('leaves no keys', async () => {
    const { set } = await bench.mayfly.sets.create('big', options(8));
    await set.addMany(ids(500).map((each) => ({ ...each, value: 1 })));
    expect(await bench.mayfly.sets.delete('big')).toEqual({ status: 'deleted' });
    expect(await bench.mayfly.sets.delete('big')).toEqual({ status: 'absent' });
    expect(await keysForGood()).toEqual([]);
    await expect(set.has('m1')).rejects.toMatchObject({ code: 'SET_NOT_FOUND' });
    await expect(set.count()).rejects.toMatchObject({ code: 'SET_NOT_FOUND' });
    await expect(exportNdjson(set).next()).rejects.toMatchObject({ code: 'SET_NOT_FOUND' });
    await expect(open(bench.mayfly).add('m1')).rejects.toMatchObject({ code: 'SET_NOT_FOUND' });
    expect(await bench.mayfly.sets.list({ first: 10 })).toMatchObject({ sets: [], totalCount: 0 });
  });

  it('is reported to exactly one caller', async () => {
    await bench.mayfly.sets.create('big', options(4));
    const results = await Promise.all(
      Array.from({ length: 20 }, () => bench.through(connect()).sets.delete('big')),
    );
    expect(results.filter(({ status }) => status === 'deleted')).toHaveLength(1);
    expect(await keysForGood()).toEqual([]);
  });

  /** The next call, and the number of sets and shards afterwards: after a deletion, and without one. */
  const NEXT: [string, (sets: SetRegistry) => Promise<unknown>, number, number][] = [
    ['a list', (sets) => sets.list({ first: 10 }), 0, 1 + 3],
    ['another deletion', (sets) => sets.delete('big'), 0, 0],
    ['its creation', (sets) => sets.create('big', options(5)), 1 + 5, 1 + 3],
    [
      'the creation of another set',
      (sets) => sets.create('big', { defaultTtlMs: 1 }).catch(ignoreWrongStrategy),
      1,
      1 + 3,
    ],
  ];

  it.each(NEXT)(
    'can stop at any command: the set is complete or gone, and %s finishes that',
    async (_, next, ifDeleted, ifNot) => {
      for (let commands = 0; ; commands += 1) {
        bench = testBench(bench.redis);
        const { sets } = bench.mayfly;
        const { set } = await sets.create('big', options(3));
        await set.addMany(ids(50).map((each) => ({ ...each, value: 1 })));
        const { finished } = await stoppedAfter(commands, (mayfly) => mayfly.sets.delete('big'));

        const summary = await sets.summary('big');
        expect(summary?.count ?? 50).toBe(50);
        await next(sets);
        const metas = (await keysForGood()).filter((key) => key.endsWith(':meta'));
        expect(metas).toHaveLength(summary === null ? ifDeleted : ifNot);
        await sets.delete('big');
        expect(await keysForGood()).toEqual([]);
        if (finished) break;
      }
    },
  );

  it('is not undone by a client that was creating the set, and removes its shards when it can', async () => {
    for (let commands = 0; ; commands += 1) {
      bench = testBench(bench.redis);
      const { finished, goOn } = await stoppedAfter(commands, (mayfly) =>
        mayfly.sets.create('big', options(3)),
      );
      await bench.mayfly.sets.delete('big');
      await goOn();
      const exists = (await bench.mayfly.sets.summary('big')) !== null;
      const metas = (await keysForGood()).filter((key) => key.endsWith(':meta'));
      expect(metas).toHaveLength(exists ? 1 + 3 : 0);
      if (finished) break;
    }
  });

  it('leaves nothing, or a complete set, while others create it and write to it', async () => {
    const clients = Array.from({ length: 8 }, () => connect());
    for (let round = 0; round < 15; round++) {
      bench = testBench(bench.redis);
      const mayflies = clients.map((client) => bench.through(client));
      const callers = Array.from({ length: 5 }, () => mayflies).flat();
      await Promise.all(
        callers.map(async (mayfly, i) => {
          if (i % 4 === 0) await mayfly.sets.delete('big');
          else if (i % 4 === 1) await mayfly.sets.create('big', options(2 + (i % 5)));
          else await open(mayfly).add(`m${i}`).catch(ignoreNotFound);
        }),
      );
      const exists = (await bench.mayfly.sets.summary('big')) !== null;
      const metas = (await keysForGood()).filter((key) => key.endsWith(':meta'));
      const { shards } = exists ? await layout() : { shards: -1 };
      expect(metas).toHaveLength(1 + shards);
      await bench.mayfly.sets.delete('big');
      expect(await keysForGood()).toEqual([]);
    }
  });
});

describe('a handle of a sharded set', { timeout: 20_000 }, () => {
  it('continues with a set that was created again, with another number of shards', async () => {
    const { set: handle } = await bench.mayfly.sets.create('big', options(3));
    await handle.addMany(ids(100));
    for (const shards of [11, 2, 3, 256]) {
      await bench.mayfly.sets.delete('big');
      await bench.through(connect()).sets.create('big', options(shards));
      // Many concurrent calls that all find the set replaced.
      const results = await Promise.all(ids(200).map(({ member }) => handle.add(member)));
      expect(results.filter(({ status }) => status === 'added')).toHaveLength(200);
      const fresh = open(bench.through(connect()));
      for (const { member } of ids(200)) expect(await fresh.has(member)).toBe(true);
      expect(await fresh.count()).toBe(200);
      expect(await handle.page({ first: 500 })).toEqual(await fresh.page({ first: 500 }));
    }
  });

  it('rejects a set that was created again with another strategy', async () => {
    const { set: handle } = await bench.mayfly.sets.create('big', options(3));
    await bench.mayfly.sets.delete('big');
    const sorted = await bench.newSet('big');
    await expect(handle.add('a')).rejects.toMatchObject({ code: 'WRONG_STRATEGY' });
    expect(await sorted.count()).toBe(0);
  });

  it('delivers the events of a set that was created again, with any number of shards', async () => {
    const { set: handle } = await bench.mayfly.sets.create('big', options(4));
    const received: string[] = [];
    const subscription = await handle.onExpired(
      'group',
      ({ member }) => void received.push(member),
    );
    const { sets } = bench.through(connect());
    for (const shards of [4, 8, 2]) {
      received.length = 0;
      await sets.delete('big');
      await sets.create('big', options(shards));
      const own = async () => (await handle.expiry.groups()).map(({ group }) => group);
      await expect.poll(own).toEqual(['group']);
      await handle.addMany(ids(20).map(({ member }) => ({ member, ttlMs: 700 })));
      bench.clock.advance(700);
      await bench.mayfly.createSweeper().sweepDue();
      await expect
        .poll(() => received.toSorted())
        .toEqual(
          ids(20)
            .map((id) => id.member)
            .toSorted(),
        );
    }
    expect(await subscription.stop()).toEqual({ unfinished: 0 });
    expect(await handle.expiry.groups()).toMatchObject([{ consumers: 0 }]);
  });

  it('ends an iteration whose set was created again', async () => {
    const { set: handle } = await bench.mayfly.sets.create('big', options(3));
    for (let i = 0; i < 3; i++) {
      await handle.addMany(
        Array.from({ length: 1000 }, (_, j) => ({ member: `old${i * 1000 + j}` })),
      );
    }
    const met: string[] = [];
    for await (const { member } of handle.members()) {
      met.push(member);
      if (met.length === 10) {
        await bench.mayfly.sets.delete('big');
        const { set } = await bench.mayfly.sets.create('big', options(3));
        await set.add('new');
      }
    }
    // The rest of the page that was already read, and no member that was never in the set since.
    expect(met.length).toBeLessThanOrEqual(500);
    expect(await handle.count()).toBe(1);
  });

  it('creates shards again that a failover has lost', async () => {
    const { set: handle } = await bench.mayfly.sets.create('big', options(4));
    await handle.addMany(ids(400));
    const metas = (await keysForGood()).filter((key) => key.includes('#') && key.endsWith(':meta'));
    const [lost = ''] = metas;
    const held = await bench.redis.zcard(lost.replace(/:meta$/, ':members'));
    expect(held).toBeGreaterThan(0);
    await bench.redis.unlink(lost, lost.replace(/:meta$/, ':members'));
    expect(await handle.count()).toBe(400 - held);
    await handle.addMany(ids(400));
    expect(await handle.count()).toBe(400);
    expect(await handle.clear()).toMatchObject({ clearedCount: 400 });
  });
});

async function layout(): Promise<{ shards: number }> {
  const shards = await bench.redis.hget(`${bench.namespace}:set:{big}:meta`, 'shards');
  return { shards: Number(shards) };
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof MayflyError && error.code === 'SET_NOT_FOUND')) throw error;
}

function ignoreWrongStrategy(error: unknown): void {
  if (!(error instanceof MayflyError && error.code === 'WRONG_STRATEGY')) throw error;
}
