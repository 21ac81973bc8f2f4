import { expect, it } from 'vitest';
import { highestLine, latest } from './load-lines.ts';

const instance = (id: string, values: (number | null)[]) => ({
  id,
  lines: [{ field: 'LOAD1' as const, values }],
});
const load = (...instances: ReturnType<typeof instance>[]) => ({
  history: { hasMoreInstances: false, instances },
  redis: { history: { lines: [] } },
});

it('takes the highest of all instances, and keeps common gaps', () => {
  const both = load(instance('a', [1, null, 3]), instance('b', [2, null, null]));
  expect(highestLine(both, 'LOAD1')).toEqual([2, null, 3]);
  expect(highestLine(load(), 'LOAD1')).toEqual([]);
});

it('finds the latest known value', () => {
  expect(latest([1, 2, null])).toBe(2);
  expect(latest([null])).toBeNull();
});
