import { describe, expect, it } from 'vitest';
import { isLive, nextExpiry } from './liveness.ts';

describe('isLive', () => {
  it('ends exactly at the expiry', () => {
    expect(isLive({ expiresAt: 1_000 }, 999)).toBe(true);
    expect(isLive({ expiresAt: 1_000 }, 1_000)).toBe(false);
    expect(isLive({ expiresAt: 1_000 }, 1_001)).toBe(false);
  });

  it('does not end without an expiry', () => {
    expect(isLive({ expiresAt: null }, Number.MAX_SAFE_INTEGER)).toBe(true);
  });
});

describe('nextExpiry', () => {
  it('is the soonest of the live ones', () => {
    const mortals = [{ expiresAt: 30 }, { expiresAt: null }, { expiresAt: 10 }, { expiresAt: 20 }];
    expect(nextExpiry(mortals, 10)).toBe(20);
    expect(nextExpiry(mortals, 30)).toBeNull();
  });
});
