import { describe, expect, it } from 'vitest';
import { doubtOf } from './plausibility.ts';

const NOW = Date.parse('2030-01-01T00:00:00.000Z');
const found = (scores: (number | null)[], count = 1, expiredCount = 0) => ({
  now: NOW,
  count,
  expiredCount,
  scores,
});
const EXPIRY = { score: 'EXPIRY', unit: 'SECONDS' } as const;
const EXPIRY_MS = { score: 'EXPIRY', unit: 'MILLISECONDS' } as const;
const INSERTED = { score: 'INSERTED', unit: 'SECONDS' } as const;
const seconds = NOW / 1000;

describe('a layout', () => {
  it('is plausible if its times are around now', () => {
    expect(doubtOf(found([seconds + 60, null]), EXPIRY)).toBeUndefined();
    expect(doubtOf(found([NOW + 60_000]), EXPIRY_MS)).toBeUndefined();
    expect(doubtOf(found([seconds - 60]), INSERTED)).toBeUndefined();
    expect(doubtOf(found([]), EXPIRY)).toBeUndefined();
    expect(doubtOf(found([null]), EXPIRY)).toBeUndefined();
  });

  it('is doubtful if the other unit fits, and suggests it', () => {
    expect(doubtOf(found([NOW + 60_000]), EXPIRY)?.instead?.change).toEqual({ unit: 'ms' });
    expect(doubtOf(found([seconds + 60]), EXPIRY_MS)?.instead?.change).toEqual({ unit: null });
  });

  it('is doubtful if scores are not times', () => {
    const doubt = doubtOf(found([120, 4200]), EXPIRY);
    expect(doubt?.text).toMatch(/ranks or points/);
    expect(doubt?.instead).toBeUndefined();
  });

  it('is doubtful if all members have expired, or were inserted in the future', () => {
    expect(doubtOf(found([seconds - 60], 0, 5), EXPIRY)?.instead?.change).toEqual({
      score: 'inserted',
    });
    expect(doubtOf(found([seconds + 3600]), INSERTED)?.instead?.change).toEqual({ score: null });
  });
});
