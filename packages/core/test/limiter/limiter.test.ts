import { beforeEach, describe, expect, it } from 'vitest';
import type { Limit, LimiterOptions } from '../../src/index.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const redis = connect();
const MINUTE_MS = 60_000;

let bench: TestBench;
beforeEach(() => {
  bench = testBench(redis);
});

function limiter(limits: LimiterOptions['limits'], options: Partial<LimiterOptions> = {}) {
  return bench.mayfly.limiter('search', { ...options, limits, outage: false });
}

const ALGORITHMS = ['log', 'gcra', 'bucket', 'counter', 'fixed'] as const;

/** Keys of the namespace, with their times to live in ms. */
async function keys(): Promise<[string, number][]> {
  const found = await redis.keys(`${bench.namespace}:*`);
  return Promise.all(found.map(async (key) => [key, await redis.pttl(key)]));
}

describe.each(ALGORITHMS)('%s', (algorithm) => {
  const limit: Limit = { algorithm, limit: 7, windowMs: 61_003 };

  it.each([1, 2, 3, 7])(
    'lets a denied call of %i pass after exactly retryAfterMs, and not a millisecond earlier',
    async (cost) => {
      const search = limiter(limit);
      for (const [wait, spent] of [
        [0, 3],
        [10_007, 2],
        [20_011, 2],
      ] as const) {
        bench.clock.advance(wait);
        await search.consume('ada', { cost: spent });
      }
      const denied = await search.consume('ada', { cost: Math.max(cost, 5) });
      expect(denied).toMatchObject({ status: 'denied', reason: 'limit' });
      bench.clock.advance(denied.retryAfterMs - 1);
      const early = await search.consume('ada', { cost: Math.max(cost, 5) });
      expect(early).toMatchObject({ status: 'denied', retryAfterMs: 1 });
      bench.clock.advance(1);
      const punctual = await search.consume('ada', { cost: Math.max(cost, 5) });
      expect(punctual).toMatchObject({ status: 'allowed', retryAfterMs: 0 });
    },
  );

  it('does not count denied calls, and a denial extends nothing', async () => {
    const search = limiter(limit);
    await search.consume('ada', { cost: 7 });
    const denied = await search.consume('ada');
    const before = await keys();
    const raw = await redis.getBuffer(before[0]?.[0] ?? '');
    bench.clock.advance(1000);
    for (let i = 0; i < 20; i += 1) await search.consume('ada');
    expect(await search.consume('ada')).toMatchObject({
      resetAtMs: denied.resetAtMs,
      retryAfterMs: denied.retryAfterMs - 1000,
    });
    const after = await keys();
    expect(await redis.getBuffer(after[0]?.[0] ?? '')).toEqual(raw);
    expect(after[0]?.[1]).toBeLessThanOrEqual(before[0]?.[1] ?? 0);
  });

  it('counts denied calls if configured, and retryAfterMs is still exact', async () => {
    const search = limiter(limit, { countDenied: true });
    await search.consume('ada', { cost: 6 });
    bench.clock.advance(5000);
    const denied = await search.consume('ada', { cost: 5 });
    expect(denied).toMatchObject({ status: 'denied', remaining: 0 });
    bench.clock.advance(denied.retryAfterMs - 1);
    expect((await search.peek('ada', { cost: 5 })).status).toBe('denied');
    bench.clock.advance(1);
    expect((await search.consume('ada', { cost: 5 })).status).toBe('allowed');
  });

  it('refunds at most what was counted', async () => {
    const search = limiter(limit);
    await search.consume('ada', { cost: 5 });
    expect(await search.refund('ada', { cost: 2 })).toMatchObject({ remaining: 4 });
    expect(await search.refund('ada', { cost: 100 })).toMatchObject({ remaining: 7 });
    expect(await keys()).toEqual([]);
    expect(await search.consume('ada', { cost: 7 })).toMatchObject({ status: 'allowed' });
    expect(await search.consume('ada')).toMatchObject({ status: 'denied' });
  });

  it('applies an override from the next decision on, and then the declared limit again', async () => {
    const search = limiter({ ...limit, name: 'all' });
    await search.consume('ada', { cost: 7 });
    expect((await search.consume('ada')).status).toBe('denied');
    await search.setLimit('ada', { all: { limit: 10 } });
    expect(await search.consume('ada', { cost: 3 })).toMatchObject({
      status: 'allowed',
      remaining: 0,
      limits: [{ limit: 10, windowMs: limit.windowMs }],
    });
    expect((await search.consume('ada')).status).toBe('denied');
    await search.setLimit('ada', { all: { limit: 2 } });
    expect((await search.consume('ada')).status).toBe('denied');
    await search.clearLimit('ada');
    expect(await search.consume('ada')).toMatchObject({ status: 'denied', limits: [{ limit: 7 }] });
    // The override's ten years are gone.
    const [[, ttl] = ['', 0]] = await keys();
    expect(ttl).toBeLessThan(3 * limit.windowMs);
  });

  it('gives every key a time to live, after any call', async () => {
    const search = limiter([limit, { algorithm: 'fixed', limit: 90, windowMs: 600_000 }], {
      countDenied: true,
      escalation: { after: 3, withinMs: MINUTE_MS, blockMs: MINUTE_MS },
    });
    const done = [
      () => search.consume('ada'),
      () => search.consume('ada', { cost: 7 }),
      () => search.peek('ada'),
      () => search.refund('ada'),
      () => search.block('ada', 5000),
      () => search.block('bob', 5000),
      () => search.setLimit('ada', { '90/600000': { limit: 40 } }),
      () => search.setLimits({ '90/600000': { limit: 50 } }),
      () => search.consume('ada', { cost: 7 }),
      () => search.consume('cleo', { cost: 7 }),
      () => search.unblock('ada'),
      () => search.consume('ada', { cost: 7 }),
      () => search.consume('ada', { cost: 7 }),
      () => search.consume('ada', { cost: 7 }),
      () => search.clearLimits(),
      () => search.reset('ada'),
      () => search.clearLimit('ada'),
    ];
    for (const action of done) {
      await action();
      for (const [, ttl] of await keys()) expect(ttl).toBeGreaterThan(0);
    }
    await search.reset('cleo');
    await search.unblock('bob');
    expect(await keys()).toEqual([]);
  });
});

