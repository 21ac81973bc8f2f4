import { beforeEach, describe, expect, it } from 'vitest';
import { createMayfly, type BucketSet } from '../../../src/index.ts';
import { connect, testBench, type TestBench } from '../../support/mayfly.ts';

const START = 4_000_000_000_000;
const BLOCK_MS = 10_000;
const TTL_MS = 60_000;
const PARTITIONS = 40;

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name}-${i}`);

describe('the blocks of buckets', () => {
  let bench: TestBench;
  let set: BucketSet;
  const metaKey = () => `${bench.namespace}:set:{online}:meta`;
  const blocks = () => bench.redis.hgetall(`${bench.namespace}:set:{online}:blocks`);

  async function partitionKeys(end: number): Promise<string[]> {
    const epoch = (await bench.redis.hget(metaKey(), 'epoch')) ?? '';
    const prefix = `${bench.namespace}:set:{online}:block:${epoch}:${end}:`;
    return Array.from({ length: PARTITIONS }, (_, n) => `${prefix}${n}`);
  }

  async function membersOf(): Promise<string[]> {
    const names: string[] = [];
    for await (const { member } of set.members()) names.push(member);
    return names.sort();
  }

  beforeEach(async () => {
    bench = testBench(undefined, START);
    ({ set } = await bench.mayfly.sets.create('online', {
      strategy: 'buckets',
      defaultTtlMs: TTL_MS,
      blockMs: BLOCK_MS,
      partitions: PARTITIONS,
    }));
  });

  it.each([
    [0, 0],
    [1, BLOCK_MS],
    [BLOCK_MS - 1, BLOCK_MS],
    [BLOCK_MS, BLOCK_MS],
    [BLOCK_MS + 1, 2 * BLOCK_MS],
  ])(
    '%i ms into a block, a member lives until the end of the block %i ms later',
    async (ms, later) => {
      bench.clock.advance(ms);
      expect(await set.add('alice')).toMatchObject({ expiresAt: START + TTL_MS + later });
    },
  );

  it('keep a member in one block only', async () => {
    for (let i = 0; i < 4; i += 1) {
      await set.add('alice');
      bench.clock.advance(BLOCK_MS);
    }
    expect(await blocks()).toEqual({ [START + 3 * BLOCK_MS + TTL_MS]: '1' });
    expect(await set.count()).toBe(1);
    expect(await membersOf()).toEqual(['alice']);
    expect(await bench.redis.exists(...(await partitionKeys(START + TTL_MS)))).toBe(0);
  });

  it('expire by partition, one after another, from the end of the block on', async () => {
    await Promise.all(numbered('member', 400).map((member) => set.add(member)));
    const keys = await partitionKeys(START + TTL_MS);
    const times = await Promise.all(keys.map((key) => bench.redis.pexpiretime(key)));
    const apartMs = BLOCK_MS / PARTITIONS;
    expect(times).toEqual(keys.map((_, n) => START + TTL_MS + n * apartMs));
  });

  it('set the expiry of a partition again when its last member has gone and another is added', async () => {
    const [key = ''] = await partitionKeys(START + TTL_MS);
    const here = numbered('member', 400);
    await Promise.all(here.map((member) => set.add(member)));
    const first = await bench.redis.smembers(key);
    await Promise.all(first.map((member) => set.remove(member)));
    expect(await bench.redis.exists(key)).toBe(0);
    await Promise.all(first.map((member) => set.add(member)));
    expect(await bench.redis.pexpiretime(key)).toBe(START + TTL_MS);
  });

  it('are freed after their end when members are added', async () => {
    await Promise.all(numbered('member', 400).map((member) => set.add(member)));
    const keys = await partitionKeys(START + TTL_MS);
    bench.clock.advance(TTL_MS);
    const left: number[] = [];
    for (const member of numbered('later', 3)) {
      await set.add(member);
      left.push(await bench.redis.exists(...keys));
    }
    expect(left).toEqual([PARTITIONS - 16, PARTITIONS - 32, 0]);
    expect(await blocks()).toEqual({ [START + 2 * TTL_MS]: '3' });
    expect(await set.count()).toBe(3);
  });

  it('leave no record long after their end', async () => {
    for (let i = 0; i < 50; i += 1) {
      await set.add(`member-${i}`);
      bench.clock.advance(BLOCK_MS);
    }
    expect(Object.keys(await blocks()).length).toBeLessThanOrEqual(TTL_MS / BLOCK_MS + 2);
  });

  it('are all searched for an event', async () => {
    const at = START - 3 * BLOCK_MS;
    const expiresAt = at + TTL_MS;
    expect(await set.seenBefore('event', at)).toMatchObject({ status: 'new', expiresAt });
    for (const again of [undefined, at - BLOCK_MS, START, START + BLOCK_MS]) {
      expect(await set.seenBefore('event', again)).toMatchObject({ status: 'seen', expiresAt });
    }
    expect(await set.count()).toBe(1);
  });

  it('accept times to live of up to 128 blocks', async () => {
    const longest = 128 * BLOCK_MS;
    expect(await set.add('alice', { ttlMs: longest })).toMatchObject({ status: 'added' });
    await expect(set.add('bob', { ttlMs: longest + 1 })).rejects.toMatchObject({
      code: 'INVALID_TTL',
      field: 'ttlMs',
    });
    expect(await set.seenBefore('carol', START + longest - TTL_MS + 1)).toEqual({
      status: 'tooOld',
    });
    expect(await membersOf()).toEqual(['alice']);
  });

  it('are freed with all partitions by clear and delete', async () => {
    const members = numbered('member', 100);
    const ttls = [TTL_MS, TTL_MS / 2];
    const fill = () =>
      Promise.all(members.map((member, i) => set.add(member, { ttlMs: ttls[i % 2] })));
    await fill();
    const old = (await Promise.all(ttls.map((ttl) => partitionKeys(START + ttl)))).flat();
    expect(await bench.redis.exists(...old)).toBeGreaterThan(PARTITIONS);
    await set.clear();
    expect(await bench.redis.exists(...old)).toBe(0);
    await fill();
    const keys = (await Promise.all(ttls.map((ttl) => partitionKeys(START + ttl)))).flat();
    await bench.mayfly.sets.delete('online');
    expect(await bench.redis.exists(...keys)).toBe(0);
  });

  it('do not show data again that a client left when it died during a clear', async () => {
    await set.add('alice');
    const keys = await partitionKeys(START + TTL_MS);
    const found = await Promise.all(keys.map((key) => bench.redis.sismember(key, 'alice')));
    const key = keys[found.indexOf(1)] ?? '';
    await set.clear();
    await bench.redis.sadd(key, 'alice');
    await set.add('bob');
    expect(await set.has('alice')).toBe(false);
    expect(await membersOf()).toEqual(['bob']);
  });

  it('return every member of many blocks and partitions', async () => {
    const members = numbered('member', 3000);
    await Promise.all(
      members.map((member, i) => set.add(member, { ttlMs: 1 + (i % 5) * BLOCK_MS })),
    );
    expect(await membersOf()).toEqual(members.sort());
  });

  it('count exactly under concurrent additions, moves and removals', async () => {
    const sets = Array.from({ length: 8 }, () =>
      bench.through(connect()).sets.open('online', { strategy: 'buckets' }),
    );
    const members = numbered('member', 20);
    const calls = Array.from({ length: 2000 }, (_, i) => {
      const each = sets[i % 8] ?? set;
      const member = members[(i * 7) % 20] ?? '';
      if (i % 3 === 0) return each.remove(member);
      return each.add(member, { ttlMs: 1 + (i % 6) * BLOCK_MS });
    });
    await Promise.all(calls);
    expect(await set.count()).toBe((await membersOf()).length);
    const live = await Promise.all(members.map((member) => set.has(member)));
    expect(await membersOf()).toEqual(members.filter((_, i) => live[i]).sort());
  });
});

describe('the options of buckets', () => {
  it.each([
    [{ blockMs: 0 }, 'INVALID_OPTION', 'blockMs'],
    [{ blockMs: 1.5 }, 'INVALID_OPTION', 'blockMs'],
    [{ blockMs: Number.NaN }, 'INVALID_OPTION', 'blockMs'],
    [{ defaultTtlMs: 127_001 }, 'INVALID_OPTION', 'blockMs'],
    [{ partitions: 0 }, 'INVALID_OPTION', 'partitions'],
    [{ partitions: 4097 }, 'INVALID_OPTION', 'partitions'],
    [{ defaultTtlMs: 0 }, 'INVALID_TTL', 'defaultTtlMs'],
  ])('reject %o', async (options, code, field) => {
    const { sets } = testBench().mayfly;
    const all = { strategy: 'buckets', defaultTtlMs: 1000, blockMs: 1000, ...options } as const;
    await expect(sets.create('online', all)).rejects.toMatchObject({ code, field });
    expect(await sets.count()).toBe(0);
  });

  it('accept a time to live of 127 blocks', async () => {
    const { sets } = testBench().mayfly;
    const options = { strategy: 'buckets', defaultTtlMs: 127_000, blockMs: 1000 } as const;
    const { set } = await sets.create('online', options);
    expect(await set.add('alice')).toMatchObject({ status: 'added' });
  });
});

it("a set expires by Redis's clock, without a sweep", async () => {
  const { redis, namespace } = testBench();
  const { sets } = createMayfly({ redis, namespace });
  const { set } = await sets.create('online', {
    strategy: 'buckets',
    defaultTtlMs: 50,
    blockMs: 50,
    partitions: 1,
  });
  const { expiresAt } = { expiresAt: 0, ...(await set.add('alice')) };
  const epoch = (await redis.hget(`${namespace}:set:{online}:meta`, 'epoch')) ?? '';
  const key = `${namespace}:set:{online}:block:${epoch}:${expiresAt}:0`;
  expect(await redis.pexpiretime(key)).toBe(expiresAt);
  await expect.poll(() => redis.exists(key)).toBe(0);
  expect(await set.has('alice')).toBe(false);
  expect(await set.count()).toBe(0);
  expect(await set.seenBefore('alice')).toMatchObject({ status: 'new' });
});
