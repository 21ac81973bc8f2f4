import { beforeEach, describe, expect, it } from 'vitest';
import { CONSTRAINTS, type CompactSet } from '../../../src/index.ts';
import { compactBench, numbered, type CompactBench } from './bench.ts';

let bench: CompactBench;
let set: CompactSet;

beforeEach(async () => {
  bench = await compactBench();
  ({ set } = bench);
});

describe('invalid input is rejected with the name of the field, and changes nothing:', () => {
  it.each(['', 'x'.repeat(1025), '\ud800'])('the member %j', async (member) => {
    const error = { code: 'INVALID_MEMBER', field: 'member' };
    await expect(set.add(member)).rejects.toMatchObject(error);
    await expect(set.has(member)).rejects.toMatchObject(error);
    await expect(set.remove(member)).rejects.toMatchObject(error);
    await expect(set.seenBefore(member)).rejects.toMatchObject(error);
    await expect(set.extend(member, 1)).rejects.toMatchObject(error);
    await expect(set.expireAt(member, 1)).rejects.toMatchObject(error);
    await expect(set.persist(member)).rejects.toMatchObject(error);
    await expect(set.expiriesOf(['ok', member])).rejects.toMatchObject({
      code: 'INVALID_MEMBER',
      field: 'members[1]',
    });
    expect(await bench.meta()).not.toHaveProperty('memberCount');
  });

  it('an unknown mode, and two lifetimes', async () => {
    // @ts-expect-error what does not compile can still arrive at run time
    await expect(set.add('a', { mode: 'sometimes' })).rejects.toMatchObject({
      code: 'INVALID_MODE',
      field: 'mode',
    });
    const both = { ttlMs: 1, expiresAt: bench.clock.now + 1 };
    await expect(set.add('a', both)).rejects.toMatchObject({ code: 'INVALID_EXPIRY' });
    expect(await set.has('a')).toBe(false);
  });

  it.each([0, CONSTRAINTS.batchMembers + 1])('the expiries of %i members', async (count) => {
    await expect(set.expiriesOf(numbered(count))).rejects.toMatchObject({
      code: 'INVALID_BATCH',
      field: 'members',
    });
  });
});

it('returns the expiries of many members in different segments', async () => {
  const members = numbered(1000);
  await Promise.all(members.map((member, i) => set.add(member, { ttlMs: i + 1 })));
  await set.persist(members.at(-1) ?? '');
  bench.clock.advance(400);
  const { now } = bench.clock;
  const expected = members.map((_, i) => (i < 400 ? null : now - 400 + i + 1));
  expect(await set.expiriesOf(members)).toEqual([...expected.slice(0, 999), Infinity]);
  expect(await set.expiriesOf(['never added'])).toEqual([null]);
});

it('appears in the list of sets with an upper bound of its members', async () => {
  await set.add('a', { ttlMs: 1 });
  await set.add('b');
  bench.clock.advance(1);
  const { sets } = await bench.mayfly.sets.list({ first: 1 });
  expect(sets).toMatchObject([
    { name: 'large', strategy: 'compact', count: 2, countIs: 'atMost', nextExpiresAt: null },
  ]);
});
