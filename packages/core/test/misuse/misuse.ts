import { beforeEach, describe, expect, it } from 'vitest';
import { MayflyError, type MayflyErrorCode } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

/**
 * Invalid arguments of callers without types, or with missing settings. Each is rejected with the field
 * at fault, before anything changes.
 */
export const NO_OBJECTS = [null, 'yes', 5, true, [], () => ({})];
export const NO_SWITCHES = [null, 'yes', 'false', 1, 0, {}];
export const NO_FUNCTIONS = [null, 'x', 5, {}];
export const NO_SIGNALS = [null, 'x', true, {}];
export const NO_LISTS = [undefined, null, 5, 'ada', {}, []];

/** A call with an invalid argument, and its error. */
export type Misuse = readonly [
  call: string,
  misuse: (bench: TestBench, wrong: unknown) => unknown,
  wrong: readonly unknown[],
  field: string,
  code?: MayflyErrorCode,
];

export function refuse(
  what: string,
  prepare: (bench: TestBench) => Promise<unknown>,
  all: readonly Misuse[],
): void {
  describe(`${what} reject`, () => {
    let bench: TestBench;

    beforeEach(async () => {
      bench = testBench();
      await prepare(bench);
    });

    it.each(all.map((row) => [row[0], row] as const))('%s', async (_, row) => {
      const [, misuse, wrong, field, code = 'INVALID_OPTION'] = row;
      const before = await stored(bench);
      for (const each of wrong) {
        const refusal = await refusalOf(() => misuse(bench, each));
        expect({ wrong: each, refusal }).toEqual({ wrong: each, refusal: { code, field } });
      }
      expect(await stored(bench)).toEqual(before);
    });
  });
}

/** Calls what TypeScript would reject. */
export function call(target: object, method: string, ...args: readonly unknown[]): unknown {
  const called: unknown = Reflect.get(target, method);
  if (typeof called !== 'function') throw new TypeError(`${method} does not exist`);
  return Reflect.apply(called, target, args);
}

async function refusalOf(misuse: () => unknown): Promise<unknown> {
  try {
    const result = await misuse();
    // An iterator starts with the first call of `next`.
    if (typeof result === 'object' && result !== null && 'next' in result) {
      await call(result, 'next');
    }
  } catch (error) {
    return error instanceof MayflyError ? { code: error.code, field: error.field } : error;
  }
  return 'none';
}

/** All data of a test in Redis, by key. */
async function stored({ redis, namespace }: TestBench): Promise<[string, Buffer | null][]> {
  const keys = (await redis.keys(`${namespace}*`)).sort();
  return Promise.all(
    keys.map(async (key): Promise<[string, Buffer | null]> => [key, await redis.dumpBuffer(key)]),
  );
}
