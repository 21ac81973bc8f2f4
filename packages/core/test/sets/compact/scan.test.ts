import { describe, expect, it } from 'vitest';
import { compactBench, numbered } from './bench.ts';

describe('an iteration', () => {
  it.each([
    { how: 'grows', before: 1000, after: 12_000 },
    { how: 'shrinks', before: 12_000, after: 0 },
  ])('misses no member that is live throughout while the set $how', async ({ before, after }) => {
    const { set, meta } = await compactBench();
    const steady = numbered(1000);
    const others = numbered(Math.max(before, after), 100_000);
    await Promise.all([...steady, ...others.slice(0, before)].map((member) => set.add(member)));
    const segments = async () => Number((await meta())['segments']);
    const segmentsBefore = await segments();

    const found = new Set<string>();
    let next = Math.min(before, after);
    for await (const { member } of set.members()) {
      found.add(member);
      const some = others.slice(next, next + 20);
      next += some.length;
      await Promise.all(some.map((m) => (after > before ? set.add(m) : set.remove(m))));
    }

    expect(steady.filter((member) => !found.has(member))).toEqual([]);
    const [less, more] = [segmentsBefore, await segments()].sort((a, b) => a - b);
    expect(more).toBeGreaterThan(4 * (less ?? Number.NaN));
  });

  it('returns each live member once, with its expiry, if there are no writers', async () => {
    const { set, clock } = await compactBench();
    const members = numbered(3000);
    await Promise.all(members.map((member, i) => set.add(member, { ttlMs: 1 + (i % 3) })));
    clock.advance(2);
    const found: string[] = [];
    for await (const { member, expiresAt } of set.members()) {
      expect(expiresAt).toBe(clock.now + 1);
      found.push(member);
    }
    expect(found.sort()).toEqual(members.filter((_, i) => i % 3 === 2));
  });

  it('reads some hundred members, or fifty empty segments, at a time', async () => {
    const { set, clock, meta } = await compactBench();
    await Promise.all(numbered(3000).map((member) => set.add(member)));
    const full = await set.scan();
    expect(full.members.length).toBeGreaterThanOrEqual(110);
    expect(full.members.length).toBeLessThan(110 + 150);

    clock.advance(60_000);
    const segments = Number((await meta())['segments']);
    let steps = 0;
    let after: string | undefined;
    do {
      const { members, cursor } = await set.scan(after);
      expect(members).toHaveLength(0);
      steps += 1;
      after = cursor ?? undefined;
    } while (after !== undefined);
    expect(steps).toBe(Math.ceil(segments / 50));
  });
});
