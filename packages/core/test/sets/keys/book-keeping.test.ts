import { beforeEach, describe, expect, it } from 'vitest';
import type { KeySet } from '../../../src/index.ts';
import { testBench, type TestBench } from '../../support/mayfly.ts';

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name}-${i}`);

async function namesOf(set: KeySet): Promise<string[]> {
  const names: string[] = [];
  for await (const { member } of set.members()) names.push(member);
  return names;
}

// Work that continues after a timeout would disturb the next test.
describe('the book-keeping of keys', { timeout: 30_000 }, () => {
  let bench: TestBench;
  let set: KeySet;
  const keyOf = (member: string) => `${bench.namespace}:set:{online}:key:${member}`;
  const listLength = () => bench.redis.llen(`${bench.namespace}:set:{online}:names`);

  beforeEach(async () => {
    bench = testBench(undefined, 4_000_000_000_000);
    const options = { strategy: 'keys', defaultTtlMs: 60_000 } as const;
    ({ set } = await bench.mayfly.sets.create('online', options));
  });

  it('keeps one key for each member, which Redis expires', async () => {
    await set.add('alice', { ttlMs: 1000 });
    expect(await bench.redis.pexpiretime(keyOf('alice'))).toBe(bench.clock.now + 1000);
    await set.extend('alice', 500);
    expect(await bench.redis.pexpiretime(keyOf('alice'))).toBe(bench.clock.now + 1500);
    await set.remove('alice');
    expect(await bench.redis.exists(keyOf('alice'))).toBe(0);
  });

  it('lists a member once after any number of renewals', async () => {
    for (let i = 0; i < 10; i += 1) await set.add('alice');
    expect(await set.count()).toBe(1);
  });

  it('returns a member once that was removed and added again', async () => {
    const members = numbered('member', 6);
    for (const member of members) await set.add(member);
    await set.remove('member-5');
    await set.add('member-5');
    // An addition then examined the first two, and so the first entry of `member-5` still exists.
    expect(await listLength()).toBe(7);
    expect((await namesOf(set)).sort()).toEqual(members);
  });

  it('holds at most twice the live names, without a sweep', async () => {
    const lengths: number[] = [];
    for (let i = 0; i < 1500; i += 1) {
      await set.add(`member-${i}`, { ttlMs: 100 });
      bench.clock.advance(1);
      lengths.push(await listLength());
    }
    expect(Math.max(...lengths)).toBeLessThanOrEqual(200);
  });

  it('is also bounded if names with a long life come before others', async () => {
    await Promise.all(numbered('resident', 200).map((member) => set.add(member)));
    const lengths: number[] = [];
    for (let i = 0; i < 1500; i += 1) {
      await set.add(`guest-${i}`, { ttlMs: 10 });
      bench.clock.advance(1);
      lengths.push(await listLength());
    }
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2 * 210);
    expect(await namesOf(set)).toEqual(expect.arrayContaining(numbered('resident', 200)));
  });

  it('drops names without new additions in a sweep, and no live member', async () => {
    await Promise.all([
      ...numbered('gone', 30).map((member) => set.add(member, { ttlMs: 10 })),
      ...numbered('live', 20).map((member) => set.add(member)),
    ]);
    bench.clock.advance(10);
    expect(await set.sweep({ atMost: 200 })).toEqual({ removed: 30, listed: 20 });
    expect(await set.sweep({ atMost: 200 })).toEqual({ removed: 0, listed: 20 });
    expect((await namesOf(set)).sort()).toEqual(numbered('live', 20).sort());
    expect(await bench.redis.exists(...numbered('gone', 30).map(keyOf))).toBe(0);
  });

  it('counts no cleared name, and frees it when it is examined', async () => {
    await Promise.all(numbered('old', 30).map((member) => set.add(member)));
    await set.clear();
    expect(await set.count()).toBe(0);
    expect(await bench.redis.exists(...numbered('old', 30).map(keyOf))).toBe(30);
    await Promise.all(numbered('new', 15).map((member) => set.add(member)));
    expect(await bench.redis.exists(...numbered('old', 30).map(keyOf))).toBe(0);
    expect(await listLength()).toBe(15);
  });

  it('leaves no key when the set is deleted', async () => {
    const members = numbered('member', 700);
    await Promise.all(members.map((member) => set.add(member)));
    await bench.mayfly.sets.delete('online');
    expect(await bench.redis.exists(...members.map(keyOf))).toBe(0);
    expect(await listLength()).toBe(0);
  });

  it('does not use a key of an earlier set with the same name', async () => {
    await set.add('alice');
    const id = (await bench.redis.get(keyOf('alice'))) ?? '';
    await bench.mayfly.sets.delete('online');
    // A client that adds while another one deletes leaves this key.
    await bench.redis.set(keyOf('alice'), id, 'PXAT', bench.clock.now + 60_000);
    await bench.mayfly.sets.create('online', { strategy: 'keys', defaultTtlMs: 60_000 });
    await set.add('bob');
    expect(await set.has('alice')).toBe(false);
    expect(await set.add('alice', { mode: 'ifAbsent' })).toMatchObject({ status: 'added' });
    expect((await namesOf(set)).sort()).toEqual(['alice', 'bob']);
  });

  it('starts again when Redis has evicted the list', async () => {
    await set.add('alice');
    await bench.redis.del(`${bench.namespace}:set:{online}:names`);
    expect(await set.has('alice')).toBe(false);
    expect(await set.add('alice')).toMatchObject({ status: 'added' });
    expect(await namesOf(set)).toEqual(['alice']);
  });

  it('follows members that move ahead of an iteration', async () => {
    const members = numbered('member', 1000);
    await Promise.all(members.map((member) => set.add(member)));
    const found = new Set<string>();
    for await (const { member } of set.members()) {
      found.add(member);
      // The whole list is examined, and so moved, while its first batch is returned.
      if (found.size === 10) for (let i = 0; i < 5; i += 1) await set.sweep({ atMost: 200 });
    }
    expect([...found].sort()).toEqual([...members].sort());
  });

  it('rejects a member that never expires', async () => {
    await expect(set.add('alice', { expiresAt: Infinity })).rejects.toMatchObject({
      code: 'WRONG_STRATEGY',
      field: 'expiresAt',
    });
    expect(await set.has('alice')).toBe(false);
    expect(set).not.toHaveProperty('persist');
  });
});
