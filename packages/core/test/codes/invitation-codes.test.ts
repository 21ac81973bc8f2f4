import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CodesOptions, InvitationCodes, Mayfly } from '../../src/index.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';
import { nightly } from '../support/nightly.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

/** One space through eight connections. */
function eight(options: CodesOptions): InvitationCodes[] {
  return Array.from({ length: 8 }, () => bench.through(connect()).codes('team', options));
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('No items');
  return item;
}

/** Another code of six digits. */
function missing(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

function isExhausted(outcome: PromiseSettledResult<unknown>): boolean {
  if (outcome.status === 'fulfilled') return false;
  expect(outcome.reason).toMatchObject({ code: 'CODES_EXHAUSTED', field: 'space' });
  return true;
}

describe('invitation codes', () => {
  it('have six digits and live a quarter of an hour, in both directions', async () => {
    const codes = bench.mayfly.codes('team');
    const issued = await codes.getOrCreateCode('group:1');
    expect(issued).toEqual({
      status: 'created',
      code: expect.stringMatching(/^\d{6}$/),
      expiresAt: bench.clock.now + 900_000,
      now: bench.clock.now,
    });
    const { code, expiresAt, now } = issued;
    expect(await codes.codeFor('group:1')).toEqual({
      code,
      uses: 0,
      usesLeft: Infinity,
      expiresAt,
      now,
    });
    expect(await codes.resolve(code)).toEqual({
      status: 'resolved',
      passes: true,
      id: 'group:1',
      uses: 1,
      usesLeft: Infinity,
      expiresAt,
      now,
    });
  });

  it('stay the same for an id until they expire, and keep their expiry', async () => {
    const codes = bench.mayfly.codes('team');
    const { code, expiresAt } = await codes.getOrCreateCode('a');
    bench.clock.advance(899_999);
    expect(await codes.getOrCreateCode('a')).toMatchObject({ status: 'existing', code, expiresAt });
    bench.clock.advance(1);
    const again = await codes.getOrCreateCode('a');
    expect(again).toMatchObject({ status: 'created', expiresAt: expiresAt + 900_000 });
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('%i ms from the expiry: live is %s, in every direction', async (offset, live) => {
    const codes = bench.mayfly.codes('team', { ttlMs: 5000 });
    const { code } = await codes.getOrCreateCode('a');
    // A second code stays live, so that no code ends only because the space is empty.
    await bench.mayfly.codes('team', { ttlMs: 60_000 }).getOrCreateCode('b');
    bench.clock.advance(5000 + offset);
    expect((await codes.codeFor('a'))?.code).toBe(live ? code : undefined);
    expect((await codes.utilisation()).live).toBe(live ? 2 : 1);
    expect(await codes.resolve(code)).toMatchObject({ status: live ? 'resolved' : 'unknown' });
    const { status } = await codes.revoke({ code });
    expect(status).toBe(live ? 'revoked' : 'absent');
    expect((await codes.getOrCreateCode('a')).status).toBe('created');
  });

  it('are the same for two hundred concurrent calls for one id', async () => {
    const clients = eight({});
    const calls = Array.from({ length: 200 }, (_, i) => at(clients, i).getOrCreateCode('one'));
    const issued = await Promise.all(calls);
    expect(new Set(issued.map(({ code }) => code)).size).toBe(1);
    expect(issued.filter(({ status }) => status === 'created')).toHaveLength(1);
    expect((await bench.mayfly.codes('team').utilisation()).live).toBe(1);
  });

  it('are all drawn, from the first to the last, and never twice', async () => {
    const clients = eight({ digits: 2 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 250 }, (_, i) => at(clients, i).getOrCreateCode(`id:${i}`)),
    );
    const issued = outcomes.flatMap((o) => (o.status === 'fulfilled' ? [o.value.code] : []));
    expect(issued.toSorted()).toEqual(
      Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0')),
    );
    expect(outcomes.filter(isExhausted)).toHaveLength(150);
    expect(await at(clients, 0).utilisation()).toMatchObject({
      live: 100,
      capacity: 100,
      share: 1,
    });
  });

  it('are available again after their expiry, for any id', async () => {
    const codes = bench.mayfly.codes('team', { digits: 2, ttlMs: 1000 });
    const other = bench.mayfly.codes('team', { digits: 2, ttlMs: 5000 });
    const ids = (name: string) => Array.from({ length: 99 }, (_, i) => `${name}:${i}`);
    await Promise.all(ids('old').map((id) => codes.getOrCreateCode(id)));
    const { code: kept } = await other.getOrCreateCode('kept');
    await expect(codes.getOrCreateCode('late')).rejects.toMatchObject({ code: 'CODES_EXHAUSTED' });
    bench.clock.advance(1000);
    const issued = await Promise.all(ids('new').map((id) => codes.getOrCreateCode(id)));
    expect(new Set([kept, ...issued.map(({ code }) => code)]).size).toBe(100);
    await expect(codes.getOrCreateCode('late')).rejects.toMatchObject({ code: 'CODES_EXHAUSTED' });
    const before = await Promise.all(ids('old').map((id) => codes.codeFor(id)));
    expect(before).toEqual(before.map(() => null));
  });

  it('use no memory after their end: other calls release them, and the last one deletes the keys', async () => {
    const codes = bench.mayfly.codes('team', { ttlMs: 1000 });
    const prefix = `${bench.namespace}:codes:{team}:decimal-6`;
    for (let i = 0; i < 100; i++) await codes.getOrCreateCode(`old:${i}`);
    await bench.mayfly.codes('team', { ttlMs: 60_000 }).getOrCreateCode('kept');
    bench.clock.advance(1000);
    for (let i = 0; i < 25; i++) await codes.getOrCreateCode(`new:${i}`);
    const { redis } = bench;
    expect(await redis.zcard(`${prefix}:expiries`)).toBe(26);
    expect(await redis.hlen(`${prefix}:codes`)).toBe(26);
    expect(await redis.hlen(`${prefix}:ids`)).toBe(26);
    for (const key of await redis.keys(`${prefix}:*`)) {
      const ttl = await redis.pttl(key);
      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThanOrEqual(60_000 + 3_600_000);
    }
    bench.clock.advance(60_000);
    await codes.getOrCreateCode('last');
    expect(await redis.hlen(`${prefix}:ids`)).toBe(1);
    expect(await redis.hlen(`${prefix}:places`)).toBeLessThanOrEqual(2);
  });

  it('are swept from an inactive space if they have ended, and only then', async () => {
    const codes = bench.mayfly.codes('team', { ttlMs: 1000 });
    const prefix = `${bench.namespace}:codes:{team}:decimal-6`;
    await Promise.all(Array.from({ length: 150 }, (_, i) => codes.getOrCreateCode(`old:${i}`)));
    const kept = await bench.mayfly.codes('team', { ttlMs: 60_000 }).getOrCreateCode('kept');
    bench.clock.advance(999);
    expect(await codes.sweep()).toEqual({ swept: 0, left: 0, now: bench.clock.now });
    bench.clock.advance(1);
    expect(await codes.sweep({ atMost: 64 })).toMatchObject({ swept: 64, left: 86 });
    await expect(codes.sweep({ atMost: 0 })).rejects.toMatchObject({ field: 'atMost' });
    expect(await codes.sweep()).toEqual({ swept: 86, left: 0, now: bench.clock.now });
    expect(await bench.redis.hkeys(`${prefix}:ids`)).toEqual(['kept']);
    expect(await codes.resolve(kept.code)).toMatchObject({ status: 'resolved', id: 'kept' });
    bench.clock.advance(60_000);
    expect(await codes.sweep()).toMatchObject({ swept: 1 });
    expect(await bench.redis.keys(`${prefix}:*`)).toEqual([]);
  });

  it('of different spaces, lengths and alphabets are independent', async () => {
    const { mayfly } = bench;
    const spaces = [
      mayfly.codes('a', { digits: 1 }),
      mayfly.codes('b', { digits: 1 }),
      mayfly.codes('a', { digits: 2 }),
      mayfly.codes('a', { alphabet: 'base20', length: 1 }),
      mayfly.codes('a', { alphabet: 'crockford32', length: 1 }),
    ];
    for (const space of spaces) await space.getOrCreateCode('id');
    for (const space of spaces) expect((await space.utilisation()).live).toBe(1);
  });

  it('end by their id or by their code', async () => {
    const codes = bench.mayfly.codes('team');
    const { code: first } = await codes.getOrCreateCode('a');
    expect(await codes.revoke({ id: 'a' })).toEqual({ status: 'revoked', now: bench.clock.now });
    expect(await codes.resolve(first)).toMatchObject({ status: 'unknown' });
    const { code: second } = await codes.getOrCreateCode('a');
    expect(await codes.revoke({ code: second })).toMatchObject({ status: 'revoked' });
    expect(await codes.codeFor('a')).toBeNull();
    expect(await codes.revoke({ id: 'a' })).toMatchObject({ status: 'absent' });
    expect(await codes.revoke({ code: second })).toMatchObject({ status: 'absent' });
  });

  it('are used at most as often as allowed, by any number of concurrent callers', async () => {
    const clients = eight({ maxUses: 3 });
    const { code } = await at(clients, 0).getOrCreateCode('a');
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, i) => at(clients, i).resolve(code)),
    );
    const left = outcomes.flatMap((o) => (o.status === 'resolved' ? [o.usesLeft] : []));
    expect(left.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(await at(clients, 0).codeFor('a')).toBeNull();
    expect((await at(clients, 0).utilisation()).live).toBe(0);
  });

  it('are drawn evenly from the free ones, after any issues and ends', async () => {
    const codes = bench.mayfly.codes('team', { digits: 1, ttlMs: 1000 });
    const longer = bench.mayfly.codes('team', { digits: 1, ttlMs: 1_000_000 });
    const held = new Map<string, { code: string; expiresAt: number }>();
    const revoke = async (id: string) => {
      await codes.revoke({ id });
      held.delete(id);
    };
    const places: number[] = [];
    const draw = async (from: InvitationCodes, id: string) => {
      const taken = [...held.values()].filter((one) => one.expiresAt > bench.clock.now);
      const free = '0123456789'
        .split('')
        .filter((digit) => !taken.some(({ code }) => code === digit));
      const { code, expiresAt } = await from.getOrCreateCode(id);
      held.set(id, { code, expiresAt });
      expect(free).toContain(code);
      // Its position among the free codes, scaled to ten places for any number of them.
      places.push(Math.floor(((free.indexOf(code) + Math.random()) / free.length) * 10));
    };
    for (let i = 0; i < nightly(2000, 500); i++) {
      // One code stays live, so that the space is never empty; it changes now and then.
      if (i % 100 === 0) {
        await revoke('kept');
        await draw(longer, 'kept');
      }
      // Some codes are revoked, and some expire.
      if (i % 3 === 0) await revoke(`id:${i - 1}`);
      if (i % 5 === 0) bench.clock.advance(1000);
      await draw(codes, `id:${i}`);
      await revoke(`id:${i - 4}`);
    }
    expect(chiSquare(places, 10)).toBeLessThan(SELDOM);
  }, 30_000);

  it('are drawn evenly from many that have expired at the same time', async () => {
    const codes = bench.mayfly.codes('team', { digits: 1, ttlMs: 1000 });
    await bench.mayfly.codes('team', { digits: 1, ttlMs: 1_000_000 }).getOrCreateCode('kept');
    const ranks: number[] = [];
    for (let round = 0; round < nightly(300, 75); round++) {
      const ids = Array.from({ length: 9 }, (_, i) => `${round}:${i}`);
      const before = await Promise.all(ids.map((id) => codes.getOrCreateCode(id)));
      bench.clock.advance(1000);
      const { code } = await codes.getOrCreateCode('next');
      const expired = before.map((one) => one.code).toSorted();
      ranks.push(expired.indexOf(code));
      bench.clock.advance(1000);
    }
    expect(ranks).not.toContain(-1);
    expect(chiSquare(ranks, 9)).toBeLessThan(SELDOM);
  }, 30_000);
});

