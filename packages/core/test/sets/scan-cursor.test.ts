import { beforeEach, describe, expect, it } from 'vitest';
import type { AnySet, Expiring, ScanBatch } from '../../src/index.ts';
import { EVERY_STRATEGY } from '../support/every-strategy.ts';
import { testBench } from '../support/mayfly.ts';

/** The number of parts in a cursor of each strategy without an order. */
const PARTS: Readonly<Record<string, number>> = { compact: 1, native: 1, keys: 2, buckets: 3 };

const UNORDERED = EVERY_STRATEGY.filter(({ strategy }) => strategy in PARTS);

function forged(...parts: readonly string[]): string {
  return Buffer.from(parts.join(' ')).toString('base64url');
}

describe.each(UNORDERED)('a cursor of $strategy', (options) => {
  const parts = PARTS[options.strategy] ?? 0;
  let scan: (after: string) => Promise<ScanBatch<Expiring<string>>>;

  beforeEach(async () => {
    const { mayfly } = testBench();
    await mayfly.sets.create('set', options);
    const set: AnySet = await mayfly.sets.find('set');
    await set.add('a');
    if (!('scan' in set)) throw new TypeError('The strategy has an order');
    scan = (after) => set.scan(after);
  });

  it.each(['0', '1', '9007199254740991', '9007199254740993', '18446744073709551615'])(
    'of %s, which no call returned, leads only into the set',
    async (part) => {
      const { members } = await scan(forged(...Array.from({ length: parts }, () => part)));
      expect(members.every(({ member }) => member === 'a')).toBe(true);
    },
  );

  it.each(['18446744073709551616', '-1', '1e3', '0x1', ' ', ''])('rejects %j', async (part) => {
    const after = forged(...Array.from({ length: parts }, () => part));
    await expect(scan(after)).rejects.toMatchObject({ code: 'INVALID_CURSOR', field: 'after' });
  });
});
