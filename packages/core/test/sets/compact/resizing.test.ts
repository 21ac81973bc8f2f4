import fc from 'fast-check';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connect } from '../../support/mayfly.ts';
import { collect, compactBench, numbered, total, type CompactBench } from './bench.ts';
import { nightly } from '../../support/nightly.ts';

const DAY_MS = 86_400_000;

const LARGE = nightly(100_000, 10_000);

const HISTORIES = Math.min(300, Number(process.env['MAYFLY_HISTORIES'] ?? 15));

/** This number of members is added, renewed or removed at the same time, starting with this member. */
type Step =
  | { readonly add: number; readonly from: number; readonly ttlMs: number }
  | { readonly remove: number; readonly from: number }
  | { readonly sweep: number }
  | { readonly advance: number };

const count = fc.integer({ min: 1, max: 400 });
const from = fc.integer({ min: 0, max: 1000 });
const histories = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ add: count, from, ttlMs: lifetimes() }) },
    { weight: 2, arbitrary: fc.record({ remove: count, from }) },
    { weight: 2, arbitrary: fc.record({ sweep: fc.integer({ min: 1, max: 5 }) }) },
    { weight: 2, arbitrary: fc.record({ advance: lifetimes() }) },
  ),
  { minLength: 1, maxLength: 25, size: 'max' },
);

/** Some exceed the lifetime of a base, and some the 32-bit range of its scores. */
function lifetimes(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: 1, max: 60_000 }),
    fc.integer({ min: 1, max: 20 }).map((days) => days * DAY_MS),
    fc.constantFrom(60 * DAY_MS, 3650 * DAY_MS),
  );
}

/** The expiry of each member that was not removed. */
type Model = Map<string, number>;

async function perform(bench: CompactBench, model: Model, step: Step): Promise<void> {
  const { set, clock } = bench;
  if ('add' in step) {
    const members = numbered(step.add, step.from);
    await Promise.all(members.map((member) => set.add(member, { ttlMs: step.ttlMs })));
    for (const member of members) model.set(member, clock.now + step.ttlMs);
  } else if ('remove' in step) {
    const members = numbered(step.remove, step.from);
    await Promise.all(members.map((member) => set.remove(member)));
    for (const member of members) model.delete(member);
  } else if ('sweep' in step) {
    await set.sweep({ atMost: step.sweep });
  } else {
    clock.advance(step.advance);
  }
}

async function check(bench: CompactBench, model: Model): Promise<void> {
  const { set, clock, redis } = bench;
  const live = new Map([...model].filter(([, expiresAt]) => expiresAt > clock.now));
  assert.deepEqual(await collect(set), live);
  const all = numbered(1400);
  const found = await Promise.all(all.map((member) => set.has(member)));
  assert.deepEqual(
    all.filter((_, i) => found[i]),
    all.filter((member) => live.has(member)),
  );

  const { memberCount = '0', segments, dueAt } = await bench.meta();
  if (segments === undefined) return;
  assert.equal(total(await bench.segments()), Number(memberCount));
  assert.equal(await set.count(), Number(memberCount));
  // A script leaves little work to the next one.
  assert(Number(memberCount) <= 50 * Number(segments) + 64);

  // The next sweep is due at the first stored expiry at the latest, live or not.
  const stored = await Promise.all(
    (await bench.segments()).map(({ key }) => redis.zrange(key, '0', '-1')),
  );
  const first = Math.min(...stored.flat().map((member) => model.get(member) ?? Infinity));
  assert((dueAt === '+inf' ? Infinity : Number(dueAt)) <= first);
  const wanted = Number((await redis.zscore(bench.deadlines, 'compact:large')) ?? Infinity);
  assert(wanted <= Math.max(first, clock.now) + 1000);
}

