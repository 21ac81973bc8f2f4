import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulkAdd,
  bulkExtend,
  bulkRemove,
  type BulkProgress,
  type SortedSet,
  type Source,
} from '../../src/index.ts';
import { allMembers, testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;
let set: SortedSet;

beforeEach(async () => {
  bench = testBench();
  set = await bench.newSet();
});

interface Result {
  readonly status: string;
  readonly done: number;
  readonly [outcome: string]: string | number;
}

interface Options {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BulkProgress<string>) => void;
}

/** The three operations: what each does to live members, and to others. */
const OPERATIONS: Record<
  string,
  {
    readonly run: (members: Source<string>, options?: Options) => Promise<Result>;
    readonly live: string;
    readonly absent: string;
  }
> = {
  bulkAdd: {
    run: (members, options) => bulkAdd(set, members, options),
    live: 'updated',
    absent: 'added',
  },
  bulkRemove: {
    run: (members, options) => bulkRemove(set, members, options),
    live: 'removed',
    absent: 'absent',
  },
  bulkExtend: {
    run: (members, options) => bulkExtend(set, members, 5000, options),
    live: 'changed',
    absent: 'absent',
  },
};

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `id${i}`);
}

describe.each(Object.entries(OPERATIONS))('%s', (_, { run, live, absent }) => {
  it('reports the result for each of many members', async () => {
    await bulkAdd(set, ids(2000));
    const result = await run(ids(5000));
    expect(result).toMatchObject({ status: 'completed', done: 5000, [live]: 2000, [absent]: 3000 });
  });

  it('accepts an empty source', async () => {
    expect(await run([])).toMatchObject({ status: 'completed', done: 0, [live]: 0, [absent]: 0 });
  });

  it('reads an asynchronous source no further ahead than it can send', async () => {
    let read = 0;
    let furthest = 0;
    let done = 0;
    async function* source() {
      for (const id of ids(10_000)) {
        read += 1;
        furthest = Math.max(furthest, read - done);
        yield id;
      }
    }
    await run(source(), { onProgress: (progress) => (done = progress.done) });
    expect(read).toBe(10_000);
    expect(furthest).toBeLessThanOrEqual(5 * 256);
  });

  it('reports its progress, and finally what it returns', async () => {
    const reports: BulkProgress<string>[] = [];
    const { status, ...result } = await run(ids(1000), { onProgress: (p) => reports.push(p) });
    expect(status).toBe('completed');
    expect(reports.length).toBeGreaterThan(2);
    expect(reports.map(({ done }) => done)).toEqual(
      reports.map(({ done }) => done).toSorted((a, b) => a - b),
    );
    expect(reports.at(-1)).toEqual(result);
  });

  it('stops when it is cancelled, and reports exactly what was done', async () => {
    const controller = new AbortController();
    let closed = false;
    function* source() {
      try {
        yield* ids(100_000);
      } finally {
        closed = true;
      }
    }
    const result = await run(source(), {
      signal: controller.signal,
      onProgress: ({ done }) => done >= 1000 && controller.abort(),
    });
    expect(result.status).toBe('cancelled');
    expect(result.done).toBeGreaterThanOrEqual(1000);
    expect(result.done).toBeLessThan(5000);
    expect(result[absent]).toBe(result.done);
    expect(closed).toBe(true);
  });

  it('sends nothing if it was cancelled before', async () => {
    const result = await run(ids(10), { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ status: 'cancelled', done: 0 });
  });

  it('can be cancelled while it waits for the source', async () => {
    const controller = new AbortController();
    const waiting = new Promise<never>(() => undefined);
    async function* source() {
      yield 'first';
      controller.abort();
      yield await waiting;
    }
    expect(await run(source(), { signal: controller.signal })).toMatchObject({
      status: 'cancelled',
      done: 0,
    });
  });

  it.each(['', '\ud800', undefined, 7])(
    'names the position of %j, and has processed all before it and none after',
    async (bad) => {
      let done = 0;
      const members = [...ids(700), bad, ...ids(10)];
      await expect(
        // @ts-expect-error What JavaScript could pass.
        run(members, { onProgress: (progress) => (done = progress.done) }),
      ).rejects.toMatchObject({ code: 'INVALID_MEMBER', field: 'members[700]' });
      expect(done).toBe(700);
    },
  );

  it('throws what the source throws, after the members before the error', async () => {
    let done = 0;
    async function* source() {
      yield* ids(300);
      throw new Error('the file has ended early');
    }
    await expect(
      run(source(), { onProgress: (progress) => (done = progress.done) }),
    ).rejects.toThrow('the file has ended early');
    expect(done).toBe(300);
  });

  it('throws what the progress handler throws', async () => {
    const onProgress = () => {
      throw new Error('no');
    };
    await expect(run(ids(10_000), { onProgress })).rejects.toThrow('no');
  });

  it('stops at an error of Redis, and closes the source', async () => {
    await bench.mayfly.sets.delete('online');
    let closed = false;
    async function* source() {
      try {
        yield* ids(100_000);
      } finally {
        closed = true;
      }
    }
    await expect(run(source())).rejects.toMatchObject({ code: 'SET_NOT_FOUND' });
    expect(closed).toBe(true);
  });

  it.each(['abc', null, 7, {}])('rejects %j as a source', async (source) => {
    // @ts-expect-error What JavaScript could pass.
    await expect(run(source)).rejects.toMatchObject({
      code: 'INVALID_BATCH',
      field: 'members',
    });
  });
});

