import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ExpiryScoredSet, InsertionScoredSet } from '../../src/index.ts';
import { collect } from '../support/collect.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';
import { nightly } from '../support/nightly.ts';

const BY_EXPIRY = { score: 'expiry', unit: 's', member: 'text' } as const;
const BY_INSERTION = { score: 'inserted', unit: 's', member: 'text', windowMs: 60_000 } as const;

let bench: TestBench;
let key: string;
let set: ExpiryScoredSet;

beforeEach(() => {
  bench = testBench();
  key = `${bench.namespace}:adopted`;
  set = bench.mayfly.adopt({ key, ...BY_EXPIRY });
});

const nowS = () => bench.clock.now / 1000;

describe('pages', () => {
  async function walk(by: 'first' | 'last', size: number): Promise<string[]> {
    const found: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await set.page(
        by === 'first' ? { first: size, after: cursor } : { last: size, before: cursor },
      );
      const names = page.members.map(({ member, content }) =>
        content.kind === 'bytes'
          ? content.bytes.toString('hex')
          : Buffer.from(member).toString('hex'),
      );
      if (by === 'first') found.push(...names);
      else found.unshift(...names);
      cursor = page.members.at(by === 'first' ? -1 : 0)?.cursor;
      if (by === 'first' ? !page.hasNext : !page.hasPrevious) return found;
    }
  }

  it('walk any set in both directions, with each member once, for any bytes', async () => {
    const some = fc.uniqueArray(
      fc.record({
        // Few scores, some of them almost equal, and bytes that are not UTF-8: ties break by bytes.
        bytes: fc.uint8Array({ maxLength: 4 }),
        score: fc.constantFrom(1.5, 1.5 + 2 ** -22, 2, 3e9, Infinity),
      }),
      { minLength: 1, maxLength: 40, selector: ({ bytes }) => Buffer.from(bytes).toString('hex') },
    );
    await fc.assert(
      fc.asyncProperty(some, fc.integer({ min: 1, max: 7 }), async (all, size) => {
        await bench.redis.unlink(key);
        for (const { bytes, score } of all) {
          const text = score === Infinity ? 'inf' : String(score < 9 ? nowS() + score : score);
          await bench.redis.zadd(key, text, Buffer.from(bytes));
        }
        const expected = all
          .toSorted(
            (a, b) =>
              (a.score === b.score ? 0 : a.score - b.score) || Buffer.compare(a.bytes, b.bytes),
          )
          .map(({ bytes }) => Buffer.from(bytes).toString('hex'));
        expect(await walk('first', size)).toEqual(expected);
        expect(await walk('last', size)).toEqual(expected);
      }),
      { numRuns: nightly(60, 25) },
    );
  });

  it('continue from a member that has moved or gone', async () => {
    for (const member of ['a', 'b', 'c', 'd']) await set.add(member, { ttlMs: 5000 });
    const { members } = await set.page({ first: 2 });
    await set.remove('b');
    await set.extend('a', 60_000);
    const next = await set.page({ first: 5, after: members[1]?.cursor });
    expect(next.members.map(({ member }) => member)).toEqual(['c', 'd', 'a']);
    const previous = await set.page({ last: 5, before: members[1]?.cursor });
    expect(previous).toMatchObject({ members: [], hasPrevious: false, hasNext: true });
  });

  it('continue from a member that has expired, with all members before it', async () => {
    for (const [i, member] of ['a', 'b', 'c', 'd'].entries()) {
      await set.add(member, { ttlMs: 1000 * (i + 1) });
    }
    const [a] = (await set.page({ first: 1 })).members;
    bench.clock.advance(3000);
    const next = await set.page({ first: 5, after: a?.cursor });
    expect(next).toMatchObject({ hasPrevious: false, hasNext: false, totalCount: 1 });
    expect(next.members.map(({ member }) => member)).toEqual(['d']);
    const previous = await set.page({ last: 5, before: a?.cursor });
    expect(previous).toMatchObject({ members: [], hasPrevious: false, hasNext: true });
  });

  it('reject impossible sizes and cursors', async () => {
    for (const size of [0, 501, 0.5]) {
      const code = 'INVALID_PAGE';
      await expect(set.page({ first: size })).rejects.toMatchObject({ code, field: 'first' });
      await expect(set.page({ last: size })).rejects.toMatchObject({ code, field: 'last' });
    }
    const code = 'INVALID_CURSOR';
    await expect(set.page({ first: 1, after: 'x' })).rejects.toMatchObject({
      code,
      field: 'after',
    });
    await expect(set.page({ last: 1, before: '' })).rejects.toMatchObject({
      code,
      field: 'before',
    });
  });
});

