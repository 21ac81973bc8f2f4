import { describe, expect, it } from 'vitest';
import { formatCountdown } from './countdown-format.ts';

describe('formatCountdown', () => {
  it.each([
    [1, '0.1 s'],
    [100, '0.1 s'],
    [101, '0.2 s'],
    [9_400, '9.4 s'],
    [9_900, '9.9 s'],
    [9_901, '10 s'],
    [10_000, '10 s'],
    [10_001, '11 s'],
    [42_000, '42 s'],
    [59_001, '1:00'],
    [187_000, '3:07'],
    [3_753_000, '1:02:33'],
    [86_399_000, '23:59:59'],
    [86_399_500, '1 d 00:00'],
    [86_400_000, '1 d 00:00'],
    [187_800_000, '2 d 04:10'],
    [31_535_999_000, '364 d 23:59'],
    [31_536_000_000, '1 y 0 d'],
    [315_360_000_000, '10 y 0 d'],
    [315_359_999_000, '9 y 364 d'],
  ])('formats %i ms as %s', (remaining, text) => {
    expect(formatCountdown(remaining).text).toBe(text);
  });

  it('shows zero only when no time is left, and stays there', () => {
    expect(formatCountdown(0)).toEqual({ text: '0.0 s', changesInMs: Infinity });
    expect(formatCountdown(-5)).toEqual({ text: '0.0 s', changesInMs: Infinity });
  });

  it.each([
    7, 100, 950, 9_900, 9_901, 10_000, 10_400, 42_300, 60_000, 3_600_000, 86_400_000, 187_812_345,
    315_350_812_345,
  ])('returns for %i ms exactly when the text changes', (remaining) => {
    const { text, changesInMs } = formatCountdown(remaining);
    expect(changesInMs).toBeGreaterThan(0);
    expect(formatCountdown(remaining - changesInMs + 0.5).text).toBe(text);
    expect(formatCountdown(remaining - changesInMs).text).not.toBe(text);
  });
});
