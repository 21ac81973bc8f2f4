import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SortedSet } from '../../src/index.ts';
import { TurnQueue } from '../../src/redis/turn-queue.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;
let set: SortedSet;

beforeEach(async () => {
  bench = testBench();
  set = await bench.newSet();
});

/** The number of commands during an action. */
async function commandsDuring(action: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(bench.redis, 'sendCommand');
  await action();
  const { length } = sent.mock.calls;
  sent.mockRestore();
  return length;
}

describe('calls of one turn of the event loop', () => {
  it('share one script for each set', async () => {
    const other = await bench.newSet('other');
    await set.add('warm');
    await set.has('warm');
    const commands = await commandsDuring(async () => {
      await Promise.all(Array.from({ length: 24 }, (_, i) => set.add(`m${i}`)));
      await Promise.all(Array.from({ length: 48 }, (_, i) => set.has(`m${i}`)));
      await Promise.all([set.add('x'), other.add('x')]);
    });
    expect(commands).toBe(4);
    expect(await set.count()).toBe(26);
  });

  it('are split into scripts of at most 24 additions', async () => {
    await set.add('warm');
    const commands = await commandsDuring(() =>
      Promise.all(Array.from({ length: 25 }, (_, i) => set.add(`m${i}`))),
    );
    expect(commands).toBe(2);
  });

  it('keep their order, also if they cannot share a script', async () => {
    const added = set.add('a');
    const wasThere = set.has('a');
    const removed = set.remove('a');
    const isGone = set.has('a');
    const again = set.add('a', { value: 2 });
    const cleared = set.clear();
    const afterClear = set.count();
    expect(await added).toMatchObject({ status: 'added' });
    expect(await wasThere).toBe(true);
    expect(await removed).toMatchObject({ status: 'removed' });
    expect(await isGone).toBe(false);
    expect(await again).toMatchObject({ status: 'added' });
    expect(await cleared).toMatchObject({ clearedCount: 1 });
    expect(await afterClear).toBe(0);
  });

  it('fail separately', async () => {
    const outcomes = await Promise.allSettled([
      set.add('a'),
      set.add(''),
      set.add('b', { ttlMs: -1 }),
      set.add('c'),
      bench.mayfly.sets.open('missing').add('a'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
  });
});

describe('batches whose replies arrive together', () => {
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

  function answers(sizes: readonly number[]) {
    const queue = new TurnQueue();
    const given: number[] = [];
    for (const [index, calls] of sizes.entries()) queue.answer(calls, () => given.push(index));
    return { queue, given };
  }

  it('continue in turns of 32 calls, in their order', async () => {
    const { given } = answers([24, 24, 8, 8, 1, 100, 1]);
    expect(given).toEqual([0]);
    await nextTurn();
    expect(given).toEqual([0, 1, 2]);
    await nextTurn();
    expect(given).toEqual([0, 1, 2, 3, 4]);
    await nextTurn();
    expect(given).toEqual([0, 1, 2, 3, 4, 5]);
    await nextTurn();
    expect(given).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('continue together if a turn takes longer than 5 ms', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(100);
    onTestFinished(() => clock.mockRestore());
    const { given } = answers([32, 32, 32, 32, 32]);
    clock.mockReturnValue(105);
    await nextTurn();
    expect(given).toEqual([0, 1]);
    clock.mockReturnValue(105.1);
    await nextTurn();
    expect(given).toEqual([0, 1, 2, 3, 4]);
  });

  it('continue at once when a timeout ends', () => {
    const { queue, given } = answers([32, 32, 32]);
    queue.answerAll();
    expect(given).toEqual([0, 1, 2]);
  });

  it('continue after the commands of the turn before', async () => {
    const { queue, given } = answers([32, 32]);
    const sent: number[][] = [];
    queue.push({ keys: [], readKeys: 0, send: () => sent.push([...given]) });
    await nextTurn();
    expect(sent).toEqual([[0]]);
    expect(given).toEqual([0, 1]);
  });
});