describe('several limits', () => {
  const limits = [
    { name: 'a second', limit: 5, windowMs: MINUTE_MS },
    { name: 'a day', algorithm: 'fixed', limit: 8, windowMs: 3_600_000 },
  ] as const;

  it('count all or nothing, and the answer names the one that denies longest', async () => {
    const search = limiter(
      limits.map((limit) => ({ ...limit, name: limit.name.replace(' ', '-') })),
    );
    await search.consume('ada', { cost: 5 });
    const first = await search.consume('ada', { cost: 4 });
    expect(first).toMatchObject({ status: 'denied', limit: 'a-day', remaining: 0 });
    expect(first.limits.map(({ remaining }) => remaining)).toEqual([0, 3]);
    bench.clock.advance(MINUTE_MS);
    expect(await search.consume('ada', { cost: 3 })).toMatchObject({
      limit: 'a-day',
      remaining: 0,
    });
    expect(await search.consume('ada')).toMatchObject({ status: 'denied', limit: 'a-day' });
    expect((await search.peek('ada')).limits.map(({ remaining }) => remaining)).toEqual([2, 0]);
  });
});

describe('a log beside a window', () => {
  it('still limits after a refund has emptied it', async () => {
    const search = limiter([
      { limit: 5, windowMs: 1000 },
      { algorithm: 'fixed', limit: 1000, windowMs: 3_600_000 },
    ]);
    await search.consume('ada', { cost: 3 });
    bench.clock.advance(2000);
    const { now } = await search.consume('ada');
    await search.refund('ada', { decidedAt: now });
    const all = [];
    for (let i = 0; i < 8; i += 1) all.push((await search.consume('ada')).status);
    expect(all.filter((status) => status === 'allowed')).toHaveLength(5);
  });
});

