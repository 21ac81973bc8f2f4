import { describe, expect, it } from 'vitest';
import { blockProblem, NEW_SET, toNewSet } from './new-set.ts';

const draft = { ...NEW_SET, name: 'seen' };

describe('a new set', () => {
  it.each([
    [{ ...draft }, { sorted: { defaultTtlMs: 300_000 } }],
    [{ ...draft, kind: 'window', ttl: '1h' } as const, { window: { windowMs: 3_600_000 } }],
    [
      { ...draft, kind: 'sharded', shards: '8' } as const,
      { sharded: { defaultTtlMs: 300_000, shards: 8 } },
    ],
    [
      { ...draft, kind: 'buckets', ttl: '2h', block: '1m' } as const,
      { buckets: { defaultTtlMs: 7_200_000, blockMs: 60_000 } },
    ],
    [{ ...draft, kind: 'compact' } as const, { compact: { defaultTtlMs: 300_000 } }],
  ])('is sent with the options of its strategy', (typed, strategy) => {
    expect(toNewSet(typed)).toEqual({ name: 'seen', strategy });
  });

  it.each([
    { ...draft, name: '' },
    { ...draft, ttl: 'soon' },
    { ...draft, kind: 'sharded', shards: '1' } as const,
    { ...draft, kind: 'buckets', ttl: '1d', block: '1s' } as const,
  ])('is not sent while a value is invalid', (typed) => {
    expect(toNewSet(typed)).toBeUndefined();
  });

  it('has blocks of at least 1/127 of the time to live', () => {
    expect(blockProblem({ ...draft, ttl: '127s', block: '1s' })).toBeUndefined();
    expect(blockProblem({ ...draft, ttl: '128s', block: '1s' })).toContain('1/127');
  });
});
