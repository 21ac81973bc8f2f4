import { describe, expect, it } from 'vitest';
import { guessingOdds, rateLabel, readable, type Purpose } from './purpose.ts';

const purpose: Purpose = {
  name: 'login',
  subjectForm: 'PHONE',
  digits: 6,
  ttlMs: 300_000,
  maxLiveCodes: 3,
  windowMs: 600_000,
  resendCooldownMs: 30_000,
  maxAttempts: 5,
  attemptWindowMs: 600_000,
  callerLimit: null,
  createdAt: '2026-01-01T12:00:00.000Z',
};

describe('a purpose', () => {
  it('has the odds of a guess that the docs state', () => {
    expect(guessingOdds(purpose)).toBe(66_666);
    expect(guessingOdds({ ...purpose, digits: 8 })).toBe(6_666_666);
  });

  it('shows rates', () => {
    expect(rateLabel(3, 600_000)).toBe('3 in any 10 m');
  });

  it.each([
    ['403817', '403 817'],
    ['12345678', '1234 5678'],
    ['1234567', '123 456 7'],
    ['123456789012', '1234 5678 9012'],
  ])('groups %s', (code, grouped) => {
    expect(readable(code)).toBe(grouped);
  });
});
