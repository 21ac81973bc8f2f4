import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TopKeys } from '../../src/traffic/top-keys.ts';
import { nightly } from '../support/nightly.ts';

describe('the most frequent keys', () => {
  it('are counted exactly while there are few of them', () => {
    const keys = new TopKeys(10);
    for (const [key, times] of [
      ['a', 3],
      ['b', 5],
      ['c', 1],
    ] as const) {
      for (let i = 0; i < times; i += 1) keys.add(key);
    }
    expect(keys.top(2)).toEqual([
      ['b', 5],
      ['a', 3],
    ]);
  });

  it('are never counted too high, and too low by at most one in the capacity, for any load', () => {
    const capacity = 4;
    const anyKeys = fc.array(
      fc.integer({ min: 0, max: 30 }).map((n) => `k${Math.floor(n ** 2 / 40)}`),
      {
        maxLength: 400,
      },
    );
    fc.assert(
      fc.property(anyKeys, (sequence) => {
        const keys = new TopKeys(capacity);
        const real = new Map<string, number>();
        for (const key of sequence) {
          keys.add(key);
          real.set(key, (real.get(key) ?? 0) + 1);
        }
        const reported = new Map(keys.top(2 * capacity));
        expect(reported.size).toBeLessThan(2 * capacity);
        for (const [key, count] of real) {
          const shown = reported.get(key) ?? 0;
          expect(shown).toBeLessThanOrEqual(count);
          expect(count - shown).toBeLessThanOrEqual(sequence.length / capacity);
        }
      }),
      { numRuns: nightly(2000, 300) },
    );
  });

  it('are found in a skewed load of a hundred thousand keys, the first ones exactly', () => {
    const keys = new TopKeys(100);
    const real = new Map<number, number>();
    // The k-th key has the probability 1/k; the generator is the same for all runs.
    let seed = 12_345;
    for (let i = 0; i < 200_000; i += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const key = Math.floor(100_000 ** (seed / 2_147_483_648));
      keys.add(`user:${key}`);
      real.set(key, (real.get(key) ?? 0) + 1);
    }
    const most = [...real].sort((a, b) => b[1] - a[1]).slice(0, 10);
    const shown = keys.top(10);
    expect(shown.map(([key]) => key)).toEqual(most.map(([key]) => `user:${key}`));
    for (const [i, [, count]] of shown.entries()) {
      expect((most[i]?.[1] ?? 0) - count).toBeLessThanOrEqual(i < 5 ? 5 : 2000);
    }
  });
});
