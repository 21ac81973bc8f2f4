import { describe, expect, it } from 'vitest';
import { keepInPlace, releaseLead, rowsMoved } from './list-anchor.ts';

describe('rowsMoved', () => {
  it('says how far the row itself has moved', () => {
    expect(rowsMoved(['a', 'b', 'c'], ['b', 'c'], 1)).toBe(-1);
    expect(rowsMoved(['a', 'b'], ['x', 'y', 'a', 'b'], 1)).toBe(2);
  });

  it('follows the next row, or else the one before, when the row is gone', () => {
    expect(rowsMoved(['a', 'b', 'c'], ['a', 'c'], 1)).toBe(-1);
    expect(rowsMoved(['a', 'b', 'c'], ['a'], 2)).toBe(0);
    expect(rowsMoved(['a'], [], 0)).toBe(0);
  });
});

describe('keepInPlace', () => {
  it('leaves space where rows went away, and fills it again before it scrolls', () => {
    const went = keepInPlace({ lead: 0, scrollTop: 100 }, -88);
    expect(went).toEqual({ lead: 88, scrollTop: 100 });
    expect(keepInPlace(went, 44)).toEqual({ lead: 44, scrollTop: 100 });
    expect(keepInPlace(went, 132)).toEqual({ lead: 0, scrollTop: 144 });
  });

  it('gives the space up without moving what is in view below it', () => {
    expect(releaseLead({ lead: 88, scrollTop: 100 })).toEqual({ lead: 0, scrollTop: 12 });
    expect(releaseLead({ lead: 88, scrollTop: 50 })).toEqual({ lead: 0, scrollTop: 0 });
  });
});
