import { expect } from 'vitest';
import type { Mayfly } from '../../src/index.ts';

/**
 * Runs every operation on sorted sets of these names, in byte order, on a series and a space of codes for
 * each, and on one-time passwords for each.
 */
export async function everyOperation(mayfly: Mayfly, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const { set } = await mayfly.sets.create(name, { defaultTtlMs: 60_000 });
      await set.addMany([{ member: 'a', value: 1 }, { member: 'b' }, { member: 'c', ttlMs: 1 }]);
      expect(await set.add('d', { mode: 'ifAbsent' })).toMatchObject({ status: 'added' });
      expect(await set.seenBefore('d')).toMatchObject({ status: 'seen' });
      expect(await set.has('a')).toBe(true);
      expect(await set.get('a')).toMatchObject({ value: 1 });
      expect(await set.extend('a', 1000)).toMatchObject({ status: 'changed' });
      expect(await set.expireAt('d', Date.now() + 50_000)).toMatchObject({ status: 'changed' });
      expect(await set.persist('b')).toMatchObject({ status: 'changed' });
      expect(
        await set.revertExpiry('b', { from: Infinity, to: Date.now() + 40_000 }),
      ).toMatchObject({
        status: 'reverted',
      });
      expect(await set.persist('b')).toMatchObject({ status: 'changed' });
      expect(await set.remove('a')).toMatchObject({ status: 'removed' });
      expect(await set.rank('b')).toMatchObject({ totalCount: expect.any(Number) });
      expect(await set.page({ first: 1, fromRank: 1 })).toMatchObject({ startRank: 1 });
      expect(await set.search({ prefix: 'd' }, { first: 9 })).toMatchObject({
        matches: [{ member: 'd' }],
      });
      expect(await set.removeMatching({ contains: 'missing' }, { first: 9 })).toMatchObject({
        matches: [],
      });
      expect(await mayfly.sets.find(name)).toMatchObject({ strategy: 'sorted' });
      expect(await mayfly.sets.inspect(name)).toMatchObject({ feedKept: null });
      expect(await mayfly.sets.setDefaultTtl(name, 60_000)).toMatchObject({ status: 'changed' });
      expect(await set.page({ first: 1 })).toMatchObject({ members: [{ member: 'd' }] });
      expect(await set.timeLeft()).toMatchObject({ never: 1 });
      await expect.poll(() => set.sweep({ atMost: 10 })).toEqual({ removed: 1, left: 0 });
    }),
  );
  const browsed = await mayfly.sets.browse({ first: 100, orderBy: 'name' });
  expect(browsed.sets.map(({ name }) => name)).toEqual(names);
  const { sets } = await mayfly.sets.list({ first: 100 });
  expect(sets.map(({ name, count }) => [name, count])).toEqual(names.map((name) => [name, 2]));

  expect(await mayfly.histories.record()).toMatchObject({ recorded: names.length });
  const histories = [mayfly.histories.ofAll(), ...names.map((name) => mayfly.histories.of(name))];
  for (const { live } of await Promise.all(histories)) {
    expect(live.filter((count) => count !== null)).toHaveLength(1);
  }

  await Promise.all(
    names.map(async (name) => {
      const series = mayfly.series<'load'>(name);
      await series.append('one', { load: 1 });
      await series.append('two', { load: 2 });
      expect(await series.claim('one', 'process', 60_000)).toBe(true);
      await series.release('one', 'process');
      expect((await series.sources()).sources).toHaveLength(2);
      expect((await series.samples('one', { first: 10 })).samples).toHaveLength(1);
      const query = { fields: ['load'], aggregate: ['last'], points: 1 } as const;
      expect((await series.query(query)).sources).toMatchObject([
        { source: 'one', fields: { load: { last: [1] } } },
        { source: 'two', fields: { load: { last: [2] } } },
      ]);
    }),
  );

  await Promise.all(
    names.map(async (name) => {
      const codes = mayfly.codes(name);
      const { code } = await codes.getOrCreateCode('a');
      expect(await codes.codeFor('a')).toMatchObject({ code });
      expect(await codes.resolve(code, { caller: 'b' })).toMatchObject({ id: 'a' });
      const other = code === '000000' ? '000001' : '000000';
      expect(await codes.lookUp(code, { caller: 'b' })).toMatchObject({ id: 'a', uses: 1 });
      expect(await codes.resolve(other, { caller: 'b' })).toMatchObject({ status: 'unknown' });
      expect(await codes.utilisation()).toMatchObject({ live: 1 });
      expect(await codes.page({ first: 1 })).toMatchObject({ codes: [{ id: 'a' }] });
      expect(await codes.sweep()).toMatchObject({ swept: 0 });
      expect(await codes.revoke({ code })).toMatchObject({ status: 'revoked' });
      expect(await codes.clear()).toMatchObject({ cleared: 0 });
    }),
  );

  const callerLimit = { limit: 10, windowMs: 60_000 };
  const login = mayfly.otp('login', { secret: 'for all names the same one', callerLimit });
  await Promise.all(
    names.map(async (name) => {
      const issued = await login.issue(name, { caller: name });
      expect(await login.status(name)).toMatchObject({ liveCodes: 1 });
      expect(await login.resetAttempts(name)).toMatchObject({ forgotten: 0 });
      const code = 'code' in issued ? (issued.code ?? '') : '';
      const verified = await login.verify(name, code, { caller: name });
      expect(verified).toMatchObject({ status: 'verified' });
      expect(await login.revoke(name)).toMatchObject({ revoked: 0 });
      expect(await mayfly.purposes.create(name, {})).toMatchObject({ status: 'created' });
      expect(await mayfly.purposes.change(name, { digits: 8 })).toMatchObject({ name });
      expect(await mayfly.purposes.delete(name)).toMatchObject({ settings: { digits: 8 } });
    }),
  );

  await Promise.all(
    names.map(async (name) => {
      expect(await mayfly.sets.open(name).clear()).toMatchObject({ clearedCount: 2 });
      expect(await mayfly.sets.delete(name)).toEqual({ status: 'deleted' });
    }),
  );
  expect(await mayfly.sets.count()).toBe(0);
}
