import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { InvitationCodes } from '../../src/index.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';
import { nightly } from '../support/nightly.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

const prefix = ({ namespace }: TestBench) => `${namespace}:codes:{team}:`;

/** Names of keys without a time to live. */
async function lastingKeys(of: TestBench): Promise<string[]> {
  const pool = ['ids', 'codes', 'expiries', 'places'].map((name) => `decimal-1:${name}`);
  const names = [...pool, 'misses'];
  const lives = await Promise.all(names.map((name) => of.redis.pttl(prefix(of) + name)));
  return names.filter((_, i) => lives[i] === -1);
}

const ENDS: Readonly<Record<string, (codes: InvitationCodes, code: string) => Promise<unknown>>> = {
  revoke: (codes) => codes.revoke({ id: 'first' }),
  resolve: (codes, code) => codes.resolve(code),
  sweep: async (codes) => {
    bench.clock.advance(1000);
    await codes.sweep();
  },
};

it.each(Object.keys(ENDS))(
  'the places of a space expire when the first write to them is %s',
  async (method) => {
    const codes = bench.mayfly.codes('team', { digits: 1, maxUses: 1, ttlMs: 1000 });
    const longer = bench.mayfly.codes('team', { digits: 1, ttlMs: 60_000 });
    const places = `${prefix(bench)}decimal-1:places`;
    // Until the first two codes are at their initial places, which need no write.
    let first: string;
    do {
      await codes.clear();
      ({ code: first } = await codes.getOrCreateCode('first'));
      await longer.getOrCreateCode('second');
    } while ((await bench.redis.exists(places)) === 1);
    await ENDS[method]?.(codes, first);
    expect(await bench.redis.exists(places)).toBe(1);
    expect(await lastingKeys(bench)).toEqual([]);
  },
);

it('every key expires, after any calls', async () => {
  const redis = connect();
  const id = fc.nat(9).map((n) => `id:${n}`);
  const step = fc.tuple(fc.constantFrom('issue', 'resolve', 'revoke', 'sweep'), id, fc.nat(99));
  const property = fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
    const one = testBench(redis);
    const codes = one.mayfly.codes('team', { digits: 1, maxUses: 1, ttlMs: 200 });
    for (const [kind, of, ms] of steps) {
      one.clock.advance(ms);
      if (kind === 'issue') await codes.getOrCreateCode(of);
      if (kind === 'resolve') await codes.resolve((await codes.codeFor(of))?.code ?? '0');
      if (kind === 'revoke') await codes.revoke({ id: of });
      if (kind === 'sweep') await codes.sweep();
      expect(await lastingKeys(one)).toEqual([]);
    }
  });
  await fc.assert(property, { numRuns: nightly(25, 10) });
});
