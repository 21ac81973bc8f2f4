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
  ])('%j is read as %j', (search, expected) => {
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
  ])('%j asks the API for %j', (search, expected) => {
    expect(toFilter(search)).toEqual(expected);
  });

  it('filters when there is anything in it', () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered({ outcome: 'OK' })).toBe(true);
    expect(isFiltered({ section: 'ITEMS' })).toBe(true);
  });
});
