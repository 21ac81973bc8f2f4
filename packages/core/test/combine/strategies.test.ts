import fc from 'fast-check';
import type { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import {
  difference,
  intersection,
  union,
  type AddResult,
  type Combinable,
  type Mayfly,
} from '../../src/index.ts';
import { connect, testBench } from '../support/mayfly.ts';
import { nightly } from '../support/nightly.ts';

/** The year 2096: expiries by Redis's clock do not interfere with the injected clock. */
const START = 4_000_000_000_000;

interface Operand extends Combinable {
  add(member: string, options: { readonly ttlMs: number }): Promise<AddResult>;
}

const CREATE: Record<string, (mayfly: Mayfly, name: string) => Promise<{ set: Operand }>> = {
  sorted: ({ sets }, name) => sets.create(name, { defaultTtlMs: 1000 }),
  compact: ({ sets }, name) => sets.create(name, { strategy: 'compact', defaultTtlMs: 1000 }),
  keys: ({ sets }, name) => sets.create(name, { strategy: 'keys', defaultTtlMs: 1000 }),
  buckets: ({ sets }, name) =>
    sets.create(name, { strategy: 'buckets', defaultTtlMs: 1000, blockMs: 100 }),
  native: ({ sets }, name) => sets.create(name, { strategy: 'native', defaultTtlMs: 1000 }),
  sharded: ({ sets }, name) =>
    sets.create(name, { strategy: 'sharded', shards: 3, defaultTtlMs: 1000 }),
};

async function supported(redis: Redis): Promise<string[]> {
  const [canExpireFields] = await redis.command('INFO', 'HPEXPIREAT');
  return Object.keys(CREATE).filter((name) => name !== 'native' || canExpireFields !== null);
}

/** The results, each member once. */
async function collect(found: ReturnType<typeof union>): Promise<Map<string, number>> {
  const all = new Map<string, number>();
  for await (const { member, expiresAt } of found) {
    expect(all.has(member)).toBe(false);
    all.set(member, expiresAt);
  }
  return all;
}

type Expiries = ReadonlyMap<string, number>;

/** The members that pass a test, with the expiry that `pick` selects. */
function select(
  sets: readonly Expiries[],
  holds: (member: string) => boolean,
  pick: (...expiries: number[]) => number,
): Expiries {
  const members = [...new Set(sets.flatMap((set) => [...set.keys()]))].filter(holds);
  return new Map(
    members.map((member) => [
      member,
      pick(...sets.map((set) => set.get(member)).filter((expiry) => expiry !== undefined)),
    ]),
  );
}

describe('sets of any strategies', { timeout: 20_000 }, () => {
  it('are combined by their live members', async () => {
    const redis = connect();
    const strategies = await supported(redis);
    const contents = fc.record({
      strategy: fc.constantFrom(...strategies),
      ttls: fc.dictionary(
        fc.constantFrom('a', 'b', 'c', 'd', 'ž', 'x\ny'),
        fc.integer({ min: 1, max: 1000 }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(contents, { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 0, max: 1100 }),
        async (operands, later) => {
          const { mayfly, clock } = testBench(redis, START);
          const sets: Operand[] = [];
          const added: Map<string, number>[] = [];
          for (const [index, { strategy, ttls }] of operands.entries()) {
            const { set } = (await CREATE[strategy]?.(mayfly, `set${index}`)) ?? {};
            if (set === undefined) throw new Error(`There is no strategy ${strategy}`);
            const expiries = new Map<string, number>();
            for (const [member, ttlMs] of Object.entries(ttls)) {
              const result = await set.add(member, { ttlMs });
              if (result.status === 'added') expiries.set(member, result.expiresAt);
            }
            sets.push(set);
            added.push(expiries);
          }
          clock.advance(later);
          const live = added.map(
            (set) => new Map([...set].filter(([, expiresAt]) => expiresAt > clock.now)),
          );
          const inAll = (member: string) => live.every((set) => set.has(member));
          const [first = new Map<string, number>(), ...others] = live;
          const onlyInFirst = (member: string) =>
            first.has(member) && !others.some((set) => set.has(member));

          expect(await collect(intersection(sets))).toEqual(select(live, inAll, Math.min));
          expect(await collect(intersection(sets, { expiry: 'max' }))).toEqual(
            select(live, inAll, Math.max),
          );
          expect(await collect(union(sets))).toEqual(select(live, () => true, Math.max));
          expect(await collect(union(sets, { expiry: 'min' }))).toEqual(
            select(live, () => true, Math.min),
          );
          expect(await collect(difference(sets))).toEqual(select(live, onlyInFirst, Math.max));
        },
      ),
      { numRuns: nightly(100, 30) },
    );
  });

  it.for(Object.keys(CREATE))(
    'return the expiries of many members: %s',
    async (strategy, { skip }) => {
      const redis = connect();
      skip(!(await supported(redis)).includes(strategy), 'The server cannot');
      const { mayfly, clock } = testBench(redis, START);
      const { set } = (await CREATE[strategy]?.(mayfly, 'set')) ?? {};
      const members = Array.from({ length: 1000 }, (_, i) => `m${i}`);
      const results = await Promise.all(
        members.slice(0, 700).map(async (member, i) => set?.add(member, { ttlMs: 1 + i })),
      );
      clock.advance(300);
      const expected = members.map((_, i) => {
        const result = results[i];
        return result?.status === 'added' && result.expiresAt > clock.now ? result.expiresAt : null;
      });
      expect(await set?.expiriesOf(members)).toEqual(expected);
      await expect(set?.expiriesOf([])).rejects.toMatchObject({
        code: 'INVALID_BATCH',
        field: 'members',
      });
      await expect(set?.expiriesOf(['a', ''])).rejects.toMatchObject({
        code: 'INVALID_MEMBER',
        field: 'members[1]',
      });
      await mayfly.sets.delete('set');
      await expect(set?.expiriesOf(['a'])).rejects.toMatchObject({ code: 'SET_NOT_FOUND' });
    },
  );
});
