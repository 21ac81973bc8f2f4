import { describe, expect, it } from 'vitest';
import { formatExactMoment, formatMoment, formatTimeOfDay } from './moment.ts';
import { formatRelative } from './relative-time.ts';
import { allZones, isZone, localZone } from './zone.ts';

const at = Date.parse('2026-03-01T23:30:15.250Z');
const hour = 3_600_000;

describe('a time in a zone', () => {
  it('is the time of day if the date there is today', () => {
    expect(formatMoment(at, at - hour, 'UTC')).toMatch(/^23:30:15$/);
    expect(formatMoment(at, at - hour, 'Asia/Tokyo')).toMatch(/08:30:15$/);
  });

  it('includes the date on another day in that zone', () => {
    expect(formatMoment(at, at + hour, 'UTC')).toMatch(/2026.*23:30:15/);
    expect(formatMoment(at, at + hour, 'Asia/Tokyo')).toBe('08:30:15');
  });

  it('follows the change to summer time', () => {
    const before = Date.parse('2026-03-29T00:59:59Z');
    expect(formatTimeOfDay(before, 'Europe/Berlin')).toBe('01:59:59');
    expect(formatTimeOfDay(before + 1_000, 'Europe/Berlin')).toBe('03:00:00');
  });

  it('has millisecond precision on request', () => {
    expect(formatExactMoment(at, 'UTC')).toMatch(/23:30:15.250.*UTC/);
  });
});

describe('the distance of a time', () => {
  it.each([
    [0, 'now', 1_000],
    [999, 'now', 1_999],
    [-999, 'now', 1],
    [1_000, 'in 1 s', 1],
    [-1_000, '1 s ago', 1_000],
    [59_999, 'in 59 s', 1_000],
    [90_000, 'in 1 m', 30_001],
    [-90_000, '1 m ago', 30_000],
    [-5 * hour, '5 h ago', hour],
    [50 * hour, 'in 2 d', 2 * hour + 1],
    [-366 * 24 * hour, '1 y ago', 364 * 24 * hour],
  ])('%i ms from now is "%s" for %i ms', (distance, text, changesInMs) => {
    expect(formatRelative(at + distance, at)).toEqual({ text, changesInMs });
  });

  it('is correct again after its validity has ended', () => {
    for (const distance of [5_000, 90_000, 3 * hour, -5_000, -90_000, -3 * hour, 400]) {
      const { text, changesInMs } = formatRelative(at + distance, at);
      expect(formatRelative(at + distance, at + changesInMs - 1).text).toBe(text);
      expect(formatRelative(at + distance, at + changesInMs).text).not.toBe(text);
    }
  });
});

describe('zones', () => {
  it('are those that Intl supports', () => {
    expect(isZone('Europe/Berlin')).toBe(true);
    expect(isZone('Middle/Earth')).toBe(false);
    expect(allZones()[0]).toBe(localZone());
    expect(new Set(allZones()).size).toBe(allZones().length);
  });
});
