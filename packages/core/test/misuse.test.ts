import { beforeEach, describe, expect, it } from 'vitest';
import { MayflyError, type MayflyErrorCode } from '../src/index.ts';
import { testBench, type TestBench } from './support/mayfly.ts';

/**
 * What callers without types, or with settings that are missing, hand over. Each is refused with the field
 * at fault, before anything is changed.
 */
const NO_OBJECTS = [null, 'yes', 5, true, [], () => ({})];
const NO_SWITCHES = [null, 'yes', 'false', 1, 0, {}];

/** A call with something that is wrong in it, and what it is refused with. */
type Misuse = readonly [
  call: string,
  misuse: (wrong: unknown) => unknown,
  wrong: readonly unknown[],
  field: string,
  code?: MayflyErrorCode,
];

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

const limits = [
  { name: 'a', limit: 5, windowMs: 60_000 },
  { name: 'b', algorithm: 'gcra', limit: 5, windowMs: 60_000 },
] as const;

const limiter = (options: object) => call(bench.mayfly, 'limiter', 'ops', { limits, ...options });
const decides = [
  ['a limiter', () => bench.mayfly.limiter('ops', { limits, outage: false })],
  ['a guarded limiter', () => bench.mayfly.limiter('ops', { limits })],
  ['local denials', () => bench.mayfly.limiter('ops', { limits, localDenials: true })],
] as const;

refuses('limiters', [
  ['limiter', (wrong) => call(bench.mayfly, 'limiter', 'ops', wrong), NO_OBJECTS, 'options'],
  ['limits', (wrong) => limiter({ limits: wrong }), [undefined, null, 5, 'a'], 'limits'],
  ['no limits', (wrong) => limiter({ limits: wrong }), [[]], 'limits'],
  ['one of limits', (wrong) => limiter({ limits: [wrong] }), [null, 5, 'a'], 'limits[0]'],
  ['large', (large) => limiter({ limits: { ...limits[0], large } }), NO_SWITCHES, 'limits.large'],
  ['shadow', (shadow) => limiter({ shadow }), NO_SWITCHES, 'shadow'],
  ['countDenied', (countDenied) => limiter({ countDenied }), NO_SWITCHES, 'countDenied'],
  ['escalation', (escalation) => limiter({ escalation }), NO_OBJECTS, 'escalation'],
  [
    'localDenials',
    (localDenials) => limiter({ localDenials }),
    [null, 'yes', 1, 0, []],
    'localDenials',
  ],
  ['outage', (outage) => limiter({ outage }), NO_OBJECTS, 'outage'],
  ...decides.flatMap(([name, open]): Misuse[] => [
    [`consume of ${name}`, (wrong) => call(open(), 'consume', 'k', wrong), NO_OBJECTS, 'call'],
    [`peek of ${name}`, (wrong) => call(open(), 'peek', 'k', wrong), NO_OBJECTS, 'call'],
    [`refund of ${name}`, (wrong) => call(open(), 'refund', 'k', wrong), NO_OBJECTS, 'call'],
    [
      `overrides of ${name}`,
      (wrong) => call(open(), 'setLimit', 'k', wrong),
      [undefined, {}, ...NO_OBJECTS],
      'overrides',
    ],
    [
      `overrides for all of ${name}`,
      (wrong) => call(open(), 'setLimits', wrong),
      [undefined, {}, ...NO_OBJECTS],
      'overrides',
    ],
    [
      `an override of ${name}`,
      (wrong) => call(open(), 'setLimit', 'k', { a: wrong }),
      [{}, { limt: 3 }, ...NO_OBJECTS],
      'overrides.a',
    ],
    [
      `a field of an override of ${name}`,
      (limit) => call(open(), 'setLimit', 'k', { a: { limit } }),
      [null, '3'],
      'overrides.a.limit',
    ],
    [
      `how long of ${name}`,
      (wrong) => call(open(), 'setLimit', 'k', { a: { limit: 3 } }, wrong),
      NO_OBJECTS,
      'options',
    ],
  ]),
]);

const policies = () => bench.mayfly.policies;

refuses('policies', [
  ['create', (wrong) => call(policies(), 'create', 'new', wrong), NO_OBJECTS, 'options'],
  ['change', (wrong) => call(policies(), 'change', 'http', 1, wrong), NO_OBJECTS, 'options'],
  ['preview', (wrong) => call(policies(), 'preview', wrong), NO_OBJECTS, 'options'],
  [
    'shadow',
    (shadow) => call(policies(), 'create', 'new', { limits, shadow }),
    NO_SWITCHES,
    'shadow',
  ],
  [
    'countDenied',
    (countDenied) => call(policies(), 'create', 'new', { limits, countDenied }),
    NO_SWITCHES,
    'countDenied',
  ],
  [
    'escalation',
    (escalation) => call(policies(), 'create', 'new', { limits, escalation }),
    NO_OBJECTS,
    'escalation',
  ],
  [
    'an override',
    (wrong) => call(policies().limiter('http'), 'setLimit', 'k', { a: wrong }),
    [{}, ...NO_OBJECTS],
    'overrides.a',
  ],
  [
    'how long',
    (wrong) => call(policies().limiter('http'), 'setLimit', 'k', { a: { limit: 3 } }, wrong),
    NO_OBJECTS,
    'options',
  ],
  ['decisions', (wrong) => call(policies(), 'decisions', wrong), NO_OBJECTS, 'request'],
  ['a signal', (signal) => call(policies(), 'decisions', { signal }), [null, 'x', {}], 'signal'],
]);

function refuses(what: string, all: readonly Misuse[]): void {
  describe(`${what} refuse`, () => {
    it.each(all)('%s that is misused', async (_, misuse, wrong, field, code = 'INVALID_OPTION') => {
      await bench.mayfly.policies.create('http', { limits });
      const before = await stored();
      for (const each of wrong) {
        const expected = { wrong: each, refusedWith: { code, field } };
        expect({ wrong: each, refusedWith: await refusalOf(misuse, each) }).toEqual(expected);
      }
      expect(await stored()).toEqual(before);
    });
  });
}

/** Calls what TypeScript would not let through. */
function call(target: object, method: string, ...args: readonly unknown[]): unknown {
  const called: unknown = Reflect.get(target, method);
  if (typeof called !== 'function') throw new TypeError(`There is no ${method}`);
  return Reflect.apply(called, target, args);
}

async function refusalOf(misuse: (wrong: unknown) => unknown, wrong: unknown): Promise<unknown> {
  try {
    const result = await misuse(wrong);
    // What is iterated begins when it is first asked.
    if (typeof result === 'object' && result !== null && 'next' in result) {
      await call(result, 'next');
    }
  } catch (error) {
    return error instanceof MayflyError ? { code: error.code, field: error.field } : error;
  }
  return 'nothing';
}

/** All that Redis holds of this test, by key. */
async function stored(): Promise<[string, Buffer | null][]> {
  const { redis, namespace } = bench;
  const keys = (await redis.keys(`${namespace}*`)).sort();
  return Promise.all(
    keys.map(async (key): Promise<[string, Buffer | null]> => [key, await redis.dumpBuffer(key)]),
  );
}