describe('members that are not text', () => {
  const PICKLED = Buffer.from('80049502000000000000004bff2e', 'hex');

  it('are shown as bytes, and every call accepts these bytes', async () => {
    await bench.redis.zadd(key, nowS() + 60, PICKLED, nowS() + 60, '');
    const [empty, pickled] = (await set.page({ first: 2 })).members;
    expect(empty).toMatchObject({ member: '', content: { kind: 'text' } });
    expect(pickled?.content).toEqual({ kind: 'bytes', bytes: PICKLED });
    expect(await set.has(pickled?.member ?? '')).toBe(false);

    expect(await set.has(PICKLED)).toBe(true);
    expect(await set.get(new Uint8Array(PICKLED))).toMatchObject({ score: nowS() + 60 });
    expect(await set.extend(PICKLED, 1000)).toMatchObject({ status: 'changed' });
    expect(await set.add(PICKLED, { ttlMs: 1000 })).toMatchObject({ status: 'updated' });
    expect(await set.remove(PICKLED)).toMatchObject({ status: 'removed' });
    expect(await set.remove('')).toMatchObject({ status: 'removed' });
    expect(await bench.redis.exists(key)).toBe(0);
  });

  it('have a name of well-formed text or bytes, at most a megabyte', async () => {
    const refusal = { code: 'INVALID_MEMBER', field: 'member' };
    for (const member of ['\ud800', 'x'.repeat(1_048_577), Buffer.alloc(1_048_577)]) {
      await expect(set.has(member)).rejects.toMatchObject(refusal);
      await expect(set.add(member, { ttlMs: 1000 })).rejects.toMatchObject(refusal);
    }
    // @ts-expect-error: not a member either
    await expect(set.remove(5)).rejects.toMatchObject(refusal);
    expect(await bench.redis.exists(key)).toBe(0);
  });
});

