import { describe, expect, it } from 'vitest';
import { checkAdmissions } from '../../soak/checks/admissions.ts';
import { checkContinuity } from '../../soak/checks/continuity.ts';
import { checkCounter } from '../../soak/checks/counter.ts';
import { checkDeliveries } from '../../soak/checks/deliveries.ts';
import { Tally, type Findings } from '../../soak/checks/findings.ts';
import { checkScan } from '../../soak/checks/scan.ts';
import { checkResources } from '../../soak/checks/settled.ts';
import { scheduleOf } from '../../soak/schedule.ts';

const subject = 'it';

function summary({ violations, apart }: Findings): [violations: number, apart: number] {
  return [violations.length, apart];
}

describe('limits', () => {
  const at = (...times: number[]) => times.map((time) => ({ at: time, lost: false }));
  const check = (passed: { at: number; lost: boolean }[], windowMs = 100) =>
    summary(checkAdmissions({ subject, most: 2, windowMs, passed }));

  it.each([
    ['as many as allowed in any window', at(0, 50, 100, 150), 100, [0, 0]],
    ['one more in a window, in any order', at(150, 0, 99, 50), 100, [1, 0]],
    ['one more in total', at(0, 1e6, 1e9), Infinity, [1, 0]],
    ['one more because of a failover', [...at(0, 50), { at: 10, lost: true }], 100, [0, 1]],
    ['more than a failover explains', [...at(0, 50, 60), { at: 10, lost: true }], 100, [1, 1]],
  ] as const)('%s', (_title, passed, windowMs, expected) => {
    expect(check([...passed], windowMs)).toEqual(expected);
  });
});

describe('changes that happen once', () => {
  it.each([
    ['each once', 3, [0, 0]],
    ['also the one without an answer', 4, [0, 0]],
    ['one twice', 5, [1, 0]],
    ['one lost by a failover', 2, [0, 1]],
    ['one lost for no reason', 1, [1, 0]],
  ] as const)('%s', (_title, value, expected) => {
    const acknowledged = [{ lost: false }, { lost: false }, { lost: true }];
    expect(summary(checkCounter({ subject, acknowledged, unknown: 1, value }))).toEqual(expected);
  });
});

describe('deliveries', () => {
  it.each([
    ['each', { a: ['1'], b: ['2'] }, [0, 0]],
    ['not the one that a failover lost', { a: ['1'] }, [0, 1]],
    ['not all', { b: ['2'] }, [1, 0]],
    ['one with two ids', { a: ['1', '3'], b: ['2'] }, [1, 0]],
  ])('%s', (_title, events: Record<string, string[]>, expected) => {
    const delivered = new Map(Object.entries(events).map(([name, ids]) => [name, new Set(ids)]));
    const members = [
      { member: 'a', lost: false },
      { member: 'b', lost: true },
    ];
    expect(summary(checkDeliveries({ subject, expected: members, delivered }))).toEqual(expected);
  });
});

describe('pages', () => {
  it.each([
    ['each member that was live once, and others', ['a', 'x', 'b'], 0],
    ['a skipped member', ['a'], 1],
    ['a repeated member', ['a', 'b', 'a'], 1],
  ] as const)('%s', (_title, read, violations) => {
    const live = ['a', 'b'];
    expect(checkScan({ subject, live, read }).violations).toHaveLength(violations);
  });
});

describe('subscriptions', () => {
  const batch = (...changes: string[]) => ({ gap: false, changes });
  const gap = { gap: true, changes: [] };
  it.each([
    ['all changes', [batch('a'), batch('b', 'c', 'd')], [0, 0]],
    ['a missing change', [batch('a'), batch('c', 'd')], [1, 0]],
    ['a missing change after a gap', [batch('a'), gap, batch('c', 'd')], [0, 0]],
    ['a repeated change', [batch('a', 'b'), batch('b', 'c', 'd')], [1, 0]],
    ['changes in another order', [batch('b', 'a', 'c', 'd')], [2, 0]],
    ['no end', [batch('a', 'b', 'c')], [1, 0]],
    ['nothing', [], [4, 0]],
    ['a change that a failover forgot', [batch('a', 'lost', 'b', 'c', 'd')], [0, 1]],
    ['a change that never was', [batch('a', 'x', 'b', 'c', 'd')], [1, 0]],
  ])('%s', (_title, received, expected) => {
    const feed = ['a', 'b', 'c', 'd'];
    const isLost = (change: string) => change === 'lost';
    expect(summary(checkContinuity({ subject, feed, received, isLost }))).toEqual(expected);
  });
});

it('finds memory and descriptors that do not return', () => {
  const before = { heapBytes: 40e6, descriptors: 30 };
  const violations = (after: typeof before) => checkResources(subject, before, after).violations;
  expect(violations({ heapBytes: 45e6, descriptors: 32 })).toEqual([]);
  expect(violations({ heapBytes: 145e6, descriptors: 32 })).toHaveLength(1);
  expect(violations({ heapBytes: 45e6, descriptors: 132 })).toHaveLength(1);
});

it('fails if a check found a violation or looked at nothing', () => {
  const failed = (...findings: Findings[]) => {
    const tally = new Tally(() => undefined);
    for (const each of findings) tally.add('check', each);
    return tally.failed;
  };
  expect(failed({ operations: 1, violations: [], apart: 3 })).toBe(false);
  expect(failed({ operations: 0, violations: [], apart: 0 })).toBe(true);
  expect(failed({ operations: 1, violations: ['it'], apart: 0 })).toBe(true);
});

it('a seed repeats the faults, which are of every kind', () => {
  const schedule = scheduleOf(7, 300_000);
  expect(scheduleOf(7, 300_000)).toEqual(schedule);
  expect(scheduleOf(8, 300_000)).not.toEqual(schedule);
  expect(new Set(schedule.redis.map(({ kind }) => kind)).size).toBe(8);
  expect(new Set(schedule.instances.map(({ kind }) => kind)).size).toBe(4);
});
