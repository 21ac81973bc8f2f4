import { beforeEach, describe, expect, it } from 'vitest';
import type { WindowSet } from '../../../src/index.ts';
import { collect } from '../../support/collect.ts';
import { testBench, type TestBench } from '../../support/mayfly.ts';

// docs/adr/0002: live while expiresAt > now, which for a window set is score + windowMs.
const WINDOW_MS = 60_000;

type Read = (set: WindowSet<string>) => Promise<boolean>;

const READS: Record<string, Read> = {
  has: (set) => set.has('a'),
  count: async (set) => (await set.count()) === 1,
  'summary.nextExpiresAt': async (set) => (await set.summary()).nextExpiresAt !== Infinity,
  elements: async (set) => (await set.elements({ first: 10 })).elements.length === 1,
  'elements.totalCount': async (set) => (await set.elements({ first: 10 })).totalCount === 1,
  slice: async (set) => (await set.slice(0, -1)).elements.length === 1,
  'slice.totalCount': async (set) => (await set.slice(5, 6)).totalCount === 1,
  'slice from the newest': async (set) => (await set.slice(-1, -1)).elements.length === 1,
  members: async (set) => (await collect(set.members())).length === 1,
  'peek oldest': async (set) => (await set.peek()) !== null,
  'peek newest': async (set) => (await set.peek({ end: 'newest' })) !== null,
  timeLeft: async (set) => {
    const { counts, beyond } = await set.timeLeft();
    return counts.reduce((sum, n) => sum + n, beyond) === 1;
  },
};

const WRITES: Record<string, Read> = {
  'pop oldest': async (set) => (await set.pop()) !== null,
  'pop newest': async (set) => (await set.pop({ end: 'newest' })) !== null,
  popMany: async (set) => (await set.popMany(9)).elements.length === 1,
  clear: async (set) => (await set.clear()).clearedCount === 1,
  remove: async (set) => (await set.remove('a')).status === 'removed',
  push: async (set) => (await set.push('a')).status === 'updated',
  'push unique': async (set) => (await set.push('a', { unique: true })).status === 'updated',
  add: async (set) => (await set.add('a')).status === 'updated',
  'add ifLive': async (set) => (await set.add('a', { mode: 'ifLive' })).status === 'updated',
  'add ifAbsent': async (set) => (await set.add('a', { mode: 'ifAbsent' })).status === 'kept',
  seenBefore: async (set) => (await set.seenBefore('a')).status === 'seen',
};

describe('the boundary of live', () => {
  let bench: TestBench;
  let set: WindowSet<string>;
  let score: number;

  beforeEach(async () => {
    bench = testBench();
    score = bench.clock.now - 10_000;
    const options = { strategy: 'window', windowMs: WINDOW_MS } as const;
    ({ set } = await bench.mayfly.sets.create<string>('recent', options));
    await set.push('a', { score });
  });

  for (const [name, isLive] of Object.entries({ ...READS, ...WRITES })) {
    it.each([
      [WINDOW_MS - 1, true],
      [WINDOW_MS, false],
      [WINDOW_MS + 1, false],
    ])(`${name}: %i ms after its score, an element is live: %s`, async (ms, live) => {
      bench.clock.now = score + ms;
      expect(await isLive(set)).toBe(live);
    });
  }

  it('does not depend on the sweep', async () => {
    bench.clock.now = score + WINDOW_MS;
    const key = `${bench.namespace}:set:{recent}:members`;
    for (const isLive of Object.values(READS)) expect(await isLive(set)).toBe(false);
    expect(await bench.redis.zcard(key)).toBe(1);
  });
});