describe('writing expiries in seconds', () => {
  it.each([
    [0, 1000, 1],
    [0, 1001, 2],
    [1, 1000, 2],
    [999, 1, 1],
    [999, 2, 2],
  ])('rounds up: %i ms into a second, %i ms end after %i s', async (into, ttlMs, seconds) => {
    const second = nowS();
    bench.clock.advance(into);
    const expiresAt = (second + seconds) * 1000;
    expect(await set.add('by ttl', { ttlMs })).toMatchObject({ status: 'added', expiresAt });
    const moment = bench.clock.now + ttlMs;
    expect(await set.add('at', { expiresAt: moment })).toMatchObject({ expiresAt });
    expect(await set.expireAt('at', new Date(moment))).toMatchObject({
      status: 'changed',
      expiresAt,
    });
    expect(await bench.redis.zmscore(key, 'by ttl', 'at')).toEqual(
      [second + seconds, second + seconds].map(String),
    );
  });

  it('extends by whole seconds, and keeps the fraction that another program wrote', async () => {
    await bench.redis.zadd(key, nowS() + 10.25, 'a', 'inf', 'never');
    expect(await set.extend('a', 1000)).toMatchObject({ expiresAt: bench.clock.now + 11_250 });
    expect(await set.extend('a', 1)).toMatchObject({ expiresAt: bench.clock.now + 12_250 });
    expect(await bench.redis.zscore(key, 'a')).toBe(String(nowS() + 12.25));
    const micro = nowS() + 10.123457;
    await bench.redis.zadd(key, micro, 'micro');
    await set.extend('micro', 2000);
    expect(Number(await bench.redis.zscore(key, 'micro'))).toBe(micro + 2);
    expect(await set.extend('never', 1)).toMatchObject({ status: 'changed', expiresAt: Infinity });
    expect(await set.extend('gone', 1)).toMatchObject({ status: 'absent' });
  });

  it('extends by exactly N times the amount that N callers request', async () => {
    await set.add('a', { ttlMs: 1000 });
    const adopt = () => bench.through(connect()).adopt({ key, ...BY_EXPIRY });
    const sets = Array.from({ length: 8 }, adopt);
    await Promise.all(
      Array.from({ length: 25 }, () => sets.map((each) => each.extend('a', 2000))).flat(),
    );
    expect(await set.get('a')).toMatchObject({ score: nowS() + 1 + 200 * 2 });
  });

  it('reports the removal to one caller only', async () => {
    await set.add('a', { ttlMs: 1000 });
    const adopt = () => bench.through(connect()).adopt({ key, ...BY_EXPIRY });
    const sets = Array.from({ length: 8 }, adopt);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => sets.map((each) => each.remove('a'))).flat(),
    );
    expect(results.filter(({ status }) => status === 'removed')).toHaveLength(1);
  });

  it('does not restore an expired member', async () => {
    await set.add('a', { ttlMs: 1000 });
    bench.clock.advance(1000);
    expect(await set.extend('a', 1000)).toMatchObject({ status: 'absent' });
    expect(await set.expireAt('a', bench.clock.now + 1000)).toMatchObject({ status: 'absent' });
    expect(await set.add('a', { ttlMs: 1000, mode: 'ifLive' })).toMatchObject({ status: 'absent' });
    expect(await set.add('a', { ttlMs: 1000, mode: 'ifAbsent' })).toMatchObject({
      status: 'added',
    });
  });

  it('respects the modes', async () => {
    await set.add('a', { ttlMs: 5000 });
    const expiresAt = bench.clock.now + 5000;
    expect(await set.add('a', { ttlMs: 4001, mode: 'ifLater' })).toMatchObject({
      status: 'kept',
      expiresAt,
    });
    expect(await set.add('a', { ttlMs: 5001, mode: 'ifLater' })).toMatchObject({
      status: 'updated',
      expiresAt: expiresAt + 1000,
    });
    expect(await set.add('a', { ttlMs: 1, mode: 'ifAbsent' })).toMatchObject({ status: 'kept' });
  });

  it('keeps a key with a time to live for as long as its members', async () => {
    const real = testBench(bench.redis, Math.ceil(Date.now() / 1000) * 1000);
    const own = real.mayfly.adopt({ key, ...BY_EXPIRY });
    await bench.redis.zadd(key, real.clock.now / 1000 + 60, 'a');
    await bench.redis.expire(key, 60);
    await own.extend('a', 40_000);
    expect((await own.summary()).keyExpiresAt).toBe(real.clock.now + 100_000);
    await own.expireAt('a', real.clock.now + 200_000);
    expect((await own.summary()).keyExpiresAt).toBe(real.clock.now + 200_000);
    await own.expireAt('a', real.clock.now + 50_000);
    expect((await own.summary()).keyExpiresAt).toBe(real.clock.now + 200_000);
  });

  it('rejects impossible times, and changes nothing', async () => {
    await set.add('a', { ttlMs: 5000 });
    const before = await bench.redis.zrange(key, '0', '-1', 'WITHSCORES');
    const ttl = { code: 'INVALID_TTL', field: 'ttlMs' };
    const expiry = { code: 'INVALID_EXPIRY', field: 'expiresAt' };
    const furthest = bench.clock.now + 315_360_000_000;
    // @ts-expect-error: the set has no default time to live
    await expect(set.add('a', {})).rejects.toMatchObject(ttl);
    await expect(set.add('a', { ttlMs: 0 })).rejects.toMatchObject(ttl);
    // @ts-expect-error: exactly one of the two
    await expect(set.add('a', { ttlMs: 1, expiresAt: 5 })).rejects.toMatchObject(expiry);
    for (const moment of [0.5, NaN, bench.clock.now, furthest + 1, Infinity]) {
      await expect(set.add('a', { expiresAt: moment })).rejects.toMatchObject(expiry);
      await expect(set.expireAt('a', moment)).rejects.toMatchObject(expiry);
    }
    const by = { code: 'INVALID_TTL', field: 'byMs' };
    await expect(set.extend('a', 0)).rejects.toMatchObject(by);
    await expect(set.extend('a', 315_360_000_000)).rejects.toMatchObject(by);
    expect(await bench.redis.zrange(key, '0', '-1', 'WITHSCORES')).toEqual(before);
    expect(await set.expireAt('a', furthest)).toMatchObject({ status: 'changed' });
  });
});

