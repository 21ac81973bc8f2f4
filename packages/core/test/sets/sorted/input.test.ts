import { beforeEach, describe, expect, it } from 'vitest';
import { createMayfly, CONSTRAINTS, MayflyError, type SortedSet } from '../../../src/index.ts';
import { testBench, type TestBench } from '../../support/mayfly.ts';

let bench: TestBench;
let set: SortedSet;

beforeEach(async () => {
  bench = testBench();
  set = await bench.newSet();
});

async function keysOf({ redis, namespace }: TestBench): Promise<string[]> {
  const [, keys] = await redis.scan('0', 'MATCH', `${namespace}:*`, 'COUNT', 1_000_000);
  return keys.sort();
}

const BAD_TTLS = [0, -1, 0.5, NaN, Infinity, CONSTRAINTS.ttlMs + 1];
const BAD_NAMES = ['', 'a b', 'a{b}', 'ü', 'a\n', 'x'.repeat(129)];
const BAD_MEMBERS = ['', 'x'.repeat(1025), 'é'.repeat(513), '\ud800'];

describe('invalid input is rejected with the name of the field, and changes nothing:', () => {
  it.each(BAD_TTLS)('a time to live of %s', async (ttlMs) => {
    const before = await keysOf(bench);
    const error = { code: 'INVALID_TTL' };
    await expect(set.add('a', { ttlMs })).rejects.toMatchObject({ ...error, field: 'ttlMs' });
    await expect(set.addMany([{ member: 'ok' }, { member: 'a', ttlMs }])).rejects.toMatchObject({
      ...error,
      field: 'members[1].ttlMs',
    });
    await expect(set.extend('a', ttlMs)).rejects.toMatchObject({ ...error, field: 'byMs' });
    await expect(bench.mayfly.sets.create('b', { defaultTtlMs: ttlMs })).rejects.toMatchObject({
      ...error,
      field: 'defaultTtlMs',
    });
    expect(() => bench.mayfly.series('s', { retentionMs: ttlMs })).toThrow(
      expect.objectContaining({ ...error, field: 'retentionMs' }),
    );
    expect(await keysOf(bench)).toEqual(before);
    expect(await set.count()).toBe(0);
  });

  it.each(BAD_NAMES)('the name %j', async (name) => {
    const error = { code: 'INVALID_NAME', field: 'name' };
    await expect(bench.mayfly.sets.create(name, { defaultTtlMs: 1 })).rejects.toMatchObject(error);
    expect(() => bench.mayfly.sets.open(name)).toThrow(expect.objectContaining(error));
    await expect(bench.mayfly.sets.delete(name)).rejects.toMatchObject(error);
    expect(() => bench.mayfly.series(name)).toThrow(expect.objectContaining(error));
  });

  it.each(BAD_MEMBERS)('the member %j', async (member) => {
    const error = { code: 'INVALID_MEMBER', field: 'member' };
    await expect(set.add(member)).rejects.toMatchObject(error);
    await expect(set.has(member)).rejects.toMatchObject(error);
    await expect(set.get(member)).rejects.toMatchObject(error);
    await expect(set.remove(member)).rejects.toMatchObject(error);
    await expect(set.extend(member, 1)).rejects.toMatchObject(error);
    await expect(set.persist(member)).rejects.toMatchObject(error);
    await expect(set.expireAt(member, Date.now())).rejects.toMatchObject(error);
    expect(await set.count()).toBe(0);
  });

  it('a value that is not JSON, or has more than 4096 bytes', async () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    const bad: unknown[] = [NaN, () => 1, Symbol('x'), 1n, cycle, 'x'.repeat(4095)];
    for (const value of bad) {
      // @ts-expect-error what does not compile can still arrive at run time
      const adding = set.add('a', { value });
      await expect(adding).rejects.toMatchObject({ code: 'INVALID_VALUE', field: 'value' });
    }
    expect(await set.has('a')).toBe(false);
    expect(await set.add('a', { value: 'x'.repeat(4094) })).toMatchObject({ status: 'added' });
  });

  it('an unknown mode', async () => {
    // @ts-expect-error see above
    await expect(set.add('a', { mode: 'sometimes' })).rejects.toMatchObject({
      code: 'INVALID_MODE',
      field: 'mode',
    });
  });

  it.each([0, 1001])('%i members in one call', async (length) => {
    const members = Array.from({ length }, (_, i) => ({ member: `m${i}` }));
    await expect(set.addMany(members)).rejects.toMatchObject({
      code: 'INVALID_BATCH',
      field: 'members',
    });
    expect(await set.count()).toBe(0);
  });

  it.each([NaN, 1.5, new Date('nonsense')])('the expiry %s', async (moment) => {
    await set.add('a');
    await expect(set.expireAt('a', moment)).rejects.toMatchObject({
      code: 'INVALID_EXPIRY',
      field: 'expiresAt',
    });
  });

  it.each(['', 'a{b}', 'x'.repeat(65)])('the namespace %j', (namespace) => {
    expect(() => createMayfly({ redis: bench.redis, namespace })).toThrow(
      expect.objectContaining({ code: 'INVALID_NAMESPACE', field: 'namespace' }),
    );
  });

  it('a set that does not exist', async () => {
    const missing = bench.mayfly.sets.open('missing');
    const calls: Promise<unknown>[] = [
      missing.add('a'),
      missing.addMany([{ member: 'a' }]),
      missing.has('a'),
      missing.get('a'),
      missing.remove('a'),
      missing.extend('a', 1),
      missing.expireAt('a', bench.clock.now + 1),
      missing.persist('a'),
      missing.count(),
      missing.summary(),
      missing.page({ first: 1 }),
      missing.timeLeft(),
      missing.clear(),
      missing.sweep({ atMost: 1 }),
    ];
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { name: 'MayflyError', code: 'SET_NOT_FOUND', field: 'name' },
      });
    }
    expect(await keysOf(bench)).toEqual([
      `${bench.namespace}:set:{online}:meta`,
      `${bench.namespace}:sets`,
      `${bench.namespace}:slots`,
    ]);
  });

  it('but the largest of everything is accepted', async () => {
    const name = 'n'.repeat(CONSTRAINTS.nameCharacters);
    const { set: large } = await bench.mayfly.sets.create(name, {
      defaultTtlMs: CONSTRAINTS.ttlMs,
    });
    const member = 'é'.repeat(CONSTRAINTS.memberBytes / 2);
    await large.add(member, { value: 'x'.repeat(CONSTRAINTS.valueBytes - 2) });
    const page = await large.page({ first: CONSTRAINTS.pageMembers });
    expect(page.members[0]).toMatchObject({ member, remainingMs: CONSTRAINTS.ttlMs });
    const [only] = page.members;
    expect(await large.page({ last: 1, before: only?.cursor })).toMatchObject({ members: [] });
  });
});

it('but error messages never contain members or values', async () => {
  const secret = 'hunter2-'.repeat(200);
  const errors = await Promise.all([
    set.add(secret).catch((error: unknown) => error),
    set.add('a', { value: secret.repeat(9) }).catch((error: unknown) => error),
    set.page({ first: 1, after: secret }).catch((error: unknown) => error),
  ]);
  for (const error of errors) {
    expect(error).toBeInstanceOf(MayflyError);
    expect(String(error)).not.toContain('hunter2');
  }
});
