import { isDeepStrictEqual } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  expireManyAt,
  extendMany,
  CONSTRAINTS,
  MayflyError,
  persistMany,
  removeMany,
  restoreMany,
  type AnySet,
  type Restoration,
  type SortedSet,
} from '../../src/index.ts';
import { collect } from '../support/collect.ts';
import { EVERY_STRATEGY } from '../support/every-strategy.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;
let set: SortedSet;

beforeEach(async () => {
  bench = testBench();
  set = await bench.newSet();
});

/** Strategies whose members have individual expiries, and values. */
const OWN = ['sorted', 'sharded', 'compact', 'keys', 'native'];
const VALUED = ['sorted', 'sharded', 'native', 'keys'];

async function contents(of: AnySet): Promise<Map<string, number>> {
  const members = await collect<{ member: string; expiresAt: number }>(of.members());
  return new Map(members.map(({ member, expiresAt }) => [member, expiresAt]));
}

describe.each(EVERY_STRATEGY)('a set of $strategy', { timeout: 20_000 }, (options) => {
  const { strategy } = options;
  const own = OWN.includes(strategy);
  const valued = VALUED.includes(strategy);
  let any: AnySet;

  beforeEach(async () => {
    await bench.mayfly.sets.create('any', options);
    any = await bench.mayfly.sets.find('any');
  });

  it('is found by its name alone', () => {
    expect(any).toMatchObject({ name: 'any', strategy });
  });

  it('adds members, removes some, and restores exactly those', async () => {
    const members = Array.from({ length: 150 }, (_, i) => ({ member: `m${i}` }));
    await any.addMany(members.slice(0, 100));
    bench.clock.advance(5000);
    const added = await any.addMany(members.slice(50), { mode: 'ifAbsent' });
    expect(added.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 50 }, () => 'kept'),
      ...Array.from({ length: 50 }, () => 'added'),
    ]);
    const before = await contents(any);
    expect(before.size).toBe(150);

    const names = members.slice(40, 110).map(({ member }) => member);
    const removed = await removeMany(any, [...names, 'missing']);
    expect(removed.map(({ status }) => status)).toEqual([...names.map(() => 'removed'), 'absent']);
    expect((await contents(any)).size).toBe(80);

    const undo: Restoration[] = [];
    for (const [index, result] of removed.entries()) {
      const member = names[index];
      if (result.status === 'absent' || member === undefined) continue;
      undo.push({ member, removed: { expiresAt: result.expiresAt } });
    }
    bench.clock.advance(1000);
    const restored = await restoreMany(any, undo);
    expect(restored).toEqual(
      undo.map(({ member }) => ({
        status: 'restored',
        expiresAt: before.get(member),
        now: bench.clock.now,
      })),
    );
    expect(await contents(any)).toEqual(before);
  });

  it('keeps members that were added in the meantime, and does not restore members that would have expired', async () => {
    await any.addMany([{ member: 'taken' }, { member: 'late' }]);
    const removed = await removeMany(any, ['taken', 'late']);
    const undo = removed.flatMap((result, index): Restoration[] =>
      result.status === 'absent'
        ? []
        : [{ member: index === 0 ? 'taken' : 'late', removed: { expiresAt: result.expiresAt } }],
    );
    bench.clock.advance(30_000);
    const [again] = await any.addMany([{ member: 'taken' }]);
    expect(again).toMatchObject({ status: 'added' });
    const expiresAt = again?.status === 'added' ? again.expiresAt : 0;
    expect((await restoreMany(any, undo))[0]).toMatchObject({ status: 'taken', expiresAt });
    await any.remove('late');
    bench.clock.advance(40_000);
    expect((await restoreMany(any, undo))[1]).toEqual({ status: 'expired' });
    expect(await any.has('late')).toBe(false);
  });

  it('rejects what the strategy does not support, by name, and adds none', async () => {
    const good = { member: 'good' };
    const additions = [
      [{ member: 'm', value: 1 }, valued, 'members[1].value'],
      [{ member: 'm', ttlMs: 10_000 }, strategy !== 'window', 'members[1].ttlMs'],
      [{ member: 'm', expiresAt: bench.clock.now + 20_000 }, own, 'members[1].expiresAt'],
      [{ member: 'm', expiresAt: Infinity }, own && strategy !== 'keys', 'members[1].expiresAt'],
    ] as const;
    const outcomes: unknown[] = [];
    for (const [addition] of additions) {
      const before = await contents(any);
      const outcome = await any.addMany([good, addition]).catch((error: unknown) => error);
      outcomes.push(
        outcome instanceof MayflyError
          ? { code: outcome.code, field: outcome.field, unchanged: await isAs(before) }
          : 'added',
      );
    }
    expect(outcomes).toEqual(
      additions.map(([, can, field]) =>
        can ? 'added' : { code: 'WRONG_STRATEGY', field, unchanged: true },
      ),
    );
  });

  async function isAs(before: Map<string, number>): Promise<boolean> {
    return isDeepStrictEqual(await contents(any), before);
  }
});

