import { describe, expect, it } from 'vitest';
import { moveCursor, zoomBy } from './chart-cursor.ts';

const times = Array.from({ length: 31 }, (_, index) => index * 1_000);
const series = { times, lines: [times.map(() => 1)] };
const view = { from: 5_000, to: 25_000 };
const at = (pointedAt: number | null) => ({ series, view, pointedAt });

describe('the cursor of a chart', () => {
  it.each([
    ['ArrowLeft', false, null, 25_000],
    ['ArrowLeft', false, 10_000, 9_000],
    ['ArrowRight', false, 10_400, 11_000],
    ['ArrowRight', true, 10_000, 20_000],
    ['PageUp', false, 20_000, 10_000],
    ['ArrowLeft', true, 8_000, 5_000],
    ['Home', false, null, 5_000],
    ['End', false, 10_000, 25_000],
    ['ArrowRight', false, 25_000, 25_000],
    ['Escape', false, 10_000, null],
    ['Escape', false, null, undefined],
    ['x', false, 10_000, undefined],
  ])('moves with %s (Shift: %s) from %s to %s', (key, shift, from, expected) => {
    expect(moveCursor(key, shift, at(from))).toBe(expected);
  });

  it('does not move without points', () => {
    const empty = { series: { times: [], lines: [[]] }, view, pointedAt: null };
    expect(moveCursor('ArrowLeft', false, empty)).toBeUndefined();
  });
});

describe('zooming', () => {
  const bounds = { from: 0, to: 100_000 };
  it('keeps the cursor where it is on the screen', () => {
    expect(zoomBy(0.5, bounds, 75_000, bounds)).toEqual({ from: 37_500, to: 87_500 });
  });
  it('stays within the data', () => {
    expect(zoomBy(2, { from: 80_000, to: 100_000 }, 80_000, bounds)).toEqual({
      from: 60_000,
      to: 100_000,
    });
  });
  it('is limited to ten seconds and to the full range', () => {
    expect(zoomBy(0.5, { from: 0, to: 10_000 }, 0, bounds)).toEqual({ from: 0, to: 10_000 });
    expect(zoomBy(2, { from: 0, to: 60_000 }, 0, bounds)).toBeNull();
  });
});
