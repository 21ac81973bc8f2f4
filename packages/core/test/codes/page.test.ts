import { beforeEach, describe, expect, it } from 'vitest';
import type { CodeEdge, InvitationCodes } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

async function allCodes(codes: InvitationCodes, first: number): Promise<CodeEdge[]> {
  const all: CodeEdge[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await codes.page({ first, after });
    all.push(...page.codes);
    after = page.codes.at(-1)?.cursor;
    if (!page.hasNext) return all;
  }
}

const ids = (edges: readonly CodeEdge[]) => edges.map(({ id }) => id);

describe('a page of live codes', () => {
  it('returns their ids, their uses and their expiries', async () => {
    const codes = bench.mayfly.codes('team', { maxUses: 3 });
    const unlimited = bench.mayfly.codes('team', { ttlMs: 1000 });
    const { code, expiresAt, now } = await codes.getOrCreateCode('a:b');
    const other = await unlimited.getOrCreateCode('x');
    await codes.resolve(code);
    expect(await codes.page({ first: 10 })).toEqual({
      codes: [
        {
          id: 'x',
          code: other.code,
          uses: 0,
          usesLeft: Infinity,
          expiresAt: other.expiresAt,
          cursor: expect.any(String),
        },
        { id: 'a:b', code, uses: 1, usesLeft: 2, expiresAt, cursor: expect.any(String) },
      ],
      hasNext: false,
      totalCount: 2,
      now,
    });
  });

  it.each([1, 2, 7])('of %d has each code once, also with equal expiries', async (first) => {
    const codes = bench.mayfly.codes('team');
    const issued: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      const { code } = await codes.getOrCreateCode(`id:${i}`);
      issued.push(code);
      if (i % 5 === 4) bench.clock.advance(1);
    }
    const all = await allCodes(codes, first);
    expect(all.map(({ code }) => code).toSorted()).toEqual(issued.toSorted());
    const expiries = all.map(({ expiresAt }) => expiresAt);
    expect(expiries).toEqual(expiries.toSorted((a, b) => a - b));
  });

  it('omits expired codes, to the millisecond', async () => {
    const codes = bench.mayfly.codes('team', { ttlMs: 1000 });
    await codes.getOrCreateCode('a');
    bench.clock.advance(1);
    await codes.getOrCreateCode('b');
    bench.clock.advance(998);
    expect(await codes.page({ first: 1 })).toMatchObject({ codes: [{ id: 'a' }], totalCount: 2 });
    bench.clock.advance(1);
    const page = await codes.page({ first: 1 });
    expect(page).toMatchObject({ codes: [{ id: 'b' }], totalCount: 1, hasNext: false });
    bench.clock.advance(1);
    expect(await codes.page({ first: 1, after: page.codes[0]?.cursor })).toMatchObject({
      codes: [],
      totalCount: 0,
      hasNext: false,
    });
  });

  it('continues after a code that was revoked or replaced in the meantime', async () => {
    const codes = bench.mayfly.codes('team');
    for (const id of ['a', 'b', 'c', 'd']) await codes.getOrCreateCode(id);
    const all = await allCodes(codes, 4);
    const second = all[1];
    expect(second).toBeDefined();
    await codes.revoke({ id: second?.id ?? '' });
    expect(ids((await codes.page({ first: 4, after: second?.cursor })).codes)).toEqual(
      ids(all.slice(2)),
    );
  });

  it('spells codes as its space does', async () => {
    const codes = bench.mayfly.codes('team', { alphabet: 'crockford32', checkSymbol: true });
    const { code } = await codes.getOrCreateCode('a');
    expect(await codes.page({ first: 1 })).toMatchObject({ codes: [{ code }] });
  });

  it.each([
    [{ first: 0 }, 'INVALID_PAGE', 'first'],
    [{ first: 251 }, 'INVALID_PAGE', 'first'],
    [{ first: 1, after: 'nonsense' }, 'INVALID_CURSOR', 'after'],
    [{ first: 1, after: '' }, 'INVALID_CURSOR', 'after'],
  ])('rejects the request %j', async (request, code, field) => {
    await expect(bench.mayfly.codes('team').page(request)).rejects.toMatchObject({ code, field });
  });
});

describe('a space that is cleared', () => {
  it('has no code and no key', async () => {
    const codes = bench.mayfly.codes('team', { ttlMs: 1000 });
    const { code } = await codes.getOrCreateCode('a');
    bench.clock.advance(999);
    await codes.getOrCreateCode('b');
    await codes.getOrCreateCode('c');
    await codes.resolve(code === '000000' ? '000001' : '000000');
    bench.clock.advance(1);
    expect(await codes.clear()).toEqual({ cleared: 2, now: bench.clock.now });
    expect(await codes.resolve(code)).toMatchObject({ status: 'unknown' });
    await codes.clear();
    expect(await bench.redis.keys(`${bench.namespace}:*`)).toEqual([]);
  });
});
