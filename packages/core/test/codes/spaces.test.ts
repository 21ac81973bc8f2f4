import { beforeEach, describe, expect, it } from 'vitest';
import type { CodesOptions } from '../../src/index.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const DEFAULTS = {
  alphabet: 'decimal',
  length: 6,
  checkSymbol: false,
  ttlMs: 900_000,
  maxUses: null,
  missesPerCaller: { limit: 10, windowMs: 600_000 },
  missesOfAll: { limit: 1000, windowMs: 60_000 },
};

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

describe('a space with settings in Redis', () => {
  it.each<[CodesOptions, object, RegExp]>([
    [{}, DEFAULTS, /^\d{6}$/],
    [{ digits: 4, maxUses: 2 }, { ...DEFAULTS, length: 4, maxUses: 2 }, /^\d{4}$/],
    [
      { alphabet: 'crockford32', length: 5, checkSymbol: true },
      { ...DEFAULTS, alphabet: 'crockford32', length: 5, checkSymbol: true },
      /^[0-9A-Z*~$=]{6}$/,
    ],
    [
      { alphabet: 'base20' },
      { ...DEFAULTS, alphabet: 'base20', length: 8 },
      /^[B-DF-HJ-NP-TV-XZ]{8}$/,
    ],
  ])('applies the options %j', async (options, settings, pattern) => {
    const { status, entry } = await bench.mayfly.spaces.create('team', options);
    expect({ status, entry }).toEqual({
      status: 'created',
      entry: {
        name: 'team',
        version: 1,
        settings,
        createdAt: bench.clock.now,
        changedAt: bench.clock.now,
      },
    });
    const { code } = await (await bench.mayfly.spaces.open('team')).getOrCreateCode('a');
    expect(code).toMatch(pattern);
    // A caller that passes the same options directly shares its codes.
    expect(await bench.mayfly.codes('team', options).codeFor('a')).toMatchObject({ code });
  });

  it('changes all settings that do not affect the spelling of codes', async () => {
    const { spaces } = bench.mayfly;
    await spaces.create('team', { alphabet: 'crockford32', maxUses: 1 });
    const { code } = await (await spaces.open('team')).getOrCreateCode('a');
    const { settings } = await spaces.change('team', { ttlMs: 1000, maxUses: null });
    expect(settings).toMatchObject({ alphabet: 'crockford32', ttlMs: 1000, maxUses: null });
    const codes = await spaces.open('team');
    expect(await codes.codeFor('a')).toMatchObject({ code, usesLeft: 1 });
    expect(await codes.getOrCreateCode('b')).toMatchObject({ expiresAt: bench.clock.now + 1000 });
  });

  it.each<[Partial<CodesOptions>, string]>([
    [{ alphabet: 'base20' }, 'alphabet'],
    [{ digits: 7 }, 'digits'],
    [{ length: 7 }, 'length'],
    [{ checkSymbol: true }, 'checkSymbol'],
    [{ maxUses: 0 }, 'maxUses'],
    [{ missesOfAll: { limit: 1, windowMs: 0 } }, 'missesOfAll.windowMs'],
  ])('rejects a change to %j', async (changes, field) => {
    const { spaces } = bench.mayfly;
    await spaces.create('team', {});
    await expect(spaces.change('team', changes)).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field,
    });
    expect((await spaces.get('team')).settings).toEqual(DEFAULTS);
  });

  it('is deleted with its codes', async () => {
    const { spaces } = bench.mayfly;
    await spaces.create('team', {});
    const codes = await spaces.open('team');
    const { code } = await codes.getOrCreateCode('a');
    expect(await spaces.delete('team')).toMatchObject({ name: 'team', settings: DEFAULTS });
    expect(await spaces.delete('team')).toBeNull();
    expect(await bench.redis.keys(`${bench.namespace}:*`)).toEqual([
      `${bench.namespace}:settings:{spaces}:version`,
    ]);
    await expect(spaces.open('team')).rejects.toMatchObject({
      code: 'SPACE_NOT_FOUND',
      field: 'space',
    });
    await bench.through(connect()).spaces.create('team', {});
    expect(await (await spaces.open('team')).resolve(code)).toMatchObject({ status: 'unknown' });
  });
});
