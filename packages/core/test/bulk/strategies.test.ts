import { describe, expect, it } from 'vitest';
import {
  bulkAdd,
  bulkExtend,
  bulkRemove,
  exportNdjson,
  importNdjson,
  type BulkAddResult,
  type BulkRemoveResult,
  type Mayfly,
} from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

/** The year 2096: expiries by Redis's clock do not interfere with the injected clock. */
const START = 4_000_000_000_000;

const members = Array.from({ length: 700 }, (_, i) => `m${i}`);

interface Run {
  readonly added: Promise<BulkAddResult>;
  readonly removed: () => Promise<BulkRemoveResult>;
}

/** A bulk addition to a new set of each strategy, with the fields that its members support. */
const RUNS: Record<string, (mayfly: Mayfly) => Promise<Run>> = {
  async sorted({ sets }) {
    const { set } = await sets.create('set', { defaultTtlMs: 1000 });
    const given = members.map((member, i) => ({ member, ttlMs: 1 + i, value: i }));
    return { added: bulkAdd(set, given), removed: () => bulkRemove(set, members) };
  },
  async sharded({ sets }) {
    const options = { strategy: 'sharded', shards: 3, defaultTtlMs: 1000 } as const;
    const { set } = await sets.create('set', options);
    const given = members.map((member, i) => ({ member, ttlMs: 1 + i, value: i }));
    return { added: bulkAdd(set, given), removed: () => bulkRemove(set, members) };
  },
  async compact({ sets }) {
    const { set } = await sets.create('set', { strategy: 'compact', defaultTtlMs: 1000 });
    const given = members.map((member, i) => ({ member, expiresAt: START + 1 + i }));
    return { added: bulkAdd(set, given), removed: () => bulkRemove(set, members) };
  },
  async keys({ sets }) {
    const { set } = await sets.create('set', { strategy: 'keys', defaultTtlMs: 1000 });
    const given = members.map((member, i) => ({ member, ttlMs: 1 + i }));
    return { added: bulkAdd(set, given), removed: () => bulkRemove(set, members) };
  },
  async buckets({ sets }) {
    const options = { strategy: 'buckets', defaultTtlMs: 1000, blockMs: 100 } as const;
    const { set } = await sets.create('set', options);
    const given = members.map((member, i) => ({ member, ttlMs: 1 + i }));
    return { added: bulkAdd(set, given), removed: () => bulkRemove(set, members) };
  },
  async window({ sets }) {
    const options = { strategy: 'window', windowMs: 1000 } as const;
    const { set } = await sets.create<{ id: string }>('set', options);
    const elements = members.map((id) => ({ id }));
    const given = elements.map((member) => ({ member }));
    return { added: bulkAdd(set, given), removed: () => bulkRemove(set, elements) };
  },
};

describe.each(Object.entries(RUNS))('a set of strategy %s', (_, run) => {
  it('adds and removes many members', async () => {
    const { mayfly } = testBench(undefined, START);
    const { added, removed } = await run(mayfly);
    expect(await added).toMatchObject({ status: 'completed', done: 700, added: 700 });
    expect(await removed()).toMatchObject({ status: 'completed', removed: 700 });
    expect(await removed()).toMatchObject({ absent: 700 });
  });
});

describe('a bulk operation', () => {
  it('accepts only what the strategy of the set supports', async () => {
    const { sets } = testBench(undefined, START).mayfly;
    const { set: compact } = await sets.create('c', { strategy: 'compact', defaultTtlMs: 1000 });
    const { set: window } = await sets.create('w', { strategy: 'window', windowMs: 1000 });
    const options = { strategy: 'buckets', defaultTtlMs: 1000, blockMs: 100 } as const;
    const { set: buckets } = await sets.create('b', options);
    const valued = [{ member: 'a', value: 1 }];
    const expiring = [{ member: 'a', expiresAt: START + 1000 }];

    const refusal = (field: string) => ({ code: 'WRONG_STRATEGY', field: `members[0].${field}` });
    // @ts-expect-error There are no values.
    await expect(bulkAdd(compact, valued)).rejects.toMatchObject(refusal('value'));
    // @ts-expect-error A member cannot have an exact expiry.
    await expect(bulkAdd(buckets, expiring)).rejects.toMatchObject(refusal('expiresAt'));
    // @ts-expect-error An element has no individual time to live.
    const timed = bulkAdd(window, [{ member: 'a', ttlMs: 1 }]);
    await expect(timed).rejects.toMatchObject(refusal('ttlMs'));
    // @ts-expect-error An element cannot be extended.
    const extended = bulkExtend(window, ['a'], 1);
    await expect(extended).rejects.toBeInstanceOf(Error);
    // @ts-expect-error A member cannot have an exact expiry.
    await importNdjson(buckets, []);
  });

  it('names the position of an element that a window cannot encode', async () => {
    const { sets } = testBench(undefined, START).mayfly;
    const { set } = await sets.create('w', { strategy: 'window', windowMs: 1000 });
    await expect(
      bulkAdd(set, [{ member: 'a' }, { member: 'x'.repeat(2000) }]),
    ).rejects.toMatchObject({ field: 'members[1]' });
  });

  it('does not import values into a set that stores none', async () => {
    const { sets } = testBench(undefined, START).mayfly;
    const { set: sorted } = await sets.create('s', { defaultTtlMs: 1000 });
    const { set: compact } = await sets.create('c', { strategy: 'compact', defaultTtlMs: 1000 });
    await bulkAdd(sorted, [{ member: 'a', ttlMs: 1 }]);
    expect(await importNdjson(compact, exportNdjson(sorted))).toMatchObject({ added: 1 });
    expect(await importNdjson(sorted, exportNdjson(compact))).toMatchObject({ updated: 1 });
    await sorted.add('b', { value: 0 });
    await expect(importNdjson(compact, exportNdjson(sorted))).rejects.toMatchObject({
      code: 'INVALID_LINE',
      field: 'lines[1]',
    });
  });
});
