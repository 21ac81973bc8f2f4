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

const ALGORITHMS = ['log', 'gcra', 'counter', 'fixed'] as const;

describe.each(ALGORITHMS)('a cost that only an override of a %s makes impossible', (algorithm) => {
  const declared: Limit = { name: 'all', algorithm, limit: 10, windowMs: MINUTE_MS };

  it('is denied until the override ends', async () => {
    const search = limiter(declared);
    await search.consume('ada', { cost: 2 });
    await search.setLimit('ada', { all: { limit: 3 } }, { forMs: 100_000 });
    const denied = {
      status: 'denied',
      reason: 'limit',
      limit: 'all',
      remaining: 1,
      retryAfterMs: 100_000,
      limits: [{ limit: 3, remaining: 1, retryAfterMs: 100_000 }],
    };
    expect(await search.consume('ada', { cost: 5 })).toMatchObject(denied);
    expect(await search.peek('ada', { cost: 5 })).toMatchObject(denied);
    expect(await search.consume('ada', { cost: 1 })).toMatchObject({ status: 'allowed' });
    bench.clock.advance(99_999);
    expect(await search.consume('ada', { cost: 5 })).toMatchObject({ retryAfterMs: 1 });
    bench.clock.advance(1);
    expect(await search.consume('ada', { cost: 5 })).toMatchObject({ status: 'allowed' });
  });

  it('is denied until the override for all keys ends, if that is later and as low', async () => {
    const search = limiter(declared);
    await search.setLimits({ all: { limit: 4 } }, { forMs: 200_000 });
    await search.setLimit('ada', { all: { limit: 3 } }, { forMs: 100_000 });
    const retryAfterMs = async (cost: number) =>
      (await search.consume('ada', { cost })).retryAfterMs;
    expect(await retryAfterMs(4)).toBe(100_000);
    expect(await retryAfterMs(5)).toBe(200_000);
    await search.setLimits({ all: { limit: 20 } });
    expect(await retryAfterMs(20)).toBe(100_000);
    await search.clearLimit('ada');
    expect((await search.consume('ada', { cost: 20 })).status).toBe('allowed');
  });

  it('is a normal denial for a block, countDenied, escalation and shadow mode', async () => {
    const blocked = limiter(declared);
    await blocked.setLimit('ada', { all: { limit: 3 } }, { forMs: 100_000 });
    await blocked.block('ada', 50_000);
    expect(await blocked.consume('ada', { cost: 5 })).toMatchObject({
      reason: 'blocked',
      retryAfterMs: 100_000,
    });
    const strict = limiter(declared, {
      countDenied: true,
      escalation: { after: 2, withinMs: MINUTE_MS, blockMs: 200_000 },
    });
    await strict.setLimit('bob', { all: { limit: 3 } });
    expect(await strict.consume('bob', { cost: 5 })).toMatchObject({ reason: 'limit' });
    expect(await strict.consume('bob')).toMatchObject({ reason: 'blocked', retryAfterMs: 200_000 });
    const shadow = limiter(declared, { shadow: true });
    await shadow.setLimit('cleo', { all: { limit: 3 } });
    expect(await shadow.consume('cleo', { cost: 5 })).toMatchObject({ shadowed: 'denied' });
  });

  it('is rejected if it exceeds the declared limit', async () => {
    const search = limiter(declared);
    await search.setLimit('ada', { all: { limit: 3 } });
    await search.block('ada', 1000);
    await expect(search.consume('ada', { cost: 11 })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field: 'cost',
    });
  });
});
