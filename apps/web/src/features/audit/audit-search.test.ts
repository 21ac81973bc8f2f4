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
    [{ within: '24h' }, { within: '24h' }],
    [{ within: '2h' }, {}],
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
    [{ within: '24h' as const }, { since: '2026-01-01T00:00:00.000Z' }],
  ])('%j requests %j', (search, expected) => {
    expect(toFilter(search, Date.UTC(2026, 0, 2))).toEqual(expected);
  });

  it('filters if it is not empty', () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered({ outcome: 'OK' })).toBe(true);
    expect(isFiltered({ section: 'ITEMS' })).toBe(true);
  });
});
