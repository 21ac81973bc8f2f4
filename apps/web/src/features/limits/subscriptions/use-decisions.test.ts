import { describe, expect, it } from 'vitest';
import { addSamples } from './use-decisions.ts';

const decision = (key: string) => ({
  key,
  cost: 1,
  outcome: 'ALLOWED' as const,
  passes: true,
  limit: 'burst',
  remaining: 4,
  retryAfterMs: 0,
  decidedAt: '2026-01-01T12:00:00.000Z',
});

const EMPTY = { decisions: [], decidedCount: 0, sampledCount: 0 };

describe('samples of decisions', () => {
  it('are newest first, with unique ids', () => {
    const first = addSamples(EMPTY, [
      { decidedCount: 10, decisions: [decision('a'), decision('b')] },
      { decidedCount: 5, decisions: [decision('c')] },
    ]);
    expect(first.decisions.map(({ key, id }) => [key, id])).toEqual([
      ['c', 3],
      ['b', 2],
      ['a', 1],
    ]);
    const second = addSamples(first, [{ decidedCount: 1, decisions: [decision('d')] }]);
    expect(second).toMatchObject({ decidedCount: 16, sampledCount: 4 });
    expect(second.decisions[0]).toMatchObject({ key: 'd', id: 4 });
  });

  it('are bounded, but all are counted', () => {
    const many = { decidedCount: 900, decisions: Array.from({ length: 90 }, () => decision('a')) };
    const feed = addSamples(EMPTY, [many]);
    expect(feed.decisions).toHaveLength(40);
    expect(feed).toMatchObject({ decidedCount: 900, sampledCount: 90 });
  });
});
