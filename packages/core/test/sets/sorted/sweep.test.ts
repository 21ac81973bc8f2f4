import { describe, expect, it } from 'vitest';
import { testBench } from '../../support/mayfly.ts';

describe('sweep', () => {
  it('removes expired members up to a maximum, with their values, and no live ones', async () => {
    const { newSet, clock, redis, namespace } = testBench();
    const set = await newSet();
    await set.addMany(
      Array.from({ length: 10 }, (_, i) => ({ member: `m${i}`, ttlMs: 100 * (i + 1), value: i })),
    );
    clock.advance(500);
    expect(await set.sweep({ atMost: 3 })).toEqual({ removed: 3, left: 2 });
    expect(await set.sweep({ atMost: 3 })).toEqual({ removed: 2, left: 0 });
    expect(await set.sweep({ atMost: 3 })).toEqual({ removed: 0, left: 0 });
    const members = await redis.zrange(`${namespace}:set:{online}:members`, '0', '-1');
    const withValues = await redis.hkeys(`${namespace}:set:{online}:values`);
    expect(members).toEqual(['m5', 'm6', 'm7', 'm8', 'm9']);
    expect(withValues.sort()).toEqual(members);
  });

  it('never removes a member that was renewed or persisted', async () => {
    const { newSet, clock } = testBench();
    const set = await newSet();
    await set.addMany([
      { member: 'renewed', ttlMs: 10 },
      { member: 'persisted', ttlMs: 10 },
    ]);
    await set.add('renewed', { ttlMs: 1000 });
    await set.persist('persisted');
    clock.advance(500);
    expect(await set.sweep({ atMost: 100 })).toEqual({ removed: 0, left: 0 });
    expect(await set.count()).toBe(2);
  });
});
