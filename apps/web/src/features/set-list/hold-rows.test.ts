import { expect, it } from 'vitest';
import { holdRows } from './hold-rows.ts';

const rows = (...names: string[]) => names.map((name) => ({ name }));

it('follows the order while rows are not held', () => {
  expect(holdRows(rows('b', 'a'), null)).toEqual({ rows: rows('b', 'a'), moved: 0 });
});

it('keeps held rows in place, and counts those that would move', () => {
  expect(holdRows(rows('b', 'a', 'c'), ['a', 'b', 'c'])).toEqual({
    rows: rows('a', 'b', 'c'),
    moved: 2,
  });
});

it('drops removed rows, and puts new ones last', () => {
  expect(holdRows(rows('new', 'a'), ['a', 'gone'])).toEqual({ rows: rows('a', 'new'), moved: 2 });
});
