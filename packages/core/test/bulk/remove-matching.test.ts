import { beforeEach, describe, expect, it } from 'vitest';
import { removeMatching, type AnySet } from '../../src/index.ts';
import { collect } from '../support/collect.ts';
import { EVERY_STRATEGY } from '../support/every-strategy.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;
let set: AnySet;

beforeEach(() => {
  bench = testBench();
});

describe.each(EVERY_STRATEGY)('in a set of $strategy', { timeout: 20_000 }, (options) => {
  beforeEach(async () => {
    await bench.mayfly.sets.create('any', options);
    set = await bench.mayfly.sets.find('any');
  });

  it('removes all members that match, in steps, and returns each of them', async () => {
    const ids = Array.from({ length: 900 }, (_, i) => `${i % 3 === 0 ? 'go' : 'stay'}:${i}`);
    await set.addMany(ids.map((member) => ({ member })));
    const before = new Map<string, number>();
    for await (const { member, expiresAt } of set.members()) before.set(member, expiresAt);
    const removed: string[] = [];
    let after: string | undefined;
    let steps = 0;
    do {
      const page = await removeMatching(set, { prefix: 'go:' }, { first: 50, after });
      for (const { member, expiresAt } of page.matches) {
        expect(expiresAt).toBe(before.get(member));
        removed.push(member);
      }
      expect(page.scanned).toBeLessThanOrEqual(page.total);
      after = page.cursor ?? undefined;
      steps += 1;
    } while (after !== undefined && steps < 100);
    expect(removed.toSorted()).toEqual(ids.filter((id) => id.startsWith('go')).toSorted());
    const left = await collect<{ member: string }>(set.members());
    expect(new Set(left.map(({ member }) => member))).toEqual(
      new Set(ids.filter((id) => id.startsWith('stay'))),
    );
  });

  it('rejects an empty filter', async () => {
    await set.addMany([{ member: 'a' }]);
    for (const filter of [{}, { prefix: '' }]) {
      await expect(removeMatching(set, filter, { first: 1 })).rejects.toMatchObject({
        code: 'INVALID_OPTION',
        field: 'filter',
      });
    }
    expect(await set.has('a')).toBe(true);
  });
});

it('removes by remaining time only if the script that removes also checks it', async () => {
  const expiresBy = bench.clock.now + 60_000;
  for (const options of EVERY_STRATEGY) {
    await bench.mayfly.sets.create(options.strategy, options);
  }
  const outcomes: Record<string, unknown> = {};
  for (const { strategy } of EVERY_STRATEGY) {
    const any = await bench.mayfly.sets.find(strategy);
    await any.addMany([{ member: 'a' }]);
    outcomes[strategy] = await removeMatching(any, { expiresBy }, { first: 1 }).then(
      ({ matches }) => matches.length,
      (error: { code: string }) => error.code,
    );
  }
  const judges = ['sorted', 'sharded'];
  expect(outcomes).toEqual(
    Object.fromEntries(
      EVERY_STRATEGY.map(({ strategy }) => [
        strategy,
        judges.includes(strategy) ? 1 : 'WRONG_STRATEGY',
      ]),
    ),
  );
});
