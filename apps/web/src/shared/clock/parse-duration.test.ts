import { describe, expect, it } from 'vitest';
import { formatDuration, formatDurationShort } from './duration-format.ts';
import { LONGEST_TTL_MS, parseDuration } from './parse-duration.ts';

describe('parseDuration', () => {
  it.each([
    ['30s', 30_000],
    ['5m', 300_000],
    ['1h 30m', 5_400_000],
    ['1h30m', 5_400_000],
    ['1.5 hours', 5_400_000],
    ['250ms', 250],
    ['.5s', 500],
    [' 2 Days, 4 hours ', 187_200_000],
    ['1w', 604_800_000],
    ['10y', LONGEST_TTL_MS],
    ['45', 45_000],
  ])('reads "%s"', (input, ms) => {
    expect(parseDuration(input)).toEqual({ ok: true, ms });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['soon', 'unreadable'],
    ['5 parsecs', 'unreadable'],
    ['-5s', 'unreadable'],
    ['5m!', 'unreadable'],
    ['1h 30', 'unreadable'],
    ['1e3s', 'unreadable'],
    ['0', 'too-short'],
    ['0.2ms', 'too-short'],
    ['11y', 'too-long'],
    ['9'.repeat(400), 'too-long'],
  ])('refuses "%s" as %s', (input, problem) => {
    expect(parseDuration(input)).toEqual({ ok: false, problem });
  });

  it.each([1, 999, 1_000, 61_001, 5_400_000, 90_061_001, 31_536_000_001, LONGEST_TTL_MS])(
    'parses the result of formatDuration for %i ms',
    (ms) => {
      expect(parseDuration(formatDuration(ms))).toEqual({ ok: true, ms });
    },
  );
});

describe('formatDuration', () => {
  it('omits units that are zero', () => {
    expect(formatDuration(5_400_000)).toBe('1 h 30 m');
    expect(formatDuration(86_401_000)).toBe('1 d 1 s');
    expect(formatDuration(LONGEST_TTL_MS)).toBe('10 y');
    expect(formatDuration(0)).toBe('0 s');
  });

  it('keeps the two largest units when short', () => {
    expect(formatDurationShort(90_061_001)).toBe('1 d 1 h');
    expect(formatDurationShort(LONGEST_TTL_MS / 4)).toBe('2 y 182 d');
  });
});