describe('writing insertions in seconds', () => {
  let inserted: InsertionScoredSet;

  beforeEach(() => {
    inserted = bench.mayfly.adopt({ key, ...BY_INSERTION });
  });

  it.each([0, 1, 999])('uses the current second, %i ms into it', async (into) => {
    const second = nowS();
    bench.clock.advance(into);
    expect(await inserted.add('a')).toMatchObject({
      status: 'added',
      expiresAt: second * 1000 + 60_000,
    });
    expect(await bench.redis.zscore(key, 'a')).toBe(String(second));
  });

  it('adds a live member, even with a window of one second', async () => {
    const brief = bench.mayfly.adopt({ key, ...BY_INSERTION, windowMs: 1000 });
    bench.clock.advance(999);
    expect(await brief.add('a')).toMatchObject({ status: 'added' });
    expect(await brief.has('a')).toBe(true);
    bench.clock.advance(1);
    expect(await brief.has('a')).toBe(false);
  });

  it('renews or keeps the member, depending on the mode', async () => {
    await inserted.add('a');
    expect(await inserted.add('a', { mode: 'ifAbsent' })).toMatchObject({ status: 'kept' });
    bench.clock.advance(1000);
    expect(await inserted.add('a', { mode: 'ifLive' })).toMatchObject({ status: 'updated' });
    expect(await inserted.add('b', { mode: 'ifLive' })).toMatchObject({ status: 'absent' });
    // @ts-expect-error: there are four modes
    await expect(inserted.add('a', { mode: 'never' })).rejects.toMatchObject({
      code: 'INVALID_MODE',
      field: 'mode',
    });
  });

  it('cannot extend one member', () => {
    expect('extend' in inserted).toBe(false);
    // @ts-expect-error: all members live for the same window
    expect(inserted.extend).toBeUndefined();
  });
});

