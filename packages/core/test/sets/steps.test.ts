import type { Redis } from 'ioredis';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonValue, SortedSet } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';
import { compactBench, numbered } from './compact/bench.ts';

let bench: TestBench;
let set: SortedSet;

beforeEach(async () => {
  bench = testBench();
  set = await bench.newSet();
});

/** The number of scripts that an action runs. */
async function scriptsOf(redis: Redis, action: () => Promise<unknown>): Promise<number> {
  const send = vi.spyOn(redis, 'sendCommand');
  await action();
  const sent = send.mock.calls.filter(([{ name }]) => name === 'eval' || name === 'evalsha');
  send.mockRestore();
  // A script that Redis did not know was sent again.
  const outcomes = await Promise.allSettled(sent.map(([{ promise }]) => promise));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

async function fill(count: number, value?: JsonValue): Promise<void> {
  const members = Array.from({ length: count }, (_, i) => ({
    member: `m${String(i).padStart(4, '0')}`,
    ttlMs: 1000 + i,
    ...(value === undefined ? {} : { value }),
  }));
  for (let start = 0; start < count; start += 1000) {
    await set.addMany(members.slice(start, start + 1000));
  }
}

/** Acts once, right after the answer to the first script that follows. */
function afterFirstScript(redis: Redis, action: () => Promise<unknown>): void {
  const send = redis.evalsha.bind(redis);
  vi.spyOn(redis, 'evalsha').mockImplementationOnce(async (...args: Parameters<typeof send>) => {
    const reply = await send(...args);
    await action();
    return reply;
  });
}

describe('a page', () => {
  it.each([
    [100, 1],
    [101, 2],
    [500, 5],
  ])('of %d members takes %d scripts, in any direction', async (first, scripts) => {
    await fill(1200);
    for (const request of [{ first }, { last: first }, { first, fromRank: 300 }]) {
      expect(await scriptsOf(bench.redis, () => set.page(request))).toBe(scripts);
    }
    const page = await set.page({ first, fromRank: 300 });
    expect(page).toMatchObject({ startRank: 300, totalCount: 1200, hasPrevious: true });
    expect(page.members.map(({ member }) => member)).toEqual(
      Array.from({ length: first }, (_, i) => `m${String(300 + i).padStart(4, '0')}`),
    );
    const last = await set.page({ last: first });
    expect(last).toMatchObject({ startRank: 1200 - first, hasNext: false, hasPrevious: true });
    expect(last.members[0]?.member).toBe(`m${String(1200 - first).padStart(4, '0')}`);
  });

  it('of a window, of a slice and of an adopted set takes the same number', async () => {
    const { mayfly, redis, clock, namespace } = bench;
    const options = { strategy: 'window', windowMs: 60_000 } as const;
    const { set: window } = await mayfly.sets.create<number>('window', options);
    await window.extend(Array.from({ length: 700 }, (_, value) => ({ value })));
    expect(await scriptsOf(redis, () => window.elements({ first: 500 }))).toBe(5);
    expect(await scriptsOf(redis, () => window.slice(0, -1))).toBe(5);
    const slice = await window.slice(10, 400);
    expect(slice).toMatchObject({ hasMore: false, totalCount: 700 });
    expect(slice.elements).toHaveLength(391);
    expect(await window.slice(0, -1)).toMatchObject({ hasMore: true });

    const key = `other:${namespace}`;
    const scores = Array.from({ length: 700 }, (_, i) => [clock.now + 1000 + i, `m${i}`]);
    await redis.zadd(key, ...scores.flat());
    const adopted = mayfly.adopt({ key, score: 'expiry', unit: 'ms', member: 'text' });
    expect(await scriptsOf(redis, () => adopted.page({ last: 500 }))).toBe(5);
    expect((await adopted.page({ last: 500 })).members[0]?.member).toBe('m200');
    await redis.unlink(key);
  });

  it('of long values takes more scripts, with the same content', async () => {
    await fill(110, 'v'.repeat(4000));
    for (const request of [{ first: 100 }, { last: 100 }]) {
      expect(await scriptsOf(bench.redis, () => set.page(request))).toBe(4);
      const page = await set.page(request);
      expect(page.members).toHaveLength(100);
      expect(page).toMatchObject({ startRank: 'first' in request ? 0 : 10, totalCount: 110 });
      expect(new Set(page.members.map(({ member }) => member)).size).toBe(100);
    }
  });

  it('omits a member that expires between two of its scripts, and adds another', async () => {
    await fill(600);
    await set.page({ first: 1 });
    afterFirstScript(bench.redis, async () => bench.clock.advance(1050));
    const page = await set.page({ first: 300 });
    expect(page).toMatchObject({ now: bench.clock.now, startRank: 0, totalCount: 549 });
    expect(page.members).toHaveLength(300);
    expect(page.members[0]).toMatchObject({ member: 'm0051', remainingMs: 1 });
  });

  it('contains a member that moves between two of its scripts once, at its new place', async () => {
    await fill(300);
    await set.page({ first: 1 });
    afterFirstScript(bench.redis, () => set.expireAt('m0003', bench.clock.now + 1000 + 200));
    const { members } = await set.page({ first: 300 });
    const found = members.map(({ member }) => member);
    expect(found).toHaveLength(300);
    expect(found.indexOf('m0003')).toBe(199);
    expect(new Set(found).size).toBe(300);
  });
});

describe('a script', () => {
  it('searches 150 members, and reads no more long values than a page', async () => {
    await fill(1000);
    const few = { contains: '0999' };
    expect(await scriptsOf(bench.redis, () => set.search(few, { first: 1 }))).toBe(7);
    await set.clear();
    await fill(110, 'v'.repeat(4000));
    const all = async () => set.search({}, { first: 100 });
    expect(await scriptsOf(bench.redis, all)).toBe(4);
    const found = await all();
    expect(new Set(found.matches.map(({ member }) => member)).size).toBe(100);
    expect(found).toMatchObject({ scanned: 100, total: 110 });
  });

  it.each([
    { who: 'no one', atOnce: 120 },
    { who: 'a group', atOnce: 120 },
    { who: 'a feed', atOnce: 24 },
  ])('ends $atOnce members in one step if $who listens', async ({ who, atOnce }) => {
    if (who === 'a group') await (await set.onExpired('group', () => undefined)).stop();
    if (who === 'a feed') await set.feed.open();
    await fill(600);
    bench.clock.advance(60_000);
    const scripts = await scriptsOf(bench.redis, () => set.sweep({ atMost: 600 }));
    expect(scripts).toBe(Math.ceil(600 / atOnce));
    expect(await set.sweep({ atMost: 1 })).toEqual({ removed: 0, left: 0 });
  });

  it('decides 8 calls on eight limits', async () => {
    const limits = Array.from({ length: 8 }, (_, i) => ({ limit: 5, windowMs: 1000 * (i + 1) }));
    const limiter = bench.mayfly.limiter('eight', { limits });
    const calls = () => Promise.all(Array.from({ length: 9 }, () => limiter.consume('alice')));
    expect(await scriptsOf(bench.redis, calls)).toBe(2);
  });

  it('reads 100 samples, and no more than 32 kB of them', async () => {
    const series = bench.mayfly.series<string>('server');
    for (let i = 0; i < 110; i += 1) await series.append('host', { load: i });
    const read = () => series.samples('host', { first: 110 });
    expect(await scriptsOf(bench.redis, read)).toBe(2);
    const page = await read();
    expect(page).toMatchObject({ hasNext: false, endCursor: page.samples.at(-1)?.cursor });
    expect(page.samples.map(({ fields }) => fields['load'])).toEqual(
      Array.from({ length: 110 }, (_, i) => i),
    );
  });

  it('splits at most one segment of a compact set for 16 additions', async () => {
    const { set: compact, meta, redis } = await compactBench();
    const members = numbered(3200);
    let segments = 1;
    for (let start = 0; start < members.length; start += 16) {
      const batch = members.slice(start, start + 16);
      const add = () => Promise.all(batch.map((member) => compact.add(member)));
      expect(await scriptsOf(redis, add)).toBe(1);
      const after = Number((await meta())['segments'] ?? 1);
      expect(after - segments).toBeLessThanOrEqual(1);
      segments = after;
    }
    expect(segments).toBeGreaterThanOrEqual(3200 / 50);
    const some = members.slice(0, 32);
    const renew = () => Promise.all(some.map((member) => compact.add(member)));
    expect(await scriptsOf(redis, renew)).toBe(2);
  });
});
