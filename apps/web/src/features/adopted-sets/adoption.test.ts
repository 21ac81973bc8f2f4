import { describe, expect, it } from 'vitest';
import { readAdoption } from './adoption-search.ts';
import { nameForKey, toLayout } from './adoption.ts';

describe('the adoption in the address', () => {
  it('ignores invalid values and defaults', () => {
    expect(readAdoption({ key: 7, score: 'ranks', unit: 'days', window: '1h' })).toEqual({
      key: '7',
    });
    expect(
      readAdoption({ pattern: 'a*', score: 'inserted', unit: 'ms', window: '2h', format: 'json' }),
    ).toEqual({ pattern: 'a*', score: 'inserted', unit: 'ms', window: '2h', format: 'json' });
  });

  it('is a layout once the window is a valid duration', () => {
    expect(toLayout({})).toEqual({ score: 'EXPIRY', unit: 'SECONDS', memberFormat: 'TEXT' });
    expect(toLayout({ score: 'inserted', unit: 'ms', format: 'json' })).toEqual({
      score: 'INSERTED',
      unit: 'MILLISECONDS',
      memberFormat: 'JSON',
      windowMs: 3_600_000,
    });
    expect(toLayout({ score: 'inserted', window: 'long' })).toBeUndefined();
  });

  it('suggests a valid name', () => {
    expect(nameForKey('app:{tenant 1}:sessions')).toBe('app:-tenant-1-:sessions');
    expect(nameForKey('é'.repeat(3))).toBe('-');
  });
});
