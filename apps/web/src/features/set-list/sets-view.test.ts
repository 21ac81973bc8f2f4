import { describe, expect, it } from 'vitest';
import { readSetsView, toListArguments } from './sets-view.ts';

describe('what the address of the list says', () => {
  it('leaves out what it does not understand, and what is as usual anyway', () => {
    expect(readSetsView({ q: '', kind: 'magic', sort: 'name', down: 'yes' })).toEqual({});
    expect(readSetsView({ q: 42, kind: 'window', sort: 'count', down: true })).toEqual({
      q: '42',
      kind: 'window',
      sort: 'count',
      down: true,
    });
  });

  it('asks for names in order where nothing is said', () => {
    expect(toListArguments({})).toEqual({
      filter: {},
      orderBy: { field: 'NAME', descending: false },
    });
  });

  it('asks for what is chosen, without the spaces around a pasted name', () => {
    expect(toListArguments({ q: ' log ', kind: 'compact', sort: 'expiry', down: true })).toEqual({
      filter: { contains: 'log', strategy: 'COMPACT' },
      orderBy: { field: 'NEXT_EXPIRY', descending: true },
    });
  });
});
