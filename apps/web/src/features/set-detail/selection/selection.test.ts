import { describe, expect, it } from 'vitest';
import {
  clearSelection,
  click,
  EMPTY_SELECTION,
  press,
  selectAll,
  toggle,
  without,
  type Press,
  type Selection,
} from './selection.ts';

const plain: Press = { shift: false, mod: false };
const shift: Press = { shift: true, mod: false };
const mod: Press = { shift: false, mod: true };
const both: Press = { shift: true, mod: true };
const order = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const chosen = ({ names }: Selection) => [...names].sort().join('');
const clicks = (...presses: readonly [string, Press][]) =>
  presses.reduce((selection, [name, how]) => click(selection, order, name, how), EMPTY_SELECTION);
const keys = (from: Selection, ...presses: readonly [string, Press][]) =>
  presses.reduce(
    (selection, [key, how]) => press(selection, order, key, how, 3) ?? selection,
    from,
  );

describe('selecting with the pointer', () => {
  it('selects one row instead of all others', () => {
    expect(chosen(clicks(['c', plain], ['g', plain]))).toBe('g');
  });

  it('adds and removes single rows with Ctrl', () => {
    expect(chosen(clicks(['c', plain], ['g', mod], ['e', mod], ['g', mod]))).toBe('ce');
  });

  it('selects a range with Shift, in both directions, always from the same row', () => {
    expect(chosen(clicks(['d', plain], ['f', shift]))).toBe('def');
    expect(chosen(clicks(['d', plain], ['f', shift], ['b', shift]))).toBe('bcd');
  });

  it('adds a range with both', () => {
    expect(chosen(clicks(['a', plain], ['e', mod], ['g', both]))).toBe('aefg');
  });

  it('selects only the row if the start of its range is not loaded', () => {
    const elsewhere = click(EMPTY_SELECTION, ['z'], 'z', plain);
    expect(chosen(click(elsewhere, order, 'c', shift))).toBe('c');
  });
});

describe('selecting with the keyboard', () => {
  it('moves without selecting, until something is selected', () => {
    const looked = keys(EMPTY_SELECTION, ['ArrowDown', plain], ['ArrowDown', plain]);
    expect(looked).toMatchObject({ lead: 'b' });
    expect(chosen(looked)).toBe('');
    expect(chosen(keys(looked, [' ', plain], ['ArrowDown', plain]))).toBe('c');
    expect(keys(EMPTY_SELECTION, ['ArrowUp', plain]).lead).toBe('h');
  });

  it('makes a range longer and shorter', () => {
    const longer = keys(clicks(['e', plain]), ['ArrowDown', shift], ['ArrowDown', shift]);
    expect(chosen(longer)).toBe('efg');
    expect(chosen(keys(longer, ['ArrowUp', shift]))).toBe('ef');
  });

  it('starts a range at the cursor', () => {
    const looked = keys(EMPTY_SELECTION, ['ArrowDown', plain], ['ArrowDown', plain]);
    expect(chosen(keys(looked, ['ArrowDown', shift]))).toBe('bc');
  });

  it('moves with Ctrl, and then adds a row', () => {
    const moved = keys(clicks(['c', plain]), ['ArrowDown', mod], ['ArrowDown', mod]);
    expect(chosen(moved)).toBe('c');
    expect(chosen(keys(moved, [' ', plain]))).toBe('ce');
  });

  it('pages within the loaded rows', () => {
    expect(keys(clicks(['b', plain]), ['PageDown', plain]).lead).toBe('e');
    expect(keys(clicks(['b', plain]), ['PageUp', plain]).lead).toBe('a');
  });

  it('selects all loaded rows, and clears', () => {
    const all = selectAll(clicks(['c', plain]), order);
    expect(chosen(all)).toBe('abcdefgh');
    expect(clearSelection(all)).toMatchObject({ lead: 'c', anchor: null });
    expect(chosen(clearSelection(all))).toBe('');
  });

  it('ignores other keys', () => {
    expect(press(EMPTY_SELECTION, order, 'x', plain, 3)).toBeNull();
    expect(press(EMPTY_SELECTION, [], 'ArrowDown', plain, 3)).toBeNull();
  });
});

describe('when rows are removed', () => {
  it('drops them, and the cursor moves to the row that took their place', () => {
    const selection = toggle(selectAll(EMPTY_SELECTION, ['a', 'b', 'c']), 'b');
    const left = without({ ...selection, lead: 'b' }, (name) => name === 'b', ['a', 'c'], 1);
    expect(chosen(left)).toBe('ac');
    expect(left.lead).toBe('c');
    expect(without(left, (name) => name === 'c', ['a'], 1).lead).toBe('a');
    expect(without(left, () => true, [], 0)).toMatchObject({ lead: null, anchor: null });
  });

  it('is the same object if none of them is selected', () => {
    const selection = clicks(['c', plain]);
    expect(without(selection, (name) => name === 'x', order, 0)).toBe(selection);
  });
});