describe('blocks', () => {
  it('deny until they end, to the millisecond, and a shorter block does not end a longer one', async () => {
    const search = limiter({ limit: 5, windowMs: MINUTE_MS });
    await search.block('ada', 90_000);
    await search.block('ada', 1000);
    const blocked = await search.consume('ada');
    expect(blocked).toMatchObject({
      status: 'denied',
      reason: 'blocked',
      remaining: 0,
      retryAfterMs: 90_000,
      resetAtMs: bench.clock.now + 90_000,
    });
    bench.clock.advance(89_999);
    expect(await search.consume('ada')).toMatchObject({ status: 'denied', retryAfterMs: 1 });
    bench.clock.advance(1);
    expect(await search.consume('ada')).toMatchObject({ status: 'allowed', remaining: 4 });
  });

  it('end after unblock, and after a reset, which keeps overrides', async () => {
    const search = limiter({ name: 'all', limit: 5, windowMs: MINUTE_MS });
    await search.setLimit('ada', { all: { limit: 6 } });
    await search.consume('ada', { cost: 2 });
    await search.block('ada', 90_000);
    await search.unblock('ada');
    expect(await search.consume('ada')).toMatchObject({ status: 'allowed', remaining: 3 });
    await search.block('ada', 90_000);
    await search.reset('ada');
    expect(await search.consume('ada')).toMatchObject({ status: 'allowed', remaining: 5 });
  });

  it.each(['log', 'gcra', 'fixed'] as const)(
    'of %s grow with each escalation, up to the maximum, and start small again later',
    async (algorithm) => {
      const search = limiter(
        { algorithm, limit: 1, windowMs: MINUTE_MS },
        { escalation: { after: 3, withinMs: 10_000, blockMs: 100_000, factor: 3, maxMs: 500_000 } },
      );
      const provoke = async () => {
        await search.consume('ada');
        const all = [];
        for (let i = 0; i < 3; i += 1) all.push(await search.consume('ada'));
        expect(all.map((d) => (d.status === 'denied' ? d.reason : d.status))).toEqual([
          'limit',
          'limit',
          'blocked',
        ]);
        return all.at(-1)?.retryAfterMs ?? 0;
      };
      const lengths = [];
      for (let i = 0; i < 4; i += 1) {
        const ms = await provoke();
        lengths.push(ms);
        bench.clock.advance(1000);
        // Calls of a blocked key neither lengthen its block nor count towards the next one.
        for (let j = 0; j < 10; j += 1) await search.consume('ada');
        expect((await search.consume('ada')).retryAfterMs).toBe(ms - 1000);
        bench.clock.advance(ms - 1000);
      }
      expect(lengths).toEqual([100_000, 300_000, 500_000, 500_000]);
      bench.clock.advance(500_000);
      expect(await provoke()).toBe(100_000);
    },
  );

  it('require the denials within the configured time', async () => {
    const search = limiter(
      { limit: 1, windowMs: 1_000_000 },
      { escalation: { after: 2, withinMs: 10_000, blockMs: 5_000_000 } },
    );
    await search.consume('ada');
    for (let i = 0; i < 5; i += 1) {
      bench.clock.advance(10_000);
      expect(await search.consume('ada')).toMatchObject({ status: 'denied', reason: 'limit' });
    }
  });
});

describe('shadow mode', () => {
  it('counts and reports, and denies nothing', async () => {
    const search = limiter({ limit: 2, windowMs: MINUTE_MS }, { shadow: true });
    const all = [];
    for (let i = 0; i < 4; i += 1) all.push(await search.consume('ada'));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'allowed'));
    expect(all.map((d) => (d.status === 'allowed' ? d.shadowed : ''))).toEqual([
      undefined,
      undefined,
      'denied',
      'denied',
    ]);
    expect(all[3]).toMatchObject({ retryAfterMs: MINUTE_MS, remaining: 0 });
    await search.block('ada', 90_000);
    expect(await search.consume('ada')).toMatchObject({ status: 'allowed', shadowed: 'denied' });
  });
});

