import calculateSlot from 'cluster-key-slot';
import { describe, expect, it } from 'vitest';
import { createKeys } from '../../../src/keys.ts';
import { shardNames, shardOf } from '../../../src/sets/strategies/sharded/placement.ts';

const COUNTS = [2, 3, 7, 16, 100, 256];

describe('the shard of a member', () => {
  // Stored members depend on it: it must never change.
  it.each([
    ['', 256, 0],
    ['123456789', 256, 0xcb],
    ['alice', 2, 0],
    ['alice', 256, 39],
    ['žluťoučký 🐎', 7, 4],
    ['a\nb', 100, 93],
  ])('of %j among %i never changes', (member, count, shard) => {
    expect(shardOf(member, count)).toBe(shard);
  });

  it.each(COUNTS)('spreads %i shards evenly', (count) => {
    const families = [
      (i: number) => `user:${i}`,
      (i: number) => String(i).padStart(12, '0'),
      (i: number) => `${i}@example.com`,
    ];
    for (const family of families) {
      const held = Array.from({ length: count }, () => 0);
      const members = 400 * count;
      for (let i = 0; i < members; i++) {
        const shard = shardOf(family(i), count);
        held[shard] = (held[shard] ?? NaN) + 1;
      }
      // Six standard deviations of a random distribution.
      expect(Math.max(...held)).toBeLessThan(400 + 6 * 20);
      expect(Math.min(...held)).toBeGreaterThan(400 - 6 * 20);
    }
  });
});

describe('the names of shards', () => {
  it('never change', () => {
    expect(shardNames('online', 'AbCd1234', 4)).toEqual([
      'online#AbCd1234.2',
      'online#AbCd1234.3',
      'online#AbCd1234.0',
      'online#AbCd1234.1',
    ]);
  });

  it.each(COUNTS)('put %i shards into equal parts of the slot space', (count) => {
    const names = shardNames('online', 'AbCd1234', count);
    expect(names).toHaveLength(count);
    const keys = createKeys('app');
    for (const [index, name] of names.entries()) {
      const { meta, members, values } = keys.set(name);
      const slots = new Set([meta, members, values].map(calculateSlot));
      expect(slots.size).toBe(1);
      const [slot = NaN] = slots;
      expect(Math.floor((slot * count) / 16_384)).toBe(index);
    }
  });
});
