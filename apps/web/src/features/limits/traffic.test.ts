import { describe, expect, it } from 'vitest';
import { totals, trafficBars, trafficSeries, type Traffic } from './traffic.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds)).toISOString();

const traffic: Traffic = {
  from: at(0),
  to: at(40),
  stepMs: 10_000,
  now: at(35),
  allowed: [0, 2, 4, 1],
  denied: [0, 0, 4, 0],
  shadowed: [0, 0, 0, 0],
  unavailable: [0, 1, 0, 0],
};

describe('traffic', () => {
  it('sums all points, including the current one', () => {
    expect(totals(traffic)).toEqual({ allowed: 7, denied: 4, shadowed: 0, unavailable: 1 });
  });

  it('omits the current point, and has a gap before the policy existed', () => {
    const { times, lines } = trafficSeries(traffic, Date.parse(at(12)));
    expect(times.map((time) => new Date(time).toISOString())).toEqual([at(0), at(10), at(20)]);
    expect(lines).toEqual([
      [null, 2, 4],
      [null, 0, 4],
      [null, 0, 0],
      [null, 1, 0],
    ]);
  });

  it('scales stacked bars to the highest', () => {
    expect(trafficBars(traffic)).toEqual([
      [],
      [
        { outcome: 'allowed', bottom: 0, height: 0.25 },
        { outcome: 'unavailable', bottom: 0.25, height: 0.125 },
      ],
      [
        { outcome: 'allowed', bottom: 0, height: 0.5 },
        { outcome: 'denied', bottom: 0.5, height: 0.5 },
      ],
      [{ outcome: 'allowed', bottom: 0, height: 0.125 }],
    ]);
  });
});
