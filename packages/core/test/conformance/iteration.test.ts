import { describe, expect, it } from 'vitest';
import { testBench } from '../support/mayfly.ts';
import { canRun, STRATEGIES_UNDER_TEST } from './strategies.ts';

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name}-${i}`);

describe.for(STRATEGIES_UNDER_TEST)('$title, iterated while others write', (strategy) => {
  it('returns what was live throughout, and nothing that had expired', async ({ skip }) => {
    const bench = testBench(undefined, 4_000_000_000_000);
    if (!(await canRun(strategy, bench.redis))) skip('The server cannot');
    await strategy.create(bench.mayfly, 'set');
    const { set } = strategy.open(bench.mayfly, 'set');

    const expired = numbered('expired', 600);
    const results = await Promise.all(expired.map((member) => set.add(member)));
    const [first] = results;
    const gone = first?.status === 'added' ? first.expiresAt : Number.NaN;
    bench.clock.now += Math.ceil((gone - bench.clock.now) / 2);
    const steady = numbered('steady', 1500);
    const removed = numbered('removed', 100);
    const renewed = numbered('renewed', 100);
    await Promise.all([...removed, ...steady, ...renewed].map((member) => set.add(member)));
    bench.clock.now = gone;

    const found = new Set<string>();
    let handedOut = 0;
    for await (const { member, expiresAt } of set.members()) {
      expect(expiresAt).toBeGreaterThan(bench.clock.now);
      found.add(member);
      handedOut += 1;
      if (handedOut % 15 !== 0 || removed.length === 0) continue;
      const turn = handedOut / 15;
      await Promise.all([
        set.remove(removed.pop() ?? ''),
        set.add(renewed.pop() ?? ''),
        ...numbered(`new-${turn}`, 10).map((added) => set.add(added)),
      ]);
      bench.clock.advance(1);
    }

    expect(steady.filter((member) => !found.has(member))).toEqual([]);
    expect(expired.filter((member) => found.has(member))).toEqual([]);
  });
});