describe('bulkAdd', () => {
  it('leaves exactly the first `done` members when it is cancelled', async () => {
    const controller = new AbortController();
    const { done } = await bulkAdd(set, ids(100_000), {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    expect((await allMembers(set)).toSorted()).toEqual(ids(done).toSorted());
  });

  it('leaves exactly the members before an invalid one', async () => {
    const members = [...ids(600), '', 'after'];
    await expect(bulkAdd(set, members)).rejects.toMatchObject({ field: 'members[600]' });
    expect((await allMembers(set)).toSorted()).toEqual(ids(600).toSorted());
  });

  it('gives each member its lifetime and value', async () => {
    const { now } = bench.clock;
    await bulkAdd(set, [
      'plain',
      { member: 'own', ttlMs: 1000, value: { room: 7 } },
      { member: 'at', expiresAt: now + 2000 },
      { member: 'never', expiresAt: Infinity, value: null },
    ]);
    expect(await set.page({ first: 10 })).toMatchObject({
      members: [
        { member: 'own', expiresAt: now + 1000, value: { room: 7 } },
        { member: 'at', expiresAt: now + 2000 },
        { member: 'plain', expiresAt: now + 60_000 },
        { member: 'never', expiresAt: Infinity },
      ],
    });
  });

  it('follows the mode, and keeps the last of equal members', async () => {
    await set.add('live', { ttlMs: 1 });
    expect(await bulkAdd(set, ['live', 'new'], { mode: 'ifAbsent' })).toMatchObject({
      added: 1,
      kept: 1,
    });
    expect(await bulkAdd(set, ['live', 'none'], { mode: 'ifLive' })).toMatchObject({
      updated: 1,
      absent: 1,
    });
    const renewed = Array.from({ length: 3000 }, (_, i) => ({ member: 'same', ttlMs: i + 1 }));
    expect(await bulkAdd(set, renewed)).toMatchObject({ added: 1, updated: 2999 });
    expect(await set.get('same')).toMatchObject({ remainingMs: 3000 });
  });

  it.each([-1, 0, 1])(
    'counts a member that expires %i ms from now as expired unless its expiry is in the future',
    async (ms) => {
      const members = [{ member: 'a', expiresAt: bench.clock.now + ms }, { member: 'b' }];
      const expired = ms > 0 ? 0 : 1;
      expect(await bulkAdd(set, members)).toMatchObject({ done: 2, added: 2 - expired, expired });
      expect(await set.has('a')).toBe(ms > 0);
    },
  );

  it.each([
    [{ member: '' }, 'INVALID_MEMBER', 'members[1].member'],
    [{ member: 'a', ttlMs: 0 }, 'INVALID_TTL', 'members[1].ttlMs'],
    [{ member: 'a', expiresAt: NaN }, 'INVALID_EXPIRY', 'members[1].expiresAt'],
    [{ member: 'a', ttlMs: 1, expiresAt: 1e15 }, 'INVALID_EXPIRY', 'members[1].expiresAt'],
    [{ member: 'a', value: 'x'.repeat(5000) }, 'INVALID_VALUE', 'members[1].value'],
    [{ no: 'member' }, 'INVALID_MEMBER', 'members[1]'],
  ])('rejects %j', async (bad, code, field) => {
    // @ts-expect-error What JavaScript could pass.
    await expect(bulkAdd(set, ['good', bad, 'after'])).rejects.toMatchObject({ code, field });
    expect(await allMembers(set)).toEqual(['good']);
  });

  it('rejects an expiry that is too far ahead, which is not the same as an expired member', async () => {
    const members = ['good', { member: 'a', expiresAt: bench.clock.now + 315_360_000_001 }];
    await expect(bulkAdd(set, members)).rejects.toMatchObject({
      code: 'INVALID_EXPIRY',
      field: 'members[1].expiresAt',
    });
    expect(await allMembers(set)).toEqual(['good']);
  });

  it('rejects an unknown mode', async () => {
    // @ts-expect-error What JavaScript could pass.
    await expect(bulkAdd(set, ids(1), { mode: 'sometimes' })).rejects.toMatchObject({
      code: 'INVALID_MODE',
      field: 'mode',
    });
  });
});

describe('bulkExtend', () => {
  it('adds to the remaining time of each member, and skips members that would live too long', async () => {
    const longest = 315_360_000_000;
    await bulkAdd(set, [
      { member: 'a', ttlMs: 1000 },
      { member: 'b', ttlMs: 2000 },
      { member: 'c', ttlMs: longest },
    ]);
    expect(await bulkExtend(set, ['a', 'b', 'c', 'd'], 500)).toEqual({
      status: 'completed',
      done: 4,
      changed: 2,
      absent: 1,
      refused: 1,
    });
    const left = await Promise.all(['a', 'b', 'c'].map((member) => set.get(member)));
    expect(left.map((found) => found?.remainingMs)).toEqual([1500, 2500, longest]);
  });

  it('rejects an invalid time before it reads', async () => {
    await expect(bulkExtend(set, ids(1), 0)).rejects.toMatchObject({
      code: 'INVALID_TTL',
      field: 'byMs',
    });
  });
});