describe('overrides', () => {
  it('for a key take precedence over those for all keys, and all end on time', async () => {
    const search = limiter({ name: 'all', limit: 5, windowMs: MINUTE_MS });
    await search.setLimits({ all: { limit: 20 } }, { forMs: 500_000 });
    await search.setLimit('ada', { all: { limit: 30, windowMs: 90_000 } }, { forMs: 100_000 });
    expect((await search.peek('ada')).limits).toMatchObject([{ limit: 30, windowMs: 90_000 }]);
    expect((await search.peek('bob')).limits).toMatchObject([{ limit: 20, windowMs: MINUTE_MS }]);
    bench.clock.advance(100_000);
    expect((await search.peek('ada')).limits).toMatchObject([{ limit: 20 }]);
    await search.clearLimits();
    expect((await search.peek('bob')).limits).toMatchObject([{ limit: 5 }]);
  });
});

describe('a refund with the time of its call', () => {
  it.each(['log', 'gcra', 'counter', 'fixed'] as const)(
    'frees no capacity in %s if the call no longer uses any',
    async (algorithm) => {
      const search = limiter({ algorithm, limit: 5, windowMs: MINUTE_MS });
      const old = await search.consume('ada', { cost: 5 });
      bench.clock.advance(5 * MINUTE_MS);
      const late = await search.consume('ada', { cost: 5 });
      const refunded = await search.refund('ada', { cost: 5, decidedAt: old.now });
      expect(refunded).toMatchObject({ status: 'denied', remaining: 0 });
      expect(await search.refund('ada', { cost: 2, decidedAt: late.now })).toMatchObject({
        remaining: 2,
      });
    },
  );

  it('refunds what a call of the previous window still uses of a counter, and no more', async () => {
    const search = limiter({ algorithm: 'counter', limit: 8, windowMs: MINUTE_MS });
    const { now } = await search.consume('ada', { cost: 8 });
    bench.clock.advance(1.5 * MINUTE_MS);
    expect(await search.consume('ada', { cost: 4 })).toMatchObject({ remaining: 0 });
    expect(await search.refund('ada', { cost: 6, decidedAt: now })).toMatchObject({ remaining: 3 });
  });

  it('refunds what has not yet flowed back into a bucket', async () => {
    const search = limiter({ algorithm: 'gcra', limit: 4, windowMs: MINUTE_MS });
    const { now } = await search.consume('ada', { cost: 4 });
    bench.clock.advance(MINUTE_MS / 2);
    expect(await search.consume('ada', { cost: 2 })).toMatchObject({ remaining: 0 });
    expect(await search.refund('ada', { cost: 4, decidedAt: now })).toMatchObject({ remaining: 2 });
  });

  it('refunds that call’s units of a log', async () => {
    const search = limiter({ limit: 3, windowMs: MINUTE_MS });
    await search.consume('ada');
    bench.clock.advance(30_000);
    const late = await search.consume('ada', { cost: 2 });
    await search.refund('ada', { cost: 2, decidedAt: late.now });
    bench.clock.advance(30_000);
    expect((await search.peek('ada')).remaining).toBe(3);
  });
});

describe('a large log', () => {
  it('is exact over thousands of units, when it grows and when it is cut', async () => {
    const search = limiter({ limit: 2000, windowMs: MINUTE_MS, large: true });
    for (let i = 0; i < 100; i += 1) {
      bench.clock.advance(1000);
      // 37 a second are 2220 a minute: in a full minute 2000 pass.
      await search.consume('ada', { cost: 37 });
    }
    const [first] = await keys();
    expect(await redis.strlen(first?.[0] ?? '')).toBeLessThanOrEqual(2 * 2000 * 6);
    const { remaining } = await search.peek('ada');
    expect(remaining).toBeLessThan(37);
    bench.clock.advance(MINUTE_MS);
    expect((await search.consume('ada', { cost: 2000 })).status).toBe('allowed');
    expect((await search.consume('ada')).retryAfterMs).toBe(MINUTE_MS);
  });
});

