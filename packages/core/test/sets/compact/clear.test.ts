import { beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../../../src/keys.ts';
import { RedisSession } from '../../../src/redis/session.ts';
import { compactScripts, runOnSegments } from '../../../src/sets/strategies/compact/scripts.ts';
import { connect } from '../../support/mayfly.ts';
import { collect, compactBench, numbered, type CompactBench } from './bench.ts';

/** In more segments than one script unlinks. */
const members = numbered(12_000);

let bench: CompactBench;

beforeEach(async () => {
  bench = await compactBench();
  await Promise.all(members.map((member) => bench.set.add(member)));
});

/** A client that crashes after the first script of a clear. */
async function clearHalf({ redis, clock, namespace }: CompactBench): Promise<void> {
  const session = new RedisSession(redis, { clock: () => clock.now });
  const context = { session, keys: createKeys(namespace) };
  await runOnSegments(context, compactScripts.clear, 'large');
}

const metaOnly = [expect.stringMatching(/:meta$/)];

describe('clear', () => {
  it('drops all members and their memory, and keeps the set', async () => {
    const { set, clock, meta, keys } = bench;
    expect(await set.clear()).toEqual({ now: clock.now });
    expect(await keys()).toEqual(metaOnly);
    expect(await meta()).toMatchObject({ segments: '1', memberCount: '0', defaultTtlMs: '60000' });
    expect(await set.add('alice')).toMatchObject({ status: 'added' });
    expect([...(await collect(set)).keys()]).toEqual(['alice']);
  });

  it('drops all members atomically: no caller sees a part', async () => {
    const { through, set } = bench;
    const other = through(connect()).sets.open('large', { strategy: 'compact' });
    const counts = new Set<number>();
    const clearing = set.clear().finally(() => counts.add(-1));
    while (!counts.has(-1)) counts.add(await other.count());
    await clearing;
    expect([...counts].filter((count) => ![-1, 0, members.length].includes(count))).toEqual([]);
  });

  it('keeps members that are added while it frees memory', async () => {
    const { set, keys } = bench;
    await clearHalf(bench);
    await Promise.all(members.slice(0, 500).map((member) => set.add(member)));
    for (let done = false; !done;) ({ done } = await set.sweep({ atMost: 20 }));
    expect((await collect(set)).size).toBe(500);
    expect((await keys()).filter((key) => key.includes(':segment:0:'))).toEqual([]);
  });

  describe('a clear by a client that crashes', () => {
    beforeEach(() => clearHalf(bench));

    it('has already dropped all members, but not all of their memory', async () => {
      expect((await bench.keys()).length).toBeGreaterThan(1);
      expect(await collect(bench.set)).toEqual(new Map());
      const found = await Promise.all(members.map((member) => bench.set.has(member)));
      expect(found).not.toContain(true);
    });

    it('is finished by the next clear', async () => {
      await bench.set.add('alice');
      await bench.set.clear();
      expect(await bench.keys()).toEqual(metaOnly);
    });

    it('is finished by a sweeper, a second later', async () => {
      const sweeper = bench.mayfly.createSweeper();
      await sweeper.sweepDue();
      expect((await bench.keys()).length).toBeGreaterThan(1);
      bench.clock.advance(1000);
      await sweeper.sweepDue();
      expect(await bench.keys()).toEqual(metaOnly);
    });

    it('does not prevent the deletion of the set', async () => {
      expect(await bench.mayfly.sets.delete('large')).toEqual({ status: 'deleted' });
      expect(await bench.keys()).toEqual([]);
      expect(await bench.redis.zscore(bench.deadlines, 'compact:large')).toBeNull();
    });
  });
});

describe('delete', () => {
  it('leaves no keys', async () => {
    expect(await bench.mayfly.sets.delete('large')).toEqual({ status: 'deleted' });
    expect(await bench.keys()).toEqual([]);
  });

  it('leaves no keys of members that are added in the meantime', async () => {
    const others = Array.from({ length: 4 }, () =>
      bench.through(connect()).sets.open('large', { strategy: 'compact' }),
    );
    const adding = others.map(async (set, part) => {
      for (let i = 0; ; i += 1) await set.add(`${part}:${i}`);
    });
    const added = Promise.allSettled(adding);
    expect(await bench.mayfly.sets.delete('large')).toEqual({ status: 'deleted' });
    for (const end of await added) {
      expect(end).toMatchObject({ reason: { code: 'SET_NOT_FOUND' } });
    }
    expect(await bench.keys()).toEqual([]);
  });
});
