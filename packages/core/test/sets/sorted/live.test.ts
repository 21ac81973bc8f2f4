import { beforeEach, describe, expect, it } from 'vitest';
import type { SortedSet } from '../../../src/index.ts';
import { allMembers, testBench, type TestBench } from '../../support/mayfly.ts';

// docs/adr/0002: a member is live while expiresAt > now, and every read must agree.
const READS: Record<string, (set: SortedSet) => Promise<boolean>> = {
  has: (set) => set.has('alice'),
  get: async (set) => (await set.get('alice')) !== null,
  count: async (set) => (await set.count()) === 1,
  'summary.nextExpiresAt': async (set) => (await set.summary()).nextExpiresAt !== Infinity,
  'page forward': async (set) => (await set.page({ first: 10 })).members.length === 1,
  'page backward': async (set) => (await set.page({ last: 10 })).members.length === 1,
  'page.totalCount': async (set) => (await set.page({ first: 10 })).totalCount === 1,
  timeLeft: async (set) => {
    const { counts, beyond, never } = await set.timeLeft();
    return counts.reduce((sum, n) => sum + n, beyond + never) === 1;
  },
  clear: async (set) => (await set.clear()).clearedCount === 1,
  remove: async (set) => (await set.remove('alice')).status === 'removed',
  extend: async (set) => (await set.extend('alice', 1)).status === 'changed',
  persist: async (set) => (await set.persist('alice')).status === 'changed',
  'add ifLive': async (set) => (await set.add('alice', { mode: 'ifLive' })).status === 'updated',
  'add ifAbsent': async (set) => (await set.add('alice', { mode: 'ifAbsent' })).status === 'kept',
};

describe('the boundary of live', () => {
  let bench: TestBench;
  let set: SortedSet;

  beforeEach(async () => {
    bench = testBench();
    set = await bench.newSet();
    await set.add('alice', { ttlMs: 1000 });
  });

  for (const [name, isLive] of Object.entries(READS)) {
    it.each([
      [999, true],
      [1000, false],
      [1001, false],
    ])(`${name}: %i ms after a member with 1000 ms was added, it is live: %s`, async (ms, live) => {
      bench.clock.advance(ms);
      expect(await isLive(set)).toBe(live);
    });
  }

  it('does not depend on the sweep', async () => {
    bench.clock.advance(1000);
    expect(await bench.redis.zcard(`${bench.namespace}:set:{online}:members`)).toBe(1);
    expect(await allMembers(set)).toEqual([]);
  });
});
