import { describe, expect, it } from 'vitest';
import { CONSTRAINTS } from '../../../src/index.ts';
import { collect, compactBench, numbered, total } from './bench.ts';

const DAY_MS = 86_400_000;

describe('sweep', () => {
  it('removes expired members, some segments at a time, and no live ones', async () => {
    const { set, clock, segments } = await compactBench();
    const members = numbered(2000);
    await Promise.all(members.map((member, i) => set.add(member, { ttlMs: 1 + (i % 2) })));
    expect(await set.sweep({ atMost: 100 })).toEqual({ removed: 0, done: true });
    clock.advance(1);
    let removed = 0;
    let calls = 0;
    for (let done = false; !done; calls += 1) {
      const swept = await set.sweep({ atMost: 5 });
      removed += swept.removed;
      done = swept.done;
    }
    expect(removed).toBe(1000);
    expect(calls).toBeGreaterThan(1);
    expect(total(await segments())).toBe(1000);
    expect(await set.count()).toBe(1000);
    expect((await collect(set)).size).toBe(1000);
  });

  it('leaves one segment of a large set without live members', async () => {
    const { set, clock, mayfly, meta, keys, redis, deadlines } = await compactBench();
    await Promise.all(numbered(3000).map((member) => set.add(member)));
    clock.advance(61_000);
    expect(await mayfly.createSweeper().sweepDue()).toEqual({ removed: 3000 });
    expect(await keys()).toEqual([expect.stringMatching(/:meta$/)]);
    expect(await meta()).toMatchObject({ segments: '1', memberCount: '0', dueAt: '+inf' });
    expect(await redis.zscore(deadlines, 'compact:large')).toBeNull();
  });

  it('is due again when the next member expires, or an earlier one that is added', async () => {
    const { set, clock, mayfly, redis, deadlines } = await compactBench();
    const sweeper = mayfly.createSweeper();
    const wanted = async () => Number(await redis.zscore(deadlines, 'compact:large')) - clock.now;
    await set.add('a', { ttlMs: 10_000 });
    await set.add('b', { ttlMs: 20_000 });
    expect(await wanted()).toBe(11_000);
    await set.add('c', { ttlMs: 5000 });
    expect(await wanted()).toBe(6000);
    await set.expireAt('b', clock.now + 2000);
    expect(await wanted()).toBe(3000);
    clock.advance(3000);
    expect(await sweeper.sweepDue()).toEqual({ removed: 1 });
    expect(await wanted()).toBe(3000);
    await set.persist('a');
    await set.persist('c');
    clock.advance(20_000);
    expect(await sweeper.sweepDue()).toEqual({ removed: 0 });
    expect(await redis.zscore(deadlines, 'compact:large')).toBeNull();
  });

  it('is due for a member that is added to a swept part, while it is almost through the set', async () => {
    const { set, clock, mayfly } = await compactBench();
    await Promise.all(numbered(5000).map((member) => set.add(member)));
    await set.add('first', { ttlMs: 1 });
    clock.advance(1);
    expect(await set.sweep({ atMost: 100 })).toEqual({ removed: expect.any(Number), done: false });
    await set.add('late', { ttlMs: 100 });
    for (let done = false; !done;) ({ done } = await set.sweep({ atMost: 100 }));
    clock.advance(1100);
    expect(await mayfly.createSweeper().sweepDue()).toEqual({ removed: 1 });
  });

  it('happens during additions, so that memory is also bounded without a sweeper', async () => {
    const { set, clock, segments } = await compactBench();
    const live = 2000;
    const step = 100;
    for (let i = 0; i < 6 * live; i += step) {
      await Promise.all(numbered(step, i).map((member) => set.add(member, { ttlMs: live })));
      clock.advance(step);
    }
    expect((await collect(set)).size).toBe(live - step);
    expect(total(await segments())).toBeLessThan(1.3 * live);
  });

  it.each([0, 101, 1.5])('of %s segments is rejected', async (count) => {
    const { set } = await compactBench();
    await expect(set.sweep({ atMost: count })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field: 'atMost',
    });
  });
});

describe('the base of scores', () => {
  it('moves with time, so that scores fit in 32 bits, and expiries stay the same', async () => {
    const { set, clock, redis, segments, meta } = await compactBench();
    const all = new Map<string, number>();
    for (let week = 0; week < 30; week += 1) {
      const added = numbered(300, 300 * week);
      await Promise.all(added.map((member, i) => set.add(member, { ttlMs: 20 * DAY_MS + i })));
      for (const [i, member] of added.entries()) all.set(member, clock.now + 20 * DAY_MS + i);
      clock.advance(7 * DAY_MS);
      const live = [...all].filter(([, expiresAt]) => expiresAt > clock.now);
      expect(await collect(set)).toEqual(new Map(live));
    }
    for (let done = false; !done;) ({ done } = await set.sweep({ atMost: 10 }));
    const { base, priorBase, createdAt } = await meta();
    expect(priorBase).toBe(base);
    expect(Number(base)).toBeGreaterThan(Number(createdAt) + 100 * DAY_MS);
    for (const { key } of await segments()) {
      const scores = (await redis.zrange(key, '0', '-1', 'WITHSCORES')).filter((_, i) => i % 2);
      expect(scores.map(Number).filter((score) => Math.abs(score) >= 2 ** 31)).toEqual([]);
    }
  });

  it.each([-1, 0, 1])('lets a member end on its millisecond, %i ms from it', async (offset) => {
    const { set, clock } = await compactBench();
    const lifetimes = [1, DAY_MS, 24 * DAY_MS, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 90 * DAY_MS];
    for (const ttlMs of [...lifetimes, CONSTRAINTS.ttlMs]) {
      const member = `lives ${ttlMs}`;
      await set.add(member, { ttlMs });
      clock.advance(ttlMs + offset);
      const live = await set.has(member);
      await set.sweep({ atMost: 10 });
      const swept = await set.has(member);
      const { status } = await set.add(member, { mode: 'ifLive' });
      expect([member, live, swept, status]).toEqual(
        offset < 0 ? [member, true, true, 'updated'] : [member, false, false, 'absent'],
      );
    }
  });
});