describe('the key', () => {
  const calls = (adopted: ExpiryScoredSet): Promise<unknown>[] => [
    adopted.summary(),
    adopted.count(),
    adopted.has('a'),
    adopted.get('a'),
    adopted.page({ first: 1 }),
    collect(adopted.members()),
    adopted.timeLeft(),
    adopted.add('a', { ttlMs: 1000 }),
    adopted.extend('a', 1000),
    adopted.expireAt('a', bench.clock.now + 1),
    adopted.remove('a'),
    adopted.sweep({ atMost: 1 }),
  ];

  it('must hold a sorted set, and stays unchanged if it does not', async () => {
    for (const value of ['string', 'hash', 'stream'] as const) {
      await bench.redis.unlink(key);
      if (value === 'string') await bench.redis.set(key, 'a');
      if (value === 'hash') await bench.redis.hset(key, 'a', '1');
      if (value === 'stream') await bench.redis.xadd(key, '*', 'a', '1');
      const before = await bench.redis.dump(key);
      for (const call of calls(set)) {
        await expect(call).rejects.toMatchObject({ code: 'INVALID_KEY', field: 'key' });
      }
      expect(await bench.redis.dump(key)).toEqual(before);
    }
  });

  it('is an empty set if it does not exist', async () => {
    expect(await set.summary()).toEqual({
      key,
      count: 0,
      expiredCount: 0,
      nextExpiresAt: Infinity,
      oldest: null,
      newest: null,
      keyExpiresAt: Infinity,
      now: bench.clock.now,
    });
    expect(await set.page({ first: 1 })).toMatchObject({ members: [], totalCount: 0 });
    expect(await set.get('a')).toBeNull();
    expect(await set.has('a')).toBe(false);
    expect(await set.remove('a')).toMatchObject({ status: 'absent' });
    expect(await set.extend('a', 1)).toMatchObject({ status: 'absent' });
    expect(await set.sweep({ atMost: 1 })).toEqual({ removed: 0, left: 0 });
    expect(await bench.redis.exists(key)).toBe(0);
  });

  it("is not one of Mayfly's, and has a maximum length", async () => {
    const { namespace } = bench;
    await bench.newSet('online');
    const own = ['sets', 'slots', 'set:{online}:members', 'set:{x}:anything', 'series:{s}:sources'];
    own.push('api:sets', 'api:set:{tokens}:members');
    const keys = [...own.map((rest) => `${namespace}:${rest}`), '', '\ud800', 'x'.repeat(1025)];
    for (const bad of keys) {
      expect(() => bench.mayfly.adopt({ key: bad, ...BY_EXPIRY })).toThrow(
        expect.objectContaining({ code: 'INVALID_KEY', field: 'key' }),
      );
    }
    for (const good of [`${namespace}:settings`, `${namespace}:set:online`, 'other:sets']) {
      expect(bench.mayfly.adopt({ key: good, ...BY_EXPIRY }).key).toBe(good);
    }
  });

  it.each([0, 1001, 0.5])('rejects a sweep of %s members', async (limit) => {
    await expect(set.sweep({ atMost: limit })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field: 'atMost',
    });
  });
});

describe('the layout', () => {
  const refusal = (field: string): unknown =>
    expect.objectContaining({ code: 'INVALID_OPTION', field });

  it('has a window if scores are insertions, and none if they are expiries', () => {
    const { adopt } = bench.mayfly;
    // @ts-expect-error: a window and an expiry
    expect(() => adopt({ key, ...BY_EXPIRY, windowMs: 1000 })).toThrow(refusal('windowMs'));
    // @ts-expect-error: no window
    expect(() => adopt({ key, score: 'inserted', unit: 's', member: 'text' })).toThrow(
      refusal('windowMs'),
    );
    for (const windowMs of [999, 1000.5, NaN, 315_360_000_001]) {
      expect(() => adopt({ key, ...BY_INSERTION, windowMs })).toThrow(refusal('windowMs'));
    }
    expect(() => adopt({ key, ...BY_INSERTION, unit: 'ms', windowMs: 0 })).toThrow(
      refusal('windowMs'),
    );
    expect(adopt({ key, ...BY_INSERTION, unit: 'ms', windowMs: 1 }).layout.windowMs).toBe(1);
  });

  it('lists the valid names in its errors', () => {
    const { adopt } = bench.mayfly;
    // @ts-expect-error: no such score
    expect(() => adopt({ key, ...BY_EXPIRY, score: 'age' })).toThrow(refusal('score'));
    // @ts-expect-error: no such unit
    expect(() => adopt({ key, ...BY_EXPIRY, unit: 'us' })).toThrow(refusal('unit'));
    // @ts-expect-error: no such form
    expect(() => adopt({ key, ...BY_EXPIRY, member: 'pickle' })).toThrow(refusal('member'));
    // @ts-expect-error: a key or a pattern
    expect(() => adopt({ key, pattern: '*', ...BY_EXPIRY })).toThrow(refusal('pattern'));
  });
});
