import { describe, expect, it } from 'vitest';
import { isFiltered, readAuditSearch, toFilter } from './audit-search.ts';

describe('the filter in the address', () => {
  it.each([
    [{}, {}],
    [
      { actor: 'ci', outcome: 'OK', more: 'x' },
      { actor: 'ci', outcome: 'OK' },
    ],
    [{ actor: '', action: '  ', target: ' a ' }, { target: 'a' }],
    [{ section: 'ITEMS' }, { section: 'ITEMS' }],
    [{ section: 'attic', action: 'signIn' }, { action: 'signIn' }],
    [{ target: 4711, actor: { a: 1 } }, { target: '4711' }],
  ])('parses %j as %j', (search, expected) => {
    expect(readAuditSearch(search)).toEqual(expected);
  });

  it.each([
    [{}, {}],
    [
      { actor: 'ci', outcome: 'FORBIDDEN' },
      { actor: 'ci', outcome: 'FORBIDDEN' },
    ],
    [
      { action: 'signIn', outcome: 'failed' },
      { action: 'signIn', failed: true },
    ],
    [
      { section: 'ACCESS' as const, outcome: 'failed' },
      { section: 'ACCESS', failed: true },
    ],
  ])('%j requests %j', (search, expected) => {
    expect(toFilter(search)).toEqual(expected);
  });

  it('filters if it is not empty', () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered({ outcome: 'OK' })).toBe(true);
    expect(isFiltered({ section: 'ITEMS' })).toBe(true);
  });
});