/** How far the numbers below `count` are from being equally frequent. */
function chiSquare(numbers: readonly number[], count: number): number {
  const expected = numbers.length / count;
  return Array.from({ length: count }, (_, n) => numbers.filter((one) => one === n).length)
    .map((times) => (times - expected) ** 2 / expected)
    .reduce((sum, term) => sum + term, 0);
}

/** With eight or nine degrees of freedom: exceeded by chance once in 10^9 runs. */
const SELDOM = 60;

it('an error of Redis contains neither a code nor an id, not even in its cause', async () => {
  const codes = bench.mayfly.codes('team');
  const { code } = await codes.getOrCreateCode('group:1');
  const key = `${bench.namespace}:codes:{team}:decimal-6:expiries`;
  await bench.redis.set(key, 'not a sorted set');
  const outcomes = await Promise.allSettled([
    codes.resolve(code),
    codes.codeFor('group:1'),
    codes.revoke({ code }),
    codes.getOrCreateCode('group:2'),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ reason: { code: 'REDIS_FAILED' } });
    const printed = inspect(outcome, { depth: 10, showHidden: true });
    expect(printed).not.toContain(`'${Number(code)}'`);
    expect(printed).not.toContain('group:');
  }
});

describe('misses', () => {
  const options: CodesOptions = {
    missesPerCaller: { limit: 3, windowMs: 10_000 },
    missesOfAll: { limit: 5, windowMs: 60_000 },
  };
  let mayfly: Mayfly;

  beforeEach(() => {
    ({ mayfly } = bench);
  });

  it('have one answer: never issued, expired, revoked, used up', async () => {
    const codes = mayfly.codes('team', { maxUses: 1, ttlMs: 1000 });
    const expired = await codes.getOrCreateCode('expired');
    bench.clock.advance(1000);
    const revoked = await codes.getOrCreateCode('revoked');
    await codes.revoke({ id: 'revoked' });
    const used = await codes.getOrCreateCode('used');
    await codes.resolve(used.code);
    const free = ['000000', '000001', '000002', '000003'].find(
      (code) => ![expired, revoked, used].some((issued) => issued.code === code),
    );
    for (const code of [free, expired.code, revoked.code, used.code]) {
      const answer = await codes.resolve(code ?? '', { caller: `for ${code}` });
      expect(answer).toEqual({ status: 'unknown', passes: false, now: bench.clock.now });
    }
  });

  it('are limited per caller, and the limit reveals nothing about the code', async () => {
    const codes = mayfly.codes('team', options);
    const { code } = await codes.getOrCreateCode('a');
    await codes.revoke({ id: 'a' });
    for (let i = 0; i < 3; i++) {
      expect((await codes.resolve(code, { caller: 'x' })).status).toBe('unknown');
      bench.clock.advance(100);
    }
    const live = await codes.getOrCreateCode('b');
    const { now } = bench.clock;
    const limited = { status: 'limited', passes: false, retryAfterMs: 9700, now };
    expect(await codes.resolve(live.code, { caller: 'x' })).toEqual(limited);
    expect(await codes.resolve(missing(live.code), { caller: 'x' })).toEqual(limited);
    expect((await codes.resolve(live.code, { caller: 'y' })).status).toBe('resolved');
    bench.clock.advance(9699);
    expect(await codes.resolve(live.code, { caller: 'x' })).toMatchObject({ retryAfterMs: 1 });
    bench.clock.advance(1);
    expect((await codes.resolve(live.code, { caller: 'x' })).status).toBe('resolved');
  });

  it('are limited for all callers together, also for callers without a name', async () => {
    const codes = mayfly.codes('team', options);
    const { code } = await codes.getOrCreateCode('a');
    for (const caller of ['u', 'v', undefined, 'w', undefined]) {
      expect((await codes.resolve(missing(code), { caller })).status).toBe('unknown');
    }
    expect(await codes.resolve(code, { caller: 'z' })).toMatchObject({
      status: 'limited',
      retryAfterMs: 60_000,
    });
  });

  it('are counted exactly if they are concurrent, and a right code does not count', async () => {
    const clients = eight({ missesPerCaller: { limit: 7, windowMs: 10_000 } });
    const { code } = await at(clients, 0).getOrCreateCode('a');
    const right = await Promise.all(
      Array.from({ length: 50 }, (_, i) => at(clients, i).resolve(code, { caller: 'x' })),
    );
    expect(right.every(({ status }) => status === 'resolved')).toBe(true);
    const wrong = await Promise.all(
      Array.from({ length: 500 }, (_, i) => at(clients, i).resolve(missing(code), { caller: 'x' })),
    );
    expect(wrong.filter(({ status }) => status === 'unknown')).toHaveLength(7);
    expect(wrong.filter(({ status }) => status === 'limited')).toHaveLength(493);
  });

  it('leave keys that expire and do not contain the caller', async () => {
    const codes = mayfly.codes('team', options);
    await codes.resolve('000000', { caller: '192.0.2.1' });
    const keys = await bench.redis.keys(`${bench.namespace}:*`);
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).not.toContain('192.0.2.1');
      expect(await bench.redis.pttl(key)).toBeGreaterThan(0);
    }
  });
});

