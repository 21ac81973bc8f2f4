import { beforeEach, describe, expect, it } from 'vitest';
import type { AdoptionOptions } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;
let key: string;

beforeEach(() => {
  bench = testBench();
  key = `${bench.namespace}:theirs`;
});

const EXPIRY = { score: 'expiry', unit: 'ms', member: 'text' } as const;

describe('a preview', () => {
  it('shows both ends of a set, and the expiries that a layout yields', async () => {
    const { now } = bench.clock;
    const seconds = now / 1000;
    const scores = [-20, -10, 0, 10, 20, 30, 40].map((offset) => seconds + offset);
    await bench.redis.zadd(key, ...scores.flatMap((score, i) => [score, `m${i}`]));
    const inSeconds = bench.mayfly.adopt({ key, score: 'expiry', unit: 's', member: 'text' });
    const preview = await inSeconds.preview(2);
    expect(preview).toMatchObject({ count: 4, expiredCount: 3, now });
    expect(preview.members.map(({ member, remainingMs }) => [member, remainingMs])).toEqual([
      ['m0', -20_000],
      ['m1', -10_000],
      ['m5', 30_000],
      ['m6', 40_000],
    ]);
    const inMs = await bench.mayfly.adopt({ key, ...EXPIRY }).preview(50);
    expect(inMs).toMatchObject({ count: 0, expiredCount: 7 });
    expect(inMs.members).toHaveLength(7);
    const windowMs = 15_000;
    const inserted = bench.mayfly.adopt({
      key,
      score: 'inserted',
      unit: 's',
      member: 'text',
      windowMs,
    });
    expect(await inserted.preview()).toMatchObject({ count: 6, expiredCount: 1 });
  });

  it('of a missing key is empty, and fails for a key of another type', async () => {
    const set = bench.mayfly.adopt({ key, ...EXPIRY });
    expect(await set.preview()).toMatchObject({ members: [], count: 0, expiredCount: 0 });
    await bench.redis.set(key, 'text');
    await expect(set.preview()).rejects.toMatchObject({ code: 'INVALID_KEY' });
  });

  it.each([0, 51, 0.5])('of %s members is rejected', async (each) => {
    await expect(bench.mayfly.adopt({ key, ...EXPIRY }).preview(each)).rejects.toMatchObject({
      code: 'INVALID_PAGE',
      field: 'each',
    });
  });
});

describe('a search', () => {
  it('goes through the live members by score, in steps', async () => {
    const { now } = bench.clock;
    const members = Array.from({ length: 1000 }, (_, i) => [now / 1000 + i - 99.5, `m${i}`]);
    await bench.redis.zadd(key, ...members.flat());
    await bench.redis.zadd(key, now / 1000 + 2000, Buffer.from([0xff, 0x37, 0x37]));
    const set = bench.mayfly.adopt({ key, score: 'expiry', unit: 's', member: 'text' });
    const found: string[] = [];
    let after: string | undefined;
    let steps = 0;
    do {
      const page = await set.search({ contains: '77' }, { first: 5, after });
      expect(page.matches.length).toBeLessThanOrEqual(5);
      expect(page.total).toBe(901);
      found.push(...page.matches.map(({ member }) => member));
      after = page.cursor ?? undefined;
      steps += 1;
    } while (after !== undefined);
    expect(steps).toBeGreaterThan(2);
    const expected = members
      .slice(100)
      .flatMap(([, name]) => (String(name).includes('77') ? [name] : []));
    expect(found).toEqual([...expected, '\ufffd77']);
    const soon = await set.search({ expiresBy: now + 1500 }, { first: 500 });
    expect(soon.matches.map(({ member }) => member)).toEqual(['m100', 'm101']);
    expect(soon).toMatchObject({ cursor: null, scanned: 2, total: 2 });
  });

  it('rejects impossible filters and cursors', async () => {
    const set = bench.mayfly.adopt({ key, ...EXPIRY });
    await expect(set.search({ prefix: '\ud800' }, { first: 1 })).rejects.toMatchObject({
      field: 'prefix',
    });
    await expect(set.search({}, { first: 1, after: '!' })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
    });
  });
});

describe('an adoption', () => {
  it('is stored by name, for every process, until it is removed', async () => {
    const { adoptions } = bench.mayfly;
    const settings: AdoptionOptions = {
      key,
      score: 'inserted',
      unit: 's',
      member: 'json',
      windowMs: 9000,
    };
    const { now } = bench.clock;
    const entry = { name: 'theirs', version: 1, settings, createdAt: now, changedAt: now };
    expect(await adoptions.create('theirs', settings)).toEqual({ status: 'created', entry });
    expect(await adoptions.create('theirs', { key, ...EXPIRY })).toEqual({
      status: 'exists',
      entry,
    });
    const elsewhere = bench.through(bench.redis).adoptions;
    expect(await elsewhere.list({ first: 10 })).toMatchObject({ entries: [entry], totalCount: 1 });
    const set = await elsewhere.open('theirs');
    expect(set).toMatchObject({ key, layout: { score: 'inserted', windowMs: 9000 } });
    expect(await adoptions.delete('theirs')).toEqual(entry);
    await expect(adoptions.open('theirs')).rejects.toMatchObject({
      code: 'SET_NOT_FOUND',
      field: 'adoption',
    });
  });

  it('leaves the set unchanged when it is removed', async () => {
    await bench.redis.zadd(key, bench.clock.now + 1000, 'a');
    await bench.mayfly.adoptions.create('theirs', { key, ...EXPIRY });
    const set = await bench.mayfly.adoptions.open('theirs');
    expect(await set.count()).toBe(1);
    await bench.mayfly.adoptions.delete('theirs');
    expect(await bench.redis.zcard(key)).toBe(1);
  });

  it('is rejected for a key of Mayfly, and for an impossible layout', async () => {
    const { adoptions } = bench.mayfly;
    await expect(
      adoptions.create('ours', { key: `${bench.namespace}:sets`, ...EXPIRY }),
    ).rejects.toMatchObject({ code: 'INVALID_KEY', field: 'key' });
    await expect(
      adoptions.create('ours', {
        key: `${bench.namespace}:settings:{adoptions}:entries`,
        ...EXPIRY,
      }),
    ).rejects.toMatchObject({ code: 'INVALID_KEY', field: 'key' });
    await expect(
      adoptions.create('theirs', {
        key,
        score: 'inserted',
        unit: 's',
        member: 'text',
        windowMs: 1,
      }),
    ).rejects.toMatchObject({ code: 'INVALID_OPTION', field: 'windowMs' });
    await expect(adoptions.create('', { key, ...EXPIRY })).rejects.toMatchObject({
      code: 'INVALID_NAME',
      field: 'adoption',
    });
    expect(await adoptions.list({ first: 1 })).toMatchObject({ totalCount: 0 });
  });
});
