import { describe, expect, it } from 'vitest';
import { historySeries } from './member-history.ts';

const FROM = Date.parse('2026-01-01T12:00:00.000Z');

const history = (live: readonly (number | null)[], rates: readonly (number | null)[] = live) => ({
  from: new Date(FROM).toISOString(),
  stepMs: 10_000,
  live,
  addedPerSecond: rates,
  expiredPerSecond: rates,
});

describe('the lines of a history', () => {
  it('have gaps, but omit the current point until it has a sample', () => {
    expect(historySeries(history([3, null, 5, null]))).toEqual({
      live: { times: [FROM, FROM + 10_000, FROM + 20_000], lines: [[3, null, 5]] },
      rates: {
        times: [FROM, FROM + 10_000, FROM + 20_000],
        lines: [
          [3, null, 5],
          [3, null, 5],
        ],
      },
      hasRates: true,
      until: FROM + 20_000,
    });
  });

  it('need two samples', () => {
    expect(historySeries(history([]))).toBeNull();
    expect(historySeries(history([null, 7, null]))).toBeNull();
    expect(historySeries(history([0, 0]))).not.toBeNull();
  });

  it('have no rates if the strategy does not count', () => {
    expect(historySeries(history([1, 2], [null, null]))?.hasRates).toBe(false);
  });
});
