import { describe, expect, it } from 'vitest';
import { windowLabel } from '../../shared/clock/window-label.ts';
import { limitLabel, worstCaseLabel } from './limit-labels.ts';

const limit = { name: 'x', limit: 5, windowMs: 1000, burst: null, large: false } as const;

describe('a limit in words', () => {
  it('describes each algorithm', () => {
    expect(limitLabel({ ...limit, algorithm: 'LOG' })).toBe('at most 5 in any second');
    expect(limitLabel({ ...limit, algorithm: 'GCRA', burst: 2, windowMs: 86_400_000 })).toBe(
      '5 per day at an even rate, bursts of 2',
    );
    expect(limitLabel({ ...limit, algorithm: 'COUNTER', windowMs: 60_000 })).toBe(
      'about 5 in any minute',
    );
    expect(limitLabel({ ...limit, algorithm: 'FIXED', windowMs: 3_600_000 })).toBe(
      '5 in each hour that begins with a call',
    );
  });

  it('shows unnamed windows exactly', () => {
    expect(windowLabel(1_500)).toBe('1 s 500 ms');
    expect(windowLabel(604_800_000)).toBe('week');
  });

  it('shows the worst case', () => {
    expect(worstCaseLabel({ ...limit, algorithm: 'FIXED', mostInAnyWindow: 9 })).toBe(
      'never more than 9 in any second',
    );
  });
});
