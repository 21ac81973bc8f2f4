import { describe, expect, it } from 'vitest';
import { countProblem, parseCount } from './CountField.tsx';

const range = { least: 1, most: 10_000 };

describe('a typed whole number', () => {
  it.each([
    ['1', 1],
    [' 10 000 ', 10_000],
    ['1,000', 1000],
    ['1_000', 1000],
  ])('parses %s', (text, count) => {
    expect(parseCount(text, range)).toBe(count);
    expect(countProblem(text, range)).toBeUndefined();
  });

  it.each(['', '0', '10001', '1.5', '-1', '1e3', 'five'])('rejects %j', (text) => {
    expect(parseCount(text, range)).toBeUndefined();
    expect(countProblem(text, range)).toMatch(/^A whole number from 1 to 10.000\.$/);
  });
});
