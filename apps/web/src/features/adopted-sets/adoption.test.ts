import { describe, expect, it } from 'vitest';
import { readAdoption } from './adoption-search.ts';
import { nameForKey, toLayout } from './adoption.ts';

describe('what is being adopted, as the address says', () => {
  it('leaves out what it does not understand, and what is as usual', () => {
    expect(readAdoption({ key: 7, score: 'expiry', unit: 'days', window: '1h' })).toEqual({
      key: '7',
    });
    expect(
      readAdoption({ pattern: 'a*', score: 'inserted', unit: 'ms', window: '2h', format: 'json' }),
    ).toEqual({ pattern: 'a*', score: 'inserted', unit: 'ms', window: '2h', format: 'json' });
  });

  it('is a layout, once the window is a time span', () => {
    expect(toLayout({})).toEqual({ score: 'EXPIRY', unit: 'SECONDS', memberFormat: 'TEXT' });
    expect(toLayout({ score: 'inserted', unit: 'ms', format: 'json' })).toEqual({
      score: 'INSERTED',
      unit: 'MILLISECONDS',
      memberFormat: 'JSON',
      windowMs: 3_600_000,
    });
    expect(toLayout({ score: 'inserted', window: 'long' })).toBeUndefined();
  });

  it('offers a name that a set may have', () => {
    expect(nameForKey('app:{tenant 1}:sessions')).toBe('app:-tenant-1-:sessions');
    expect(nameForKey('é'.repeat(3))).toBe('-');
  });
});
