import { expect, it } from 'vitest';
import { readMomentInput, toMomentInput } from './moment-input.ts';

it.each([
  ['2026-01-15T12:00', 'UTC', '2026-01-15T12:00:00.000Z'],
  ['2026-01-15T12:00:30', 'Europe/Berlin', '2026-01-15T11:00:30.000Z'],
  ['2026-07-15T12:00', 'Europe/Berlin', '2026-07-15T10:00:00.000Z'],
  ['2026-07-15T12:00', 'Asia/Kathmandu', '2026-07-15T06:15:00.000Z'],
  // An hour before and after the clocks go forward.
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
])('converts %s in %s to %s, and back', (text, zone, iso) => {
  expect(readMomentInput(text, zone)).toBe(Date.parse(iso));
  expect(toMomentInput(Date.parse(iso), zone).startsWith(text)).toBe(true);
});

it('rejects invalid text', () => {
  expect(readMomentInput('', 'UTC')).toBeNull();
  expect(readMomentInput('tomorrow', 'UTC')).toBeNull();
});
