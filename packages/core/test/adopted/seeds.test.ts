import { describe, expect, it } from 'vitest';
import { collect } from '../support/collect.ts';
import { connect, testBench } from '../support/mayfly.ts';

const DAY_MS = 86_400_000;

/** A bench whose clock stands at a moment in seconds, the unit of the examples. */
function benchAt(seconds: number) {
  return testBench(connect(), seconds * 1000);
}

describe('RATELIMIT:SEARCH: the second of each search, kept for a minute', () => {
  const NOW_S = 1_724_436_736;

  function rateLimit() {
    const bench = benchAt(NOW_S);
    const key = `${bench.namespace}:RATELIMIT:SEARCH`;
    const set = bench.mayfly.adopt({
      key,
      score: 'inserted',
      unit: 's',
      windowMs: 60_000,
      member: 'text',
    });
    /** What the other program does for each search. */
    const search = async (second: number) => {
      await bench.redis.zadd(key, second, String(second));
      await bench.redis.expire(key, 60);
    };
    return { ...bench, key, set, search };
  }

  it('counts the searches of the last minute', async () => {
    const { set, search } = rateLimit();
    for (const ago of [61, 60, 59, 30, 0]) await search(NOW_S - ago);
    expect(await set.summary()).toMatchObject({
      count: 3,
      expiredCount: 2,
      nextExpiresAt: (NOW_S + 1) * 1000,
      oldest: { member: String(NOW_S - 59), score: NOW_S - 59, remainingMs: 1000 },
      newest: { member: String(NOW_S), score: NOW_S, remainingMs: 60_000 },
    });
    expect(await set.sweep({ atMost: 1000 })).toEqual({ removed: 2, left: 0 });
  });

  it('adds what the other program counts: a whole second, which is not in the future', async () => {
    const { set, clock, redis, key } = rateLimit();
    clock.advance(999);
    expect(await set.add('mine')).toEqual({
      status: 'added',
      expiresAt: (NOW_S + 60) * 1000,
      now: clock.now,
    });
    expect(await redis.zrange(key, '0', '-1', 'WITHSCORES')).toEqual(['mine', String(NOW_S)]);
    expect(await redis.zcount(key, NOW_S - 60, NOW_S)).toBe(1);
  });

  it('reports when the whole key expires, and keeps it for as long as the added member', async () => {
    const { set, search, redis, key, clock } = rateLimit();
    await search(NOW_S);
    const { keyExpiresAt } = await set.summary();
    expect(keyExpiresAt).toBe(await redis.pexpiretime(key));
    expect(keyExpiresAt).toBeLessThanOrEqual(Date.now() + 60_000);

    // The clock of the example is years behind: for Redis the member expires before the key does.
    await set.add('past');
    expect((await set.summary()).keyExpiresAt).toBe(keyExpiresAt);
    clock.now = (Math.floor(Date.now() / 1000) + 100) * 1000;
    await set.add('future');
    expect((await set.summary()).keyExpiresAt).toBe(clock.now + 60_000);
    expect(await set.has('future')).toBe(true);
    await redis.persist(key);
    await set.add('again');
    expect((await set.summary()).keyExpiresAt).toBe(Infinity);
  });
});

describe('srvstats: measurements by the second in which they were made, kept for two minutes', () => {
  const STATS: [number, string][] = [
    [1_463_879_868, '{load:1.05,faults:1}'],
    [1_463_880_018, '{load:1.05,faults:4}'],
    [1_463_880_168, '{load:1.15,faults:3}'],
    [1_463_880_318, '{load:1.14,faults:2}'],
    [1_463_880_468, '{load:1.06,faults:5}'],
  ];

  async function srvstats(windowMs: number) {
    const bench = benchAt(1_463_880_468);
    const key = `${bench.namespace}:srvstats`;
    await bench.redis.zadd(key, ...STATS.flat());
    const layout = { score: 'inserted', unit: 's', member: 'json', windowMs } as const;
    return { ...bench, key, set: bench.mayfly.adopt({ key, ...layout }) };
  }

  it('keeps the same measurements as the other program', async () => {
    const { set, redis, key } = await srvstats(120_000);
    expect(await set.count()).toBe(1);
    expect(await set.sweep({ atMost: 3 })).toEqual({ removed: 3, left: 1 });
    expect(await set.sweep({ atMost: 3 })).toEqual({ removed: 1, left: 0 });
    expect(await redis.zrange(key, '0', '-1')).toEqual(['{load:1.06,faults:5}']);
  });

  it('shows values that are not JSON as text, beside values that are', async () => {
    const { set, redis, key, clock } = await srvstats(3_600_000);
    await redis.zadd(key, 1_463_880_468.5, '{"load":1.06,"faults":5}');
    const { members } = await set.page({ first: 10 });
    expect(members.map(({ member, content }) => [member, content])).toEqual([
      ...STATS.map(([, member]) => [member, { kind: 'text' }]),
      ['{"load":1.06,"faults":5}', { kind: 'json', value: { load: 1.06, faults: 5 } }],
    ]);
    expect(members.at(-1)).toMatchObject({
      score: 1_463_880_468.5,
      expiresAt: clock.now + 3_600_500,
      remainingMs: 3_600_500,
    });
    expect(await collect(set.members())).toMatchObject(members.map(({ member }) => ({ member })));
  });
});

