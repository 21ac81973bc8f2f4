import { describe, expect, it } from 'vitest';
import { testBench, type TestBench } from '../support/mayfly.ts';
import {
  canRun,
  STRATEGIES_UNDER_TEST,
  type StrategyUnderTest,
  type Subject,
} from './strategies.ts';

/** Every way to find out whether a member is live; undefined if the strategy has none of the kind. */
const READS: Record<string, (subject: Subject) => Promise<boolean> | undefined> = {
  has: ({ set }) => set.has('alice'),
  members: async ({ set }) => {
    for await (const { member } of set.members()) if (member === 'alice') return true;
    return false;
  },
  remove: async ({ set }) => (await set.remove('alice')).status === 'removed',
  seenBefore: async ({ set }) => (await set.seenBefore('alice')).status === 'seen',
  always: async ({ set }) => (await set.add('alice')).status === 'updated',
  ifAbsent: async ({ set }) => (await set.add('alice', { mode: 'ifAbsent' })).status === 'kept',
  ifLive: async ({ set }) => (await set.add('alice', { mode: 'ifLive' })).status === 'updated',
  ifLater: async ({ set }) => (await set.add('alice', { mode: 'ifLater' })).status === 'updated',
  extend: ({ extend }) => extend?.('alice', 1).then(({ status }) => status === 'changed'),
  persist: ({ persist }) => persist?.('alice').then(({ status }) => status === 'changed'),
  expireAt: ({ expireAt }) =>
    expireAt?.('alice', 4_000_000_500_000).then(({ status }) => status === 'changed'),
};

describe.for(STRATEGIES_UNDER_TEST)('$title, at the boundary of live', (strategy) => {
  it.for(
    Object.entries(READS).flatMap(([name, read]) =>
      [-1, 0, 1].map((ms) => [name, ms, read] as const),
    ),
  )('%s: %i ms after the expiry', async ([, ms, read], { skip }) => {
    const bench = testBench(undefined, 4_000_000_000_000);
    const subject = await created(strategy, bench, skip);
    const added = await subject.set.add('alice');
    bench.clock.now = (added.status === 'added' ? added.expiresAt : Number.NaN) + ms;
    const live = read(subject) ?? skip('The strategy does not have it');
    expect(await live).toBe(ms < 0);
  });
});

async function created(
  strategy: StrategyUnderTest,
  { mayfly, redis }: TestBench,
  skip: (note: string) => never,
): Promise<Subject> {
  if (!(await canRun(strategy, redis))) skip('The server cannot');
  await strategy.create(mayfly, 'set');
  return strategy.open(mayfly, 'set');
}
