import { expect, it } from 'vitest';
import { createMayfly } from '../../../src/index.ts';
import { collect } from '../../support/collect.ts';
import { PATIENCE } from '../../support/patience.ts';
import { sharedCluster } from '../../support/shared-cluster.ts';

it('runs every operation on a cluster: what must be atomic shares a slot', PATIENCE, async () => {
  const cluster = await sharedCluster();
  let now = 1_463_879_868_000;
  const mayfly = createMayfly({
    redis: cluster.client(),
    namespace: 'window',
    clock: () => now,
  });
  const { set } = await mayfly.sets.create<string>('recent', {
    strategy: 'window',
    windowMs: 1000,
  });
  expect(await set.push('a', { unique: true })).toMatchObject({ status: 'added' });
  expect(await set.extend([{ value: 'b', score: now + 1 }, { value: 'c' }])).toHaveLength(2);
  expect(await set.seenBefore('d', now + 2)).toMatchObject({ status: 'new' });
  expect(await set.add('d', { mode: 'ifAbsent' })).toMatchObject({ status: 'kept' });
  expect(await set.has('a')).toBe(true);
  expect(await set.remove('a')).toMatchObject({ status: 'removed' });
  expect(await set.peek()).toMatchObject({ value: 'c' });
  expect(await set.pop({ end: 'newest' })).toMatchObject({ value: 'd' });
  expect(await set.slice(0, -1)).toMatchObject({ totalCount: 2, hasMore: false });
  expect(await set.timeLeft({ spanMs: 1001, buckets: 1 })).toMatchObject({ counts: [2] });
  expect(await collect(set.members())).toMatchObject([{ member: 'c' }, { member: 'b' }]);
  expect(await set.at(-1)).toMatchObject({ value: 'b' });
  const other = await mayfly.sets.create<string>('other', { strategy: 'window', windowMs: 1000 });
  const popped = other.set.pop({ waitMs: 20_000 });
  await other.set.push('e');
  expect(await popped).toMatchObject({ value: 'e' });
  await mayfly.sets.delete('other');
  now += 1000;
  expect(await set.sweep({ atMost: 1 })).toEqual({ removed: 1, left: 0 });
  now += 1001;
  expect(await mayfly.createSweeper().sweepDue()).toEqual({ removed: 1 });
  await set.push('e');
  expect(await set.clear()).toMatchObject({ clearedCount: 1 });
  expect(await mayfly.sets.delete('recent')).toEqual({ status: 'deleted' });
});
