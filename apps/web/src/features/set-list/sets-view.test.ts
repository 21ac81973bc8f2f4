import { describe, expect, it } from 'vitest';
import { readSetsView, toListArguments } from './sets-view.ts';

describe('the view in the address', () => {
  it('ignores invalid values and defaults', () => {
    expect(readSetsView({ q: '', kind: 'magic', sort: 'name', down: 'yes' })).toEqual({});
    expect(readSetsView({ q: 42, kind: 'window', sort: 'count', down: true })).toEqual({
      q: '42',
      kind: 'window',
      sort: 'count',
      down: true,
    });
  });

  it('sorts by name by default', () => {
    expect(toListArguments({})).toEqual({
      filter: {},
      orderBy: { field: 'NAME', descending: false },
    });
  });

  it('requests the chosen filters, without spaces around a pasted name', () => {
    expect(toListArguments({ q: ' log ', kind: 'compact', sort: 'expiry', down: true })).toEqual({
      filter: { contains: 'log', strategy: 'COMPACT' },
      orderBy: { field: 'NEXT_EXPIRY', descending: true },
    });
  });
});
