import { expect, it } from 'vitest';
import type { SortedSet } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

/** Calls with a misspelled option, which untyped code can make. */
const MISSPELT: Readonly<
  Record<string, (bench: TestBench, set: SortedSet, options: never) => unknown>
> = {
  onExpired: (_bench, set, options) => set.onExpired('group', () => undefined, options),
  moveTo: (_bench, set, options) => set.expiry.moveTo(set, options),
  'feed.open': (_bench, set, options) => set.feed.open(options),
  'feed.follow': (_bench, set, options) => set.feed.follow(options).next(),
  createSweeper: ({ mayfly }, _set, options) => mayfly.createSweeper(options),
  'onExpired of a sharded set': async ({ mayfly }, _set, options) => {
    const { set } = await mayfly.sets.create('wide', {
      strategy: 'sharded',
      shards: 2,
      defaultTtlMs: 60_000,
    });
    return set.onExpired('group', () => undefined, options);
  },
};

it.each(Object.keys(MISSPELT))('%s rejects an unknown option', async (name) => {
  const bench = testBench();
  const set = await bench.newSet();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const options = { onErrors: () => undefined } as never;
  await expect(async () => MISSPELT[name]?.(bench, set, options)).rejects.toMatchObject({
    code: 'INVALID_OPTION',
    field: 'onErrors',
  });
});
