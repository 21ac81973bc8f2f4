import { expect, it } from 'vitest';
import { createMayfly } from '../../../src/index.ts';
import { testBench } from '../../support/mayfly.ts';

it("a keys set is freed by Redis's clock, without a sweep", async () => {
  const { redis, namespace } = testBench();
  const { sets } = createMayfly({ redis, namespace });
  const { set } = await sets.create('online', { strategy: 'keys', defaultTtlMs: 60_000 });
  const key = `${namespace}:set:{online}:key:alice`;
  await set.add('alice', { ttlMs: 30 });
  expect(await redis.exists(key)).toBe(1);
  await expect.poll(() => redis.exists(key)).toBe(0);
  expect(await set.has('alice')).toBe(false);
  expect(await set.seenBefore('alice')).toMatchObject({ status: 'new' });
});
