import { describe, expect, it } from 'vitest';
import { outcomeBars, outcomeSeries, totalOf, type OutcomeKind } from './outcomes.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds)).toISOString();

type Outcome = 'allowed' | 'denied' | 'unavailable';

const KINDS: readonly OutcomeKind<Outcome>[] = [
  { outcome: 'allowed', label: 'allowed', series: 1 },
  { outcome: 'denied', label: 'denied', series: 2 },
  { outcome: 'unavailable', label: 'unavailable', series: 4 },
];

const counts = {
  from: at(0),
  stepMs: 10_000,
  now: at(35),
  allowed: [0, 2, 4, 1],
  denied: [0, 0, 4, 0],
  unavailable: [0, 1, 0, 0],
};

describe('the outcomes of calls', () => {
  it('sum all points, including the current one', () => {
    expect(KINDS.map(({ outcome }) => totalOf(counts, outcome))).toEqual([7, 4, 1]);
  });

  it('omit the current point in a chart, and have a gap before the policy existed', () => {
    const { times, lines } = outcomeSeries(counts, KINDS, Date.parse(at(12)));
    expect(times.map((time) => new Date(time).toISOString())).toEqual([at(0), at(10), at(20)]);
    expect(lines).toEqual([
      [null, 2, 4],
      [null, 0, 4],
      [null, 1, 0],
    ]);
  });

  it('are stacked bars, scaled to the highest', () => {
    const [allowed, denied, unavailable] = KINDS;
    expect(outcomeBars(counts, KINDS)).toEqual([
      [],
      [
        { kind: allowed, bottom: 0, height: 0.25 },
        { kind: unavailable, bottom: 0.25, height: 0.125 },
      ],
      [
        { kind: allowed, bottom: 0, height: 0.5 },
        { kind: denied, bottom: 0.5, height: 0.5 },
      ],
      [{ kind: allowed, bottom: 0, height: 0.125 }],
    ]);
  });
});
