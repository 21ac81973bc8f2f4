import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { SortedSet, Sweeper } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

/** Unhandled rejections, which would end the process. */
const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);

beforeEach(() => {
  unhandled.length = 0;
  process.on('unhandledRejection', note).on('uncaughtException', note);
});

afterEach(() => {
  process.off('unhandledRejection', note).off('uncaughtException', note);
});

async function expireOne(set: SortedSet, sweeper: Sweeper, clock: { advance(ms: number): void }) {
  await set.add('a', { ttlMs: 1 });
  clock.advance(2000);
  return sweeper.sweepDue();
}

/** A callback that throws, and one that rejects later. */
const FAILURES: readonly [string, (problem: string) => void | Promise<void>][] = [
  [
    'throws',
    (problem) => {
      throw new Error(problem);
    },
  ],
  [
    'rejects',
    async (problem) => {
      await Promise.resolve();
      throw new Error(problem);
    },
  ],
];

describe.each(FAILURES)('a callback that %s', (_what, fail) => {
  it('as onSwept is reported to onError, and the sweep continues', async () => {
    const { mayfly, newSet, clock } = testBench();
    const errors: string[] = [];
    const sweeper = mayfly.createSweeper({
      onSwept: () => fail('swept'),
      onError: ({ message }) => void errors.push(message),
    });
    expect(await expireOne(await newSet(), sweeper, clock)).toEqual({ removed: 1 });
    await expect.poll(() => errors).toEqual(['swept']);
    expect(unhandled).toEqual([]);
  });

  it("as a sweeper's onError becomes a warning of the process", async () => {
    const { mayfly, newSet, clock } = testBench();
    const sweeper = mayfly.createSweeper({
      onSwept: () => fail('swept'),
      onError: ({ message }) => fail(`cannot report ${message}`),
    });
    const warned = once(process, 'warning');
    await expireOne(await newSet(), sweeper, clock);
    expect(await warned).toMatchObject([
      { name: 'MayflyWarning', message: 'onError threw: cannot report swept' },
    ]);
    expect(unhandled).toEqual([]);
  });

  it('as a handler is reported to onError; if that also fails, it becomes a warning', async () => {
    const { mayfly, newSet, clock } = testBench();
    const set = await newSet();
    const calls: string[] = [];
    const warned = once(process, 'warning');
    const subscription = await set.onExpired(
      'group',
      ({ member, redelivered }) => {
        calls.push(member);
        return redelivered ? undefined : fail('handled');
      },
      { onError: ({ message }, event) => fail(`cannot report ${message} of ${event?.member}`) },
    );
    onTestFinished(async () => void (await subscription.stop()));
    await expireOne(set, mayfly.createSweeper(), clock);
    await expect.poll(() => calls).toEqual(['a', 'a']);
    expect(await warned).toMatchObject([{ message: 'onError threw: cannot report handled of a' }]);
    expect(unhandled).toEqual([]);
  });
});
