import { describe, expect, it } from 'vitest';
import {
  afterScroll,
  canvasHeight,
  HIGHEST_CANVAS,
  offsetOfRank,
  placeOfRank,
  ranksInView,
  restingScrollTop,
  settled,
} from './rank-scroll.ts';

const small = { count: 1_000, rowHeight: 40, viewport: 600 };
const huge = { count: 5_000_000, rowHeight: 40, viewport: 600 };
const start = { top: 0, scrollTop: 0 };

describe('a list that fits', () => {
  it('scrolls normally', () => {
    expect(canvasHeight(small)).toBe(40_000);
    const place = afterScroll(small, start, 12_345);
    expect(place.top).toBeCloseTo(12_345, 6);
    expect(offsetOfRank(small, place, 400)).toBeCloseTo(16_000, 6);
  });
});

describe('a list that is taller than the limit of browsers', () => {
  it('uses a canvas that every browser allows', () => {
    expect(canvasHeight(huge)).toBe(HIGHEST_CANVAS);
  });

  it('moves by pixels with a wheel', () => {
    let place = placeOfRank(huge, 2_000_000);
    for (let turn = 1; turn <= 20; turn += 1) {
      const before = place;
      place = afterScroll(huge, before, before.scrollTop + 100);
      expect(place.top - before.top).toBeCloseTo(100, 6);
    }
  });

  it('jumps to the rank of the bar when it is dragged', () => {
    const end = HIGHEST_CANVAS - huge.viewport;
    const { top } = afterScroll(huge, start, end / 2);
    expect(top / huge.rowHeight).toBeCloseTo(huge.count / 2, -2);
  });

  it('reaches both ends exactly', () => {
    const end = afterScroll(huge, start, HIGHEST_CANVAS - huge.viewport);
    expect(ranksInView(huge, end, 0)).toEqual({ first: 4_999_985, last: 4_999_999 });
    expect(offsetOfRank(huge, end, 4_999_999) + huge.rowHeight).toBeCloseTo(HIGHEST_CANVAS, 3);
    expect(afterScroll(huge, end, 0)).toEqual(start);
    const near = { top: 90, scrollTop: 200 };
    expect(afterScroll(huge, near, 0).top).toBe(0);
  });

  it('never runs past an end by steps', () => {
    const place = { top: 50, scrollTop: 500 };
    expect(afterScroll(huge, place, 400).top).toBe(0);
  });

  it('draws the row of a rank at its position on the screen', () => {
    const place = placeOfRank(huge, 3_141_592);
    expect(ranksInView(huge, place, 0).first).toBe(3_141_592);
    expect(offsetOfRank(huge, place, 3_141_592)).toBeCloseTo(place.scrollTop, 3);
  });

  it('keeps its rows when the bar is corrected', () => {
    let place = placeOfRank(huge, 1_000_000);
    for (let turn = 0; turn < 50; turn += 1)
      place = afterScroll(huge, place, place.scrollTop + 500);
    const rest = settled(huge, place);
    expect(rest.top).toBe(place.top);
    expect(rest.scrollTop).not.toBe(place.scrollTop);
    expect(restingScrollTop(huge, rest.top)).toBe(rest.scrollTop);
    expect(ranksInView(huge, rest, 3)).toEqual(ranksInView(huge, place, 3));
  });
});

it('has no rows if it is empty', () => {
  const empty = { count: 0, rowHeight: 40, viewport: 600 };
  expect(ranksInView(empty, start, 5).last).toBe(-1);
  expect(placeOfRank(empty, 7)).toEqual(start);
});
