import { expect, it } from 'vitest';
import { readLimitSearch } from './limit-search.ts';

it('reads range and key, and drops unknown values', () => {
  expect(readLimitSearch({ range: '5m', key: 'user:7' })).toEqual({ range: '5m', key: 'user:7' });
  expect(readLimitSearch({ range: 'ages', key: '' })).toEqual({});
  expect(readLimitSearch({ key: 7 })).toEqual({ key: '7' });
  expect(readLimitSearch({ key: { of: 1 } })).toEqual({});
});
