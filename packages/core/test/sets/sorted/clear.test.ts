import { expect, it } from 'vitest';
import { testBench } from '../../support/mayfly.ts';

it('clear drops all members and values, counts the live ones, and keeps the set', async () => {
  const { newSet, clock, redis, namespace } = testBench();
  const set = await newSet();
  await set.addMany([
    { member: 'expired', ttlMs: 1 },
    { member: 'live', value: 1 },
    { member: 'forever' },
  ]);
  await set.persist('forever');
  clock.advance(1);
  expect(await set.clear()).toEqual({ clearedCount: 2, now: clock.now });
  expect(await set.summary()).toMatchObject({ count: 0, defaultTtlMs: 60_000 });
  const [, keys] = await redis.scan('0', 'MATCH', `${namespace}:set:*`, 'COUNT', 1_000_000);
  expect(keys).toEqual([`${namespace}:set:{online}:meta`]);
});