describe('activities: the day after which each expires, in seconds', () => {
  /** The start of the day, and 60 days, as the other program writes it. */
  function ttlDate(moment: string): number {
    return (Math.floor(Date.parse(moment) / DAY_MS) * DAY_MS + 60 * DAY_MS) / 1000;
  }

  function activities(moment: string) {
    const bench = benchAt(Date.parse(moment) / 1000);
    const key = `${bench.namespace}:activities`;
    const layout = { score: 'expiry', unit: 's', member: 'text' } as const;
    return { ...bench, key, set: bench.mayfly.adopt({ key, ...layout }) };
  }

  it('expire when the day starts', async () => {
    const { set, redis, key, clock } = activities('2015-06-11T23:59:59.999Z');
    await redis.zadd(key, ttlDate('2015-04-13T18:52:35Z'), 'item-1');
    await redis.zadd(key, ttlDate('2015-04-14T00:00:00Z'), 'item-2');
    expect(await set.get('item-1')).toMatchObject({ remainingMs: 1 });
    clock.advance(1);
    expect(await set.get('item-1')).toBeNull();
    expect(await set.summary()).toMatchObject({ count: 1, expiredCount: 1 });
    expect(await set.timeLeft({ spanMs: DAY_MS, buckets: 1 })).toMatchObject({ counts: [1] });
  });

  it('report to one of many processes that an activity is new', async () => {
    const { set, redis, key, through } = activities('2015-04-13T18:52:35Z');
    const expiresAt = ttlDate('2015-04-13T18:52:35Z') * 1000;
    const adopt = () =>
      through(connect()).adopt({ key, score: 'expiry', unit: 's', member: 'text' });
    const handles = Array.from({ length: 8 }, adopt);
    const results = await Promise.all(
      Array.from({ length: 25 }, () => handles)
        .flat()
        .map((each) => each.add('item-1', { expiresAt, mode: 'ifAbsent' })),
    );
    expect(results.filter(({ status }) => status === 'added')).toHaveLength(1);
    expect(results.filter(({ status }) => status === 'kept')).toHaveLength(199);
    expect(await redis.zscore(key, 'item-1')).toBe(String(expiresAt / 1000));
    expect(await set.has('item-1')).toBe(true);
  });
});

describe('one-time passwords: a set for each phone number, by expiry in ms', () => {
  it('are found by pattern, and each set is managed separately', async () => {
    const { mayfly, redis, namespace, clock } = testBench();
    const phones = ['+6212312341234', '+6212312341235', '+491711234567'];
    const keyOf = (phone: string) => `${namespace}:otp:${phone}`;
    for (const phone of phones) {
      await redis.zadd(keyOf(phone), clock.now - 1, '111111', clock.now + 300_000, '222222');
    }
    await redis.set(`${namespace}:otp:settings`, 'no sorted set');

    const all = mayfly.adopt({
      pattern: `${namespace}:otp:*`,
      score: 'expiry',
      unit: 'ms',
      member: 'text',
    });
    const found: string[] = [];
    for (let after: string | undefined | null; after !== null;) {
      const page = await all.keys({ first: 2, after });
      found.push(...page.keys);
      after = page.cursor;
    }
    expect(found.sort()).toEqual(phones.map(keyOf).sort());

    const otps = all.open(keyOf('+6212312341234'));
    expect(await otps.count()).toBe(1);
    expect(await otps.has('111111')).toBe(false);
    expect(await otps.add('333333', { ttlMs: 1000 })).toMatchObject({ status: 'added' });
    expect(await otps.remove('222222')).toMatchObject({ status: 'removed' });
    expect(await otps.remove('111111')).toMatchObject({ status: 'absent' });
    clock.advance(1000);
    expect(await otps.summary()).toMatchObject({ count: 0, expiredCount: 2, oldest: null });
  });
});
