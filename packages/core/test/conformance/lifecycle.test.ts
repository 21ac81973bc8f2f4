import { describe, expect, it } from 'vitest';
import { CONSTRAINTS, MayflyError, type Mayfly } from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';
import {
  canRun,
  STRATEGIES_UNDER_TEST,
  type StrategyUnderTest,
  type Subject,
} from './strategies.ts';

/** Every call that a strategy supports. */
function calls({ set, ...own }: Subject): Record<string, () => Promise<unknown> | undefined> {
  return {
    add: () => set.add('alice'),
    has: () => set.has('alice'),
    remove: () => set.remove('alice'),
    seenBefore: () => set.seenBefore('alice'),
    members: async () => {
      for await (const each of set.members()) expect.unreachable(each.member);
    },
    clear: () => set.clear(),
    addFor: () => own.addFor?.('alice', 1, 'always'),
    addUntil: () => own.addUntil?.('alice', 5_000_000_000_000, 'always'),
    extend: () => own.extend?.('alice', 1),
    expireAt: () => own.expireAt?.('alice', 5_000_000_000_000),
    persist: () => own.persist?.('alice'),
    count: () => own.count?.(),
    sweep: () => own.sweep?.(),
  };
}

/** The error of a call; undefined for a call that the strategy does not have. */
async function refusalOf(call: Promise<unknown> | undefined): Promise<string | undefined> {
  try {
    return call && `answered ${JSON.stringify(await call)}`;
  } catch (error) {
    if (!(error instanceof MayflyError)) throw error;
    return `${error.code} of ${error.field}`;
  }
}

/** The errors of the calls that the strategy has, each with their names. */
async function refusalsOf(subject: Subject): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const [name, call] of Object.entries(calls(subject))) {
    const refusal = await refusalOf(call());
    if (refusal !== undefined) (all[refusal] ??= []).push(name);
  }
  return all;
}

describe.for(STRATEGIES_UNDER_TEST)('$title', (strategy) => {
  it('is created once, and then returned', async ({ skip }) => {
    const { mayfly } = await supported(strategy, skip);
    expect(await strategy.create(mayfly, 'set')).toMatchObject({ status: 'created' });
    expect(await strategy.create(mayfly, 'set')).toMatchObject({ status: 'exists' });
  });

  it('rejects every call after its deletion, and is empty when created again', async ({ skip }) => {
    const { mayfly, subject } = await supported(strategy, skip);
    await strategy.create(mayfly, 'set');
    await subject.set.add('alice');
    expect(await mayfly.sets.delete('set')).toEqual({ status: 'deleted' });
    expect(await refusalsOf(subject)).toEqual({ 'SET_NOT_FOUND of name': expect.any(Array) });
    await strategy.create(mayfly, 'set');
    expect(await subject.set.has('alice')).toBe(false);
    expect(await subject.set.seenBefore('alice')).toMatchObject({ status: 'new' });
  });

  it('rejects every call on a set of another strategy, and creation', async ({ skip }) => {
    const { mayfly, subject } = await supported(strategy, skip);
    await createAnother(strategy, mayfly);
    expect(await refusalsOf(subject)).toEqual({ 'WRONG_STRATEGY of name': expect.any(Array) });
    await expect(strategy.create(mayfly, 'set')).rejects.toMatchObject({ code: 'WRONG_STRATEGY' });
  });

  it('rejects invalid input by its name, and changes nothing', async ({ skip }) => {
    const { mayfly, subject } = await supported(strategy, skip);
    const { set, addFor, addUntil } = subject;
    await strategy.create(mayfly, 'set');
    const ttls = [0, -1, 1.5, CONSTRAINTS.ttlMs + 1, Infinity, Number.NaN];
    const moments = [0.5, Number.NaN];
    const refused = await Promise.all([
      refusalOf(set.seenBefore('alice', Number.NaN)),
      ...ttls.map((ttlMs) => refusalOf(addFor?.('alice', ttlMs, 'always'))),
      ...moments.map((moment) => refusalOf(addUntil?.('alice', moment, 'always'))),
    ]);
    expect(refused).toEqual([
      'INVALID_EXPIRY of at',
      ...ttls.map(() => (addFor ? 'INVALID_TTL of ttlMs' : undefined)),
      ...moments.map(() => (addUntil ? 'INVALID_EXPIRY of expiresAt' : undefined)),
    ]);
    expect(await set.has('alice')).toBe(false);
  });
});

async function supported(
  strategy: StrategyUnderTest,
  skip: (note: string) => void,
): Promise<{ readonly mayfly: Mayfly; readonly subject: Subject }> {
  const redis = connect();
  if (!(await canRun(strategy, redis))) skip('The server cannot');
  const { mayfly } = testBench(redis, 4_000_000_000_000);
  return { mayfly, subject: strategy.open(mayfly, 'set') };
}

function createAnother({ strategy }: StrategyUnderTest, { sets }: Mayfly): Promise<unknown> {
  return strategy === 'sorted'
    ? sets.create('set', { strategy: 'window', windowMs: 1000 })
    : sets.create('set', { defaultTtlMs: 1000 });
}