describe('invitation codes reject', () => {
  it.each([
    [{ digits: 0 }, 'digits'],
    [{ digits: 16 }, 'digits'],
    [{ digits: 2.5 }, 'digits'],
    [{ alphabet: 'base20', length: 12 }, 'length'],
    [{ alphabet: 'crockford32', length: 11 }, 'length'],
    [{ maxUses: 0 }, 'maxUses'],
    [{ missesPerCaller: { limit: 0, windowMs: 1 } }, 'missesPerCaller.limit'],
    [{ missesOfAll: { limit: 1, windowMs: 0 } }, 'missesOfAll.windowMs'],
  ] satisfies [CodesOptions, string][])('%j', (options, field) => {
    expect(() => bench.mayfly.codes('team', options)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', field }),
    );
  });

  it('other invalid input, with the name of its field', async () => {
    const { mayfly } = bench;
    expect(() => mayfly.codes('a b')).toThrow(expect.objectContaining({ field: 'space' }));
    expect(() => mayfly.codes('a', { ttlMs: 0.5 })).toThrow(
      expect.objectContaining({ code: 'INVALID_TTL', field: 'ttlMs' }),
    );
    // @ts-expect-error: the alphabet does not exist.
    expect(() => mayfly.codes('a', { alphabet: 'emoji' })).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', field: 'alphabet' }),
    );
    // @ts-expect-error: digits are for decimal codes.
    expect(() => mayfly.codes('a', { alphabet: 'base20', digits: 6 })).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', field: 'digits' }),
    );
    // @ts-expect-error: decimal codes have digits, and no check symbol.
    expect(() => mayfly.codes('a', { checkSymbol: true })).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', field: 'checkSymbol' }),
    );
    const codes = mayfly.codes('a');
    await expect(codes.getOrCreateCode('')).rejects.toMatchObject({ field: 'id' });
    await expect(codes.resolve('000000', { caller: '' })).rejects.toMatchObject({
      field: 'caller',
    });
  });
});
