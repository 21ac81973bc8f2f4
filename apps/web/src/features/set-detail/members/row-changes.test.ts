import { describe, expect, it } from 'vitest';
import { countChanges, rowsMoved } from './row-changes.ts';

describe('countChanges', () => {
  it.each([
    ['abc', 'abc', 0],
    ['abc', 'bc', 1],
    ['abc', 'bcde', 1],
    ['abc', 'bca', 1],
    ['abcdef', 'afbcde', 1],
    ['abc', 'axbc', 1],
    ['abc', 'xyz', 3],
    ['', 'abc', 0],
  ])('from %s to %s: %i', (shown, next, count) => {
    expect(countChanges(shown.split(''), next.split(''))).toBe(count);
  });
});

describe('rowsMoved', () => {
  const at = (start: number, names: string) => ({ start, names: names.split('') });

  it('counts by how many ranks a row has moved', () => {
    expect(rowsMoved(at(10, 'abc'), at(7, 'xabc'), 10)).toBe(-2);
    expect(rowsMoved(at(10, 'abc'), at(10, 'bc'), 11)).toBe(-1);
  });

  it('uses the next row, or else the one before, if the row is gone', () => {
    expect(rowsMoved(at(0, 'abc'), at(0, 'ac'), 1)).toBe(-1);
    expect(rowsMoved(at(0, 'abc'), at(3, 'a'), 2)).toBe(3);
    expect(rowsMoved(at(0, 'a'), at(0, ''), 0)).toBe(0);
  });
});
