import { describe, expect, it } from 'vitest';
import { NO_HISTORY, recordCounts, STEP_MS } from './count-history.ts';

const START = 1000 * STEP_MS;
const a = (count: number) => [{ name: 'a', count }];

describe('the history of counts', () => {
  it('has one count for each step, the latest of several', () => {
    const first = recordCounts(NO_HISTORY, START, a(1));
    const same = recordCounts(first, START + STEP_MS - 1, a(2));
    expect(same.counts).toEqual({ a: [2] });
    expect(recordCounts(same, START + STEP_MS, a(3)).counts).toEqual({ a: [2, 3] });
  });

  it('has gaps while the page was hidden', () => {
    const first = recordCounts(NO_HISTORY, START, a(1));
    const later = recordCounts(first, START + 3 * STEP_MS, a(4));
    expect(later.counts).toEqual({ a: [1, null, null, 4] });
  });

  it('is bounded, in time and in sets', () => {
    let history = NO_HISTORY;
    for (let step = 0; step < 100; step += 1) {
      history = recordCounts(history, START + step * STEP_MS, a(step));
    }
    expect(history.counts['a']).toHaveLength(60);
    expect(history.counts['a']?.at(-1)).toBe(99);
    const others = recordCounts(history, START + 100 * STEP_MS, [{ name: 'b', count: 1 }]);
    expect(Object.keys(others.counts)).toEqual(['b']);
  });

  it('restarts after a gap longer than its span', () => {
    const first = recordCounts(NO_HISTORY, START, a(1));
    const later = recordCounts(first, START + 1000 * STEP_MS, a(2));
    expect(later.counts['a']?.filter((count) => count !== null)).toEqual([2]);
  });
});