describe('a selection', () => {
  it.each([
    ['no members', []],
    ['too many members', Array.from({ length: 1001 }, (_, i) => `m${i}`)],
  ])('of %s is rejected', async (_, members) => {
    const refusal = { code: 'INVALID_BATCH', field: 'members' };
    await expect(removeMany(set, members)).rejects.toMatchObject(refusal);
    await expect(extendMany(set, members, 1)).rejects.toMatchObject(refusal);
    await expect(set.addMany(members.map((member) => ({ member })))).rejects.toMatchObject(refusal);
  });

  it('with an invalid member is rejected, and changes no other', async () => {
    await set.add('a', { ttlMs: 1000 });
    const refusal = { code: 'INVALID_MEMBER', field: 'members[1]' };
    await expect(removeMany(set, ['a', ''])).rejects.toMatchObject(refusal);
    await expect(extendMany(set, ['a', ''], 1)).rejects.toMatchObject(refusal);
    await expect(persistMany(set, ['a', ''])).rejects.toMatchObject(refusal);
    await expect(expireManyAt(set, ['a', ''], bench.clock.now + 1)).rejects.toMatchObject(refusal);
    await expect(
      restoreMany(set, [
        { member: 'b', removed: { expiresAt: Infinity } },
        { member: '', removed: { expiresAt: 1 } },
      ]),
    ).rejects.toMatchObject({ ...refusal, field: 'members[1].member' });
    expect(await contents(set)).toEqual(new Map([['a', bench.clock.now + 1000]]));
  });

  it.each<[string, string, Restoration]>([
    ['INVALID_EXPIRY', '.removed.expiresAt', { member: 'a', removed: { expiresAt: 0.5 } }],
    [
      'INVALID_VALUE',
      '.removed.value',
      { member: 'a', removed: { expiresAt: 1, value: 'x'.repeat(5000) } },
    ],
    ['INVALID_EXPIRY', '.rescheduled.from', { member: 'a', rescheduled: { from: 0.5, to: 1 } }],
    ['INVALID_EXPIRY', '.rescheduled.to', { member: 'a', rescheduled: { from: 1, to: NaN } }],
  ])('with an invalid restoration fails: %s for %s', async (code, field, restoration) => {
    await expect(restoreMany(set, [restoration])).rejects.toMatchObject({
      code,
      field: `members[0]${field}`,
    });
  });

  it('with an expiry that is too far ahead is rejected', async () => {
    const expiresAt = bench.clock.now + CONSTRAINTS.ttlMs + 1;
    await expect(restoreMany(set, [{ member: 'a', removed: { expiresAt } }])).rejects.toMatchObject(
      { code: 'INVALID_EXPIRY', field: 'members[0].removed.expiresAt' },
    );
    await expect(set.addMany([{ member: 'b' }, { member: 'a', expiresAt }])).rejects.toMatchObject({
      code: 'INVALID_EXPIRY',
      field: 'members[1].expiresAt',
    });
  });
});