describe('a compact set', () => {
  it('keeps every member and no other while it grows, shrinks, expires and is swept', async () => {
    const property = fc.asyncProperty(histories, async (history) => {
      const bench = await compactBench();
      const model: Model = new Map();
      for (const step of history) await perform(bench, model, step);
      await check(bench, model);
      await bench.mayfly.sets.delete('large');
      expect(await bench.keys()).toEqual([]);
    });
    await fc.assert(property, { numRuns: HISTORIES });
  }, 60_000);

  it('loses and duplicates nothing while many connections make it grow and shrink', async () => {
    const bench = await compactBench();
    const kept = numbered(LARGE / 5);
    const passing = numbered(LARGE / 5, LARGE);
    const parts = Array.from({ length: 8 }, (_, part) => part);
    const opened = parts.map(() =>
      bench.through(connect()).sets.open('large', { strategy: 'compact' }),
    );
    const ofPart = (members: readonly string[], part: number) =>
      members.filter((_, i) => i % parts.length === part);
    await Promise.all(
      opened.map(async (set, part) => {
        for (const member of ofPart(passing, part)) void set.add(member);
        const added = await Promise.all(ofPart(kept, part).map((member) => set.add(member)));
        expect(new Set(added.map(({ status }) => status))).toEqual(new Set(['added']));
        const removed = await Promise.all(ofPart(passing, part).map((m) => set.remove(m)));
        expect(new Set(removed.map(({ status }) => status))).toEqual(new Set(['removed']));
      }),
    );
    expect([...(await collect(bench.set)).keys()].sort()).toEqual(kept);
    expect(await bench.set.count()).toBe(kept.length);
    expect(total(await bench.segments())).toBe(kept.length);
  });

  it(`consists almost only of listpacks, with up to ${LARGE} members`, async () => {
    const { set, redis, segments } = await compactBench();
    const members = numbered(LARGE);
    for (let start = 0; start < LARGE; start += LARGE / 5) {
      const chunk = members.slice(start, start + LARGE / 5);
      await Promise.all(chunk.map((member) => set.add(member)));
      const all = await segments();
      expect(all.length).toBeGreaterThan((start + chunk.length) / 51);
      const encodings = await Promise.all(all.map(({ key }) => redis.object('ENCODING', key)));
      const compact = encodings.filter((encoding) => encoding === 'listpack').length;
      expect(compact / all.length).toBeGreaterThanOrEqual(0.99);
    }
  }, 60_000);

  it('merges segments as its members are removed, down to one when it is empty', async () => {
    const { set, meta, keys } = await compactBench();
    const members = numbered(5000);
    await Promise.all(members.map((member) => set.add(member)));
    expect(Number((await meta())['segments'])).toBeGreaterThanOrEqual(100);
    await Promise.all(members.slice(500).map((member) => set.remove(member)));
    expect(Number((await meta())['segments'])).toBeLessThanOrEqual(25);
    const found = await Promise.all(members.map((member) => set.has(member)));
    expect(found).toEqual(members.map((_, i) => i < 500));
    await Promise.all(members.slice(0, 500).map((member) => set.remove(member)));
    expect(await meta()).toMatchObject({ segments: '1', memberCount: '0' });
    expect(await keys()).toEqual([expect.stringMatching(/:meta$/)]);
  });

  it('turns a skiplist into a listpack again when the segment is split', async () => {
    const { set, redis, segments } = await compactBench();
    const long = 'x'.repeat(65);
    await set.add(long);
    const [only] = await segments();
    expect(await redis.object('ENCODING', only?.key ?? '')).toBe('skiplist');
    await set.remove(long);
    await Promise.all(numbered(49).map((member) => set.add(member)));
    await set.add(long);
    await set.remove(long);
    await Promise.all(numbered(60).map((member) => set.add(member)));
    for (const { key } of await segments()) {
      expect(await redis.object('ENCODING', key)).toBe('listpack');
    }
  });

  it('cannot be filled in one segment by a client that chooses the members', async () => {
    const { set, segments } = await compactBench();
    const chosen: string[] = [];
    for (let i = 0; chosen.length < 1000; i += 1) {
      const hash = createHash('sha1').update(`chosen:${i}`).digest().readUInt32BE(0);
      if (hash % 32 === 0) chosen.push(`chosen:${i}`);
    }
    await Promise.all(chosen.map((member) => set.add(member)));
    const sizes = (await segments()).map(({ members }) => members);
    expect(Math.max(...sizes)).toBeLessThan(150);
  });
});
