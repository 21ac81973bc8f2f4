import { describe, expect, it } from 'vitest';
import type { CodesOptions } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

const MISSES: CodesOptions = { missesPerCaller: { limit: 2, windowMs: 10_000 } };
const caller = { caller: 'a caller' };

/** Another code of six digits. */
const missing = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a look-up of a code', () => {
  it('returns its id, and does not use it', async () => {
    const { mayfly, clock } = testBench();
    const codes = mayfly.codes('team', { maxUses: 1 });
    const { code, expiresAt } = await codes.getOrCreateCode('group:1');
    const found = { status: 'found', passes: true, id: 'group:1', expiresAt, now: clock.now };
    const entered = `${code.slice(0, 3)} - ${code.slice(3)}`;
    for (let i = 0; i < 3; i += 1) {
      expect(await codes.lookUp(entered)).toEqual({ ...found, uses: 0, usesLeft: 1 });
    }
    expect(await codes.resolve(code)).toMatchObject({ status: 'resolved', usesLeft: 0 });
    const unknown = { status: 'unknown', passes: false, now: clock.now };
    expect(await codes.lookUp(code)).toEqual(unknown);
  });

  it('shares the limit of misses with resolve', async () => {
    const { mayfly, clock } = testBench();
    const codes = mayfly.codes('team', MISSES);
    const { code } = await codes.getOrCreateCode('group:1');
    expect(await codes.lookUp(code, caller)).toMatchObject({ status: 'found' });
    expect(await codes.lookUp(missing(code), caller)).toMatchObject({ status: 'unknown' });
    expect(await codes.lookUp(code, caller)).toMatchObject({ status: 'found' });
    expect(await codes.resolve(missing(code), caller)).toMatchObject({ status: 'unknown' });
    const limited = { status: 'limited', passes: false, retryAfterMs: 10_000, now: clock.now };
    expect(await codes.lookUp(code, caller)).toEqual(limited);
    expect(await codes.resolve(code, caller)).toEqual(limited);
  });
});

describe('a code that is not spelled like those of the space', () => {
  const decimal: CodesOptions = {};
  const base20: CodesOptions = { alphabet: 'base20' };
  const checked: CodesOptions = { alphabet: 'crockford32', length: 2, checkSymbol: true };
  const checkedMessage =
    'code must be 2 symbols of crockford32 and the check symbol that belongs to them';

  it.each([
    [decimal, '', 'code must be 6 digits'],
    [decimal, '12345', 'code must be 6 digits'],
    [decimal, '1234567', 'code must be 6 digits'],
    [decimal, 'hello!', 'code must be 6 digits'],
    [decimal, undefined, 'code must be 6 digits'],
    [decimal, 123456, 'code must be 6 digits'],
    // Crockford's example is 10*.
    [checked, '10=', checkedMessage],
    [checked, '11*', checkedMessage],
    [checked, '10', checkedMessage],
    [base20, 'BCDFGHJA', 'code must be 8 symbols of base20'],
  ])('is invalid by its text alone: %j %j', async (options, code, message) => {
    const { mayfly, redis, namespace } = testBench();
    const codes = mayfly.codes('team', options);
    const invalid = { code: 'INVALID_CODE', field: 'code', message };
    // @ts-expect-error: some of them do not compile.
    await expect(codes.resolve(code, caller)).rejects.toMatchObject(invalid);
    // @ts-expect-error: as above.
    await expect(codes.lookUp(code, caller)).rejects.toMatchObject(invalid);
    expect(await redis.keys(`${namespace}:*`)).toEqual([]);
  });

  it('is not a miss, and is rejected in the same way when the caller is limited', async () => {
    const codes = testBench().mayfly.codes('team', MISSES);
    const { code } = await codes.getOrCreateCode('group:1');
    const invalid = { code: 'INVALID_CODE' };
    for (let i = 0; i < 5; i += 1) {
      await expect(codes.resolve('12345', caller)).rejects.toMatchObject(invalid);
    }
    await codes.resolve(missing(code), caller);
    expect(await codes.resolve(missing(code), caller)).toMatchObject({ status: 'unknown' });
    expect(await codes.resolve(code, caller)).toMatchObject({ status: 'limited' });
    await expect(codes.resolve('12345', caller)).rejects.toMatchObject(invalid);
  });
});
