import { expect, it } from 'vitest';
import { toBatches } from './batches.ts';

it('makes batches of a thousand', () => {
  const names = Array.from({ length: 2_500 }, (_, index) => `m${index}`);
  const batches = toBatches(names);
  expect(batches.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  expect(batches.flat()).toEqual(names);
});

it('makes smaller batches of large members', () => {
  const large = Array.from({ length: 300 }, (_, index) => ({ value: 'é'.repeat(2_000), index }));
  const batches = toBatches(large);
  expect(batches.length).toBe(4);
  expect(batches.flat()).toEqual(large);
});

it('makes no batches of no members', () => {
  expect(toBatches([])).toEqual([]);
});
