import { describe, expect, it } from 'vitest';
import {
  afterRemoval,
  click,
  countSelected,
  EMPTY_SELECTION,
  isSelected,
  press,
  selectAll,
  type Press,
  type Selection,
} from './selection.ts';

const plain: Press = { shift: false, mod: false };
const shift: Press = { shift: true, mod: false };
const mod: Press = { shift: false, mod: true };
const both: Press = { shift: true, mod: true };
const list = { count: 1_000_000, page: 20 };

const ranks = (selection: Selection) =>
  Array.from({ length: 30 }, (_, rank) => rank).filter((rank) => isSelected(selection, rank));
const clicks = (...presses: readonly [number, Press][]) =>
  presses.reduce((selection, [rank, how]) => click(selection, rank, how), EMPTY_SELECTION);
const keys = (from: Selection, ...presses: readonly [string, Press][]) =>
  presses.reduce((selection, [key, how]) => press(selection, key, how, list) ?? selection, from);

describe('choosing with the pointer', () => {
  it('takes one row in place of all others', () => {
    expect(ranks(clicks([3, plain], [7, plain]))).toEqual([7]);
  });

  it('adds and takes away single rows with Ctrl', () => {
    expect(ranks(clicks([3, plain], [7, mod], [5, mod], [7, mod]))).toEqual([3, 5]);
  });

  it('takes a range with Shift, either way, always from the same row', () => {
    expect(ranks(clicks([5, plain], [8, shift]))).toEqual([5, 6, 7, 8]);
    expect(ranks(clicks([5, plain], [8, shift], [3, shift]))).toEqual([3, 4, 5]);
  });

  it('adds a range with both', () => {
    expect(ranks(clicks([1, plain], [5, mod], [7, both]))).toEqual([1, 5, 6, 7]);
  });

  it('joins ranges that touch', () => {
    expect(clicks([1, plain], [3, mod], [2, mod]).ranges).toEqual([{ first: 1, last: 3 }]);
  });

  it('splits a range', () => {
    expect(clicks([1, plain], [9, shift], [5, mod]).ranges).toEqual([
      { first: 1, last: 4 },
      { first: 6, last: 9 },
    ]);
  });
});

describe('choosing with the keyboard', () => {
  it('moves and takes what it moves to', () => {
    expect(ranks(keys(EMPTY_SELECTION, ['ArrowDown', plain], ['ArrowDown', plain]))).toEqual([1]);
    expect(keys(EMPTY_SELECTION, ['ArrowUp', plain]).lead).toBe(999_999);
  });

  it('makes a range longer and shorter', () => {
    const start = clicks([5, plain]);
    const longer = keys(start, ['ArrowDown', shift], ['ArrowDown', shift]);
    expect(ranks(longer)).toEqual([5, 6, 7]);
    expect(ranks(keys(longer, ['ArrowUp', shift]))).toEqual([5, 6]);
    expect(ranks(keys(start, ['Home', shift]))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('moves without choosing, and then takes one more', () => {
    const moved = keys(clicks([5, plain]), ['ArrowDown', mod], ['ArrowDown', mod]);
    expect(ranks(moved)).toEqual([5]);
    expect(ranks(keys(moved, [' ', plain]))).toEqual([5, 7]);
  });

  it('pages within the list', () => {
    expect(keys(clicks([5, plain]), ['PageDown', plain]).lead).toBe(25);
    expect(keys(clicks([5, plain]), ['PageUp', plain]).lead).toBe(0);
    expect(keys(clicks([5, plain]), ['End', plain]).lead).toBe(999_999);
  });

  it('takes all, and lets go', () => {
    const all = keys(clicks([5, plain]), ['a', mod]);
    expect(countSelected(all)).toBe(1_000_000);
    expect(all.ranges).toHaveLength(1);
    expect(countSelected(keys(all, ['Escape', plain]))).toBe(0);
  });

  it('leaves other keys alone', () => {
    expect(press(EMPTY_SELECTION, 'x', plain, list)).toBeNull();
    expect(press(EMPTY_SELECTION, 'ArrowDown', plain, { count: 0, page: 5 })).toBeNull();
  });
});

describe('when rows go', () => {
  it('follows those that move up', () => {
    const selection = clicks([2, plain], [5, mod], [6, mod]);
    expect(ranks(afterRemoval(selection, 0))).toEqual([1, 4, 5]);
    expect(ranks(afterRemoval(selection, 5))).toEqual([2, 5]);
    expect(afterRemoval(selection, 3).lead).toBe(5);
  });

  it('joins what lay on both sides of it', () => {
    const selection = clicks([2, plain], [4, mod]);
    expect(afterRemoval(selection, 3).ranges).toEqual([{ first: 2, last: 3 }]);
  });

  it('ends with nothing', () => {
    expect(countSelected(afterRemoval(selectAll(1), 0))).toBe(0);
  });
});
