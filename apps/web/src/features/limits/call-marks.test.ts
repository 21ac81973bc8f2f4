import { describe, expect, it } from 'vitest';
import {
  addMark,
  lastCounted,
  outcomeOf,
  passesAt,
  placeInWindow,
  refundMark,
} from './call-marks.ts';

const decision = {
  status: 'ALLOWED',
  passes: true,
  shadowed: false,
  reason: null,
  limit: 'burst',
  remaining: 4,
  retryAfterMs: 0,
  resetAt: null,
  outageReason: null,
  now: '2026-01-01T12:00:00.000Z',
  limits: [],
} as const;

const call = { at: 1, cost: 1, outcome: 'allowed' } as const;

describe('manual calls', () => {
  it('have unique ids, and the oldest are dropped', () => {
    const marks = Array.from({ length: 250 }).reduce<ReturnType<typeof addMark>>(
      (all) => addMark(all, call),
      [],
    );
    expect(marks).toHaveLength(200);
    expect(new Set(marks.map(({ id }) => id)).size).toBe(200);
    expect(marks.at(-1)?.id).toBe(250);
  });

  it('are refunded from the last that counts', () => {
    let marks = addMark(addMark(addMark([], call), call), { ...call, outcome: 'denied' });
    expect(lastCounted(marks)?.id).toBe(2);
    marks = refundMark(marks, 2);
    expect(lastCounted(marks)?.id).toBe(1);
    expect(lastCounted(refundMark(marks, 1))).toBeUndefined();
  });

  it('have the outcome of the decision', () => {
    expect(outcomeOf({ ...decision, limits: [] })).toBe('allowed');
    expect(outcomeOf({ ...decision, limits: [], shadowed: true })).toBe('shadowed');
    expect(outcomeOf({ ...decision, limits: [], status: 'DENIED' })).toBe('denied');
    expect(outcomeOf({ ...decision, limits: [], status: 'UNAVAILABLE' })).toBe('unavailable');
  });

  it('are allowed again at the time in the decision', () => {
    expect(passesAt({ ...decision, limits: [], retryAfterMs: 250 })).toBe(
      Date.parse(decision.now) + 250,
    );
    expect(passesAt({ ...decision, limits: [], now: null })).toBeNull();
    expect(passesAt({ ...decision, limits: [], retryAfterMs: null })).toBeNull();
  });

  it('are positioned in the window by age', () => {
    expect(placeInWindow(1000, 1000, 500)).toBe(1);
    expect(placeInWindow(750, 1000, 500)).toBe(0.5);
    expect(placeInWindow(500, 1000, 500)).toBe(0);
  });
});