describe('changes of expiry of many members', () => {
  beforeEach(async () => {
    await set.add('a', { ttlMs: 1000, value: 'kept' });
    await set.add('b', { ttlMs: 2000 });
    await set.add('forever', { expiresAt: Infinity });
  });

  it('are exact, and so is their undo', async () => {
    const before = await contents(set);
    const names = ['a', 'b', 'forever'];
    const extended = await extendMany(set, [...names, 'missing'], 500);
    expect(extended.map(({ status }) => status)).toEqual([
      'changed',
      'changed',
      'changed',
      'absent',
    ]);
    expect(await contents(set)).toEqual(
      new Map([...before].map(([member, expiresAt]) => [member, expiresAt + 500])),
    );
    const undo = names.map((member, index): Restoration => {
      const result = extended[index];
      if (result?.status !== 'changed') throw new Error('absent');
      return { member, rescheduled: { from: result.expiresAt, to: result.formerExpiresAt } };
    });
    await set.extend('b', 1);
    expect((await restoreMany(set, undo)).map(({ status }) => status)).toEqual([
      'restored',
      'taken',
      'restored',
    ]);
    expect((await contents(set)).get('a')).toBe(before.get('a'));
    expect(await set.get('a')).toMatchObject({ value: 'kept' });
  });

  it('set one expiry, or none, for all', async () => {
    const at = bench.clock.now + 5000;
    await expireManyAt(set, ['a', 'forever'], at);
    expect((await contents(set)).get('forever')).toBe(at);
    await persistMany(set, ['a', 'b']);
    expect((await contents(set)).get('b')).toBe(Infinity);
    await expect(expireManyAt(set, ['a', 'b'], bench.clock.now)).rejects.toMatchObject({
      code: 'INVALID_EXPIRY',
      field: 'expiresAt',
    });
    expect((await contents(set)).get('b')).toBe(Infinity);
  });

  it('skip members that would live too long', async () => {
    const results = await extendMany(set, ['a', 'b'], CONSTRAINTS.ttlMs - 1000);
    expect(results.map(({ status }) => status)).toEqual(['changed', 'refused']);
    expect(await set.get('b')).toMatchObject({ remainingMs: 2000 });
  });

  it('cannot be undone in a set whose members have no individual expiry', async () => {
    const { set: window } = await bench.mayfly.sets.create<string>('window', {
      strategy: 'window',
      windowMs: 1000,
    });
    await window.add('a');
    const any = await bench.mayfly.sets.find('window');
    await expect(
      restoreMany(any, [{ member: '"a"', rescheduled: { from: 1, to: 2 } }]),
    ).rejects.toMatchObject({ code: 'WRONG_STRATEGY', field: 'members[0].rescheduled' });
  });

  it('are restored once, for any number of callers', async () => {
    const [removed] = await removeMany(set, ['a']);
    if (removed?.status !== 'removed') throw new Error('absent');
    const { expiresAt, value } = removed;
    const undo = [{ member: 'a', removed: { expiresAt, value } }];
    const results = (await bench.concurrently(40, (each) => restoreMany(each, undo))).flat();
    expect(results.filter(({ status }) => status === 'restored')).toHaveLength(1);
    expect(results.filter(({ status }) => status === 'taken')).toHaveLength(39);
    expect(await set.get('a')).toMatchObject({ expiresAt, value: 'kept' });
  });

  it('restore values unchanged', async () => {
    const [removed] = await removeMany(set, ['a']);
    if (removed?.status !== 'removed') throw new Error('absent');
    const { expiresAt, value } = removed;
    await restoreMany(set, [{ member: 'a', removed: { expiresAt, value } }]);
    expect(await set.get('a')).toMatchObject({ expiresAt, value: 'kept' });
  });
});
