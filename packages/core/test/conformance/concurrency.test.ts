import { describe, expect, it } from 'vitest';
import { connect, testBench } from '../support/mayfly.ts';
import {
  canRun,
  STRATEGIES_UNDER_TEST,
  type StrategyUnderTest,
  type Subject,
} from './strategies.ts';

const CALLS = 500;
const CONNECTIONS = 8;

interface Outcome {
  readonly status: string;
}

interface Crowd {
  /** Concurrent calls, through eight connections in turn. */
  readonly all: (
    action: (subject: Subject, index: number) => Promise<Outcome>,
  ) => Promise<Outcome[]>;
  readonly one: Subject;
}

describe.for(STRATEGIES_UNDER_TEST)('$title, with many concurrent callers', (strategy) => {
  it('reports an event as new to exactly one', async ({ skip }) => {
    const { all } = await crowd(strategy, skip);
    const results = await all(({ set }) => set.seenBefore('event'));
    expect(tally(results)).toEqual({ new: 1, seen: CALLS - 1 });
  });

  it('reports an addition to exactly one', async ({ skip }) => {
    const { all } = await crowd(strategy, skip);
    const results = await all(({ set }) => set.add('member', { mode: 'ifAbsent' }));
    expect(tally(results)).toEqual({ added: 1, kept: CALLS - 1 });
  });

  it('reports a removal to exactly one', async ({ skip }) => {
    const { all, one } = await crowd(strategy, skip);
    await one.set.add('member');
    const results = await all(({ set }) => set.remove('member'));
    expect(tally(results)).toEqual({ removed: 1, absent: CALLS - 1 });
  });

  it('reports as many additions as removals, and one more if the member is live', async ({
    skip,
  }) => {
    const { all, one } = await crowd(strategy, skip);
    const results = await all(({ set }, index) =>
      index % 2 === 0 ? set.add('member', { mode: 'ifAbsent' }) : set.remove('member'),
    );
    const { added = 0, removed = 0 } = tally(results);
    expect(added).toBeGreaterThan(0);
    expect(added - removed).toBe((await one.set.has('member')) ? 1 : 0);
  });
});

async function crowd(strategy: StrategyUnderTest, skip: (note: string) => void): Promise<Crowd> {
  const bench = testBench();
  if (!(await canRun(strategy, bench.redis))) skip('The server cannot');
  await strategy.create(bench.mayfly, 'set');
  const open = () => strategy.open(bench.through(connect()), 'set');
  const subjects = Array.from({ length: CONNECTIONS }, open);
  const calls = Array.from({ length: Math.ceil(CALLS / CONNECTIONS) }, () => subjects);
  return {
    all: (action) => Promise.all(calls.flat().slice(0, CALLS).map(action)),
    one: strategy.open(bench.mayfly, 'set'),
  };
}

function tally(results: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of results) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
