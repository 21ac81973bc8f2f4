import { describe, expect, expectTypeOf, it } from 'vitest';
import type {
  BucketSet,
  CompactSet,
  ExpiringSet,
  KeySet,
  NativeSet,
  ShardedSet,
  SortedSet,
  WindowSet,
} from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

/** Methods that only some strategies have, as docs/choosing-a-strategy.md lists them. */
const ONLY_SOME = [
  'count',
  'countAtMost',
  'page',
  'timeLeft',
  'get',
  'extend',
  'expireAt',
  'persist',
  'onExpired',
  'feed',
] as const;

type Only<Set> = Extract<keyof Set, (typeof ONLY_SOME)[number]>;

describe('what a strategy cannot do', () => {
  it('does not compile', () => {
    expectTypeOf<Only<SortedSet>>().toEqualTypeOf<
      Exclude<(typeof ONLY_SOME)[number], 'countAtMost'>
    >();
    expectTypeOf<Only<ShardedSet>>().toEqualTypeOf<
      Exclude<(typeof ONLY_SOME)[number], 'countAtMost' | 'feed'>
    >();
    // `extend` of a window adds many elements, as in seed 002: another thing under that name.
    expectTypeOf<Only<WindowSet>>().toEqualTypeOf<'timeLeft' | 'extend'>();
    expectTypeOf<Only<KeySet>>().toEqualTypeOf<'countAtMost' | 'extend' | 'expireAt'>();
    expectTypeOf<Only<BucketSet>>().toEqualTypeOf<'count'>();
    expectTypeOf<Only<CompactSet>>().toEqualTypeOf<
      'countAtMost' | 'extend' | 'expireAt' | 'persist'
    >();
    expectTypeOf<Only<NativeSet>>().toEqualTypeOf<
      'countAtMost' | 'get' | 'extend' | 'expireAt' | 'persist'
    >();
    // @ts-expect-error -- blocks have no order by expiry
    expectTypeOf<BucketSet['page']>();
    // @ts-expect-error -- a bucket set has no member that never expires
    expectTypeOf<BucketSet['persist']>();
  });

  it('is not there at run time either', () => {
    const { sets } = testBench().mayfly;
    const has = (set: ExpiringSet) => ONLY_SOME.filter((name) => name in set);
    expect(has(sets.open('a', { strategy: 'buckets' }))).toEqual(['count']);
    expect(has(sets.open('a', { strategy: 'keys' }))).toEqual([
      'countAtMost',
      'extend',
      'expireAt',
    ]);
    expect(has(sets.open('a', { strategy: 'compact' }))).toEqual([
      'countAtMost',
      'extend',
      'expireAt',
      'persist',
    ]);
    expect(has(sets.open('a', { strategy: 'native' }))).not.toContain('page');
    expect(has(sets.open('a'))).toEqual(ONLY_SOME.filter((name) => name !== 'countAtMost'));
  });
});