describe('a limiter rejects', () => {
  const one: Limit = { limit: 5, windowMs: 1000 };
  const bad: [string, LimiterOptions, string][] = [
    ['no limit', { limits: [] }, 'limits'],
    ['nine limits', { limits: Array.from({ length: 9 }, () => one) }, 'limits'],
    ['two limits of one name', { limits: [one, one] }, 'limits[1].name'],
    ['a limit of 0', { limits: { ...one, limit: 0 } }, 'limits.limit'],
    ['a limit of NaN', { limits: { ...one, limit: NaN, name: 'x' } }, 'limits.limit'],
    ['half a limit', { limits: { ...one, limit: 0.5, name: 'x' } }, 'limits.limit'],
    ['a window of 0', { limits: { ...one, windowMs: 0 } }, 'limits.windowMs'],
    ['half a millisecond', { limits: { ...one, windowMs: 0.5, name: 'x' } }, 'limits.windowMs'],
    ['a long log', { limits: { ...one, limit: 301 } }, 'limits.limit'],
    ['a longer log', { limits: { ...one, limit: 10_001, large: true } }, 'limits.limit'],
    [
      'a bucket of too fine a rate',
      { limits: { algorithm: 'gcra', limit: 1e9, windowMs: 1e9 } },
      'limits.limit',
    ],
    [
      'an escalation after no denials',
      { limits: one, escalation: { after: 0, withinMs: 1, blockMs: 1 } },
      'escalation.after',
    ],
    [
      'a shrinking block',
      { limits: one, escalation: { after: 1, withinMs: 1, blockMs: 1, factor: 0.5 } },
      'escalation.factor',
    ],
    [
      'a maximum below the first block',
      { limits: one, escalation: { after: 1, withinMs: 1, blockMs: 9, maxMs: 8 } },
      'escalation.maxMs',
    ],
  ];

  it.each(bad)('%s', (_, options, field) => {
    expect(() => bench.mayfly.limiter('search', options)).toThrow(
      expect.objectContaining({ field }),
    );
  });

  it.each([0, -1, NaN, 1.5, Infinity, 6])(
    'a cost of %d, and counts nothing against the key',
    async (cost) => {
      const search = limiter(one);
      await expect(search.consume('ada', { cost })).rejects.toMatchObject({
        code: 'INVALID_OPTION',
        field: 'cost',
      });
      expect(await keys()).toEqual([]);
    },
  );

  it.each(['', 'x'.repeat(513), '\ud800'])('an invalid key', async (key) => {
    await expect(limiter(one).consume(key)).rejects.toMatchObject({
      code: 'INVALID_KEY',
      field: 'key',
    });
  });

  it('overrides of limits that do not exist or are invalid', async () => {
    const search = limiter({ ...one, name: 'all' });
    const wrong = [
      {},
      { other: { limit: 1 } },
      { all: { limit: 0 } },
      { all: { limit: 301 } },
      { all: { burst: 1 } },
    ];
    for (const overrides of wrong) {
      await expect(search.setLimit('ada', overrides)).rejects.toMatchObject({
        code: 'INVALID_OPTION',
      });
    }
    await expect(search.block('ada', 0)).rejects.toMatchObject({ field: 'durationMs' });
    expect(await keys()).toEqual([]);
  });
});

it('accepts any text as a key, and separates keys', async () => {
  const search = limiter({ limit: 1, windowMs: MINUTE_MS });
  const names = ['a', 'a}', '}a', '{a}', '%7D', '}', 'naïve ✓', 'a}:search:l', '*'];
  for (const name of names) expect((await search.consume(name)).status).toBe('allowed');
  for (const name of names) expect((await search.consume(name)).status).toBe('denied');
});
