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

describe('an unsupported method', () => {
  it('does not compile', () => {
    expectTypeOf<Only<SortedSet>>().toEqualTypeOf<(typeof ONLY_SOME)[number]>();
    expectTypeOf<Only<ShardedSet>>().toEqualTypeOf<(typeof ONLY_SOME)[number]>();
    // `extend` of a window adds many elements: another operation with that name.
    expectTypeOf<Only<WindowSet>>().toEqualTypeOf<'timeLeft' | 'extend'>();
    expectTypeOf<Only<KeySet>>().toEqualTypeOf<'get' | 'extend' | 'expireAt'>();
    expectTypeOf<Only<BucketSet>>().toEqualTypeOf<never>();
    expectTypeOf<Only<CompactSet>>().toEqualTypeOf<'extend' | 'expireAt' | 'persist'>();
    expectTypeOf<Only<NativeSet>>().toEqualTypeOf<'get' | 'extend' | 'expireAt' | 'persist'>();
    // @ts-expect-error -- blocks have no order by expiry
    expectTypeOf<BucketSet['page']>();
    // @ts-expect-error -- a bucket set has no member that never expires
    expectTypeOf<BucketSet['persist']>();
  });

  it('does not exist at run time', () => {
    const { sets } = testBench().mayfly;
    const has = (set: ExpiringSet) => ONLY_SOME.filter((name) => name in set);
    expect(has(sets.open('a', { strategy: 'buckets' }))).toEqual([]);
    expect(has(sets.open('a', { strategy: 'keys' }))).toEqual(['get', 'extend', 'expireAt']);
    expect(has(sets.open('a', { strategy: 'compact' }))).toEqual(['extend', 'expireAt', 'persist']);
    expect(has(sets.open('a', { strategy: 'native' }))).not.toContain('page');
    expect(has(sets.open('a'))).toEqual([...ONLY_SOME]);
  });
});
