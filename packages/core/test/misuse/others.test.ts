import {
  bulkAdd,
  bulkExtend,
  bulkRemove,
  combineStep,
  createMayfly,
  difference,
  importNdjson,
  intersection,
  removeMany,
  removeMatching,
  restoreMany,
  union,
} from '../../src/index.ts';
import type { TestBench } from '../support/mayfly.ts';
import {
  call,
  NO_FUNCTIONS,
  NO_LISTS,
  NO_OBJECTS,
  NO_SIGNALS,
  NO_SWITCHES,
  refuse,
  type Misuse,
} from './misuse.ts';

const NO_REQUESTS = [undefined, ...NO_OBJECTS];
const SECRET = 'a secret of thirty-two bytes: 32';
const EXPIRY = { score: 'expiry', unit: 'ms', member: 'text' } as const;

async function seed({ mayfly, redis, namespace }: TestBench): Promise<void> {
  await mayfly.purposes.create('login', {});
  await mayfly.spaces.create('games', {});
  await mayfly.codes('games').getOrCreateCode('game:1');
  await mayfly.policies.create('http', { limits: { limit: 5, windowMs: 60_000 } });
  await redis.zadd(theirs(namespace), 1_900_000_000_000, 'ada');
  await mayfly.adoptions.create('theirs', { key: theirs(namespace), ...EXPIRY });
  for (const name of ['one', 'two']) {
    const { set } = await mayfly.sets.create(name, { defaultTtlMs: 60_000 });
    await set.add('ada');
  }
}

const theirs = (namespace: string) => `${namespace}-theirs`;
const otp = ({ mayfly }: TestBench) => mayfly.otp('login', { secret: SECRET });
const codes = ({ mayfly }: TestBench) => mayfly.codes('games');
const options = (method: 'otp' | 'codes') => (bench: TestBench, given: object) =>
  call(bench.mayfly, method, 'new', method === 'otp' ? { secret: SECRET, ...given } : given);

refuse('the entrances', seed, [
  ['options', (_, wrong) => untyped(createMayfly, wrong), NO_REQUESTS, 'options'],
  ['redis', (_, redis) => untyped(createMayfly, { redis }), NO_REQUESTS, 'redis'],
  ['a clock', ({ redis }, clock) => untyped(createMayfly, { redis, clock }), NO_FUNCTIONS, 'clock'],
  [
    'options of a sweeper',
    ({ mayfly }, wrong) => call(mayfly, 'createSweeper', wrong),
    NO_OBJECTS,
    'options',
  ],
  ...['onError', 'onSwept'].map((listener): Misuse => [
    listener,
    ({ mayfly }, wrong) => call(mayfly, 'createSweeper', { [listener]: wrong }),
    NO_FUNCTIONS,
    listener,
  ]),
]);

refuse('one-time passwords', seed, [
  ['options', ({ mayfly }, wrong) => call(mayfly, 'otp', 'new', wrong), NO_REQUESTS, 'options'],
  [
    'a limit of callers',
    (bench, callerLimit) => options('otp')(bench, { callerLimit }),
    ['yes', 5, true, []],
    'callerLimit',
  ],
  ['who calls', (bench, wrong) => call(otp(bench), 'issue', 'ann', wrong), NO_OBJECTS, 'call'],
  [
    'options of verify',
    (bench, wrong) => call(otp(bench), 'verify', 'ann', '000000', wrong),
    NO_OBJECTS,
    'call',
  ],
]);

refuse('invitation codes', seed, [
  ['options', ({ mayfly }, wrong) => call(mayfly, 'codes', 'new', wrong), NO_OBJECTS, 'options'],
  [
    'a check symbol',
    (bench, checkSymbol) => options('codes')(bench, { alphabet: 'crockford32', checkSymbol }),
    NO_SWITCHES,
    'checkSymbol',
  ],
  ...['missesPerCaller', 'missesOfAll'].map((limit): Misuse => [
    limit,
    (bench, wrong) => options('codes')(bench, { [limit]: wrong }),
    NO_OBJECTS,
    limit,
  ]),
  [
    'options of resolve',
    (bench, wrong) => call(codes(bench), 'resolve', '123456', wrong),
    NO_OBJECTS,
    'call',
  ],
  [
    'a target of revoke',
    (bench, wrong) => call(codes(bench), 'revoke', wrong),
    [undefined, {}, { code: undefined }, ...NO_OBJECTS],
    'target',
  ],
  [
    'a code of revoke',
    (bench, code) => call(codes(bench), 'revoke', { code }),
    [null, 5, '', '12345'],
    'code',
    'INVALID_CODE',
  ],
  ['a sweep', (bench, wrong) => call(codes(bench), 'sweep', wrong), NO_OBJECTS, 'options'],
]);

const NAMED_SETTINGS = [
  ['purposes', 'login'],
  ['spaces', 'games'],
  ['adoptions', 'theirs'],
] as const;

for (const [settings, name] of NAMED_SETTINGS) {
  refuse(settings, seed, [
    [
      'options',
      ({ mayfly }, wrong) => call(mayfly[settings], 'create', 'new', wrong),
      NO_REQUESTS,
      'options',
    ],
    [
      'changes',
      ({ mayfly }, wrong) => call(mayfly[settings], 'change', name, wrong),
      NO_REQUESTS,
      'changes',
    ],
  ]);
}

const PAGES: readonly (readonly [string, (bench: TestBench) => object, string, ...string[]])[] = [
  ['purposes', ({ mayfly }) => mayfly.purposes, 'list'],
  ['codes', codes, 'page'],
  ['policies', ({ mayfly }) => mayfly.policies, 'list'],
  ['overrides', ({ mayfly }) => mayfly.policies, 'overrides', 'http'],
  ['busiest keys', ({ mayfly }) => mayfly.policies, 'busiestKeys', 'http'],
  ['keys of others', ({ mayfly }) => mayfly.adopt({ pattern: '*', ...EXPIRY }), 'keys'],
];

refuse('pages', seed, [
  ...PAGES.map(([name, open, method, ...args]): Misuse => [
    name,
    (bench, wrong) => call(open(bench), method, ...args, wrong),
    NO_REQUESTS,
    'request',
    'INVALID_PAGE',
  ]),
  [
    'a request of traffic',
    ({ mayfly }, wrong) => call(mayfly.policies, 'traffic', 'http', wrong),
    NO_REQUESTS,
    'request',
  ],
]);

const adopted = ({ mayfly, namespace }: TestBench) =>
  mayfly.adopt({ key: theirs(namespace), ...EXPIRY });

refuse('sets of others', seed, [
  [
    'a page',
    (bench, wrong) => call(adopted(bench), 'page', wrong),
    NO_OBJECTS,
    'request',
    'INVALID_PAGE',
  ],
  ['a layout', ({ mayfly }, wrong) => call(mayfly, 'adopt', wrong), NO_REQUESTS, 'options'],
  [
    'options of add',
    (bench, wrong) => call(adopted(bench), 'add', 'ben', wrong),
    NO_REQUESTS,
    'options',
  ],
  [
    'options of an insertion',
    ({ mayfly, namespace }, wrong) =>
      call(
        mayfly.adopt({
          key: theirs(namespace),
          ...EXPIRY,
          score: 'inserted',
          windowMs: 60_000,
        }),
        'add',
        'ben',
        wrong,
      ),
    NO_OBJECTS,
    'options',
  ],
  [
    'an expiry',
    (bench, wrong) => call(adopted(bench), 'expireAt', 'ada', wrong),
    [undefined, null, 'now', {}],
    'expiresAt',
    'INVALID_EXPIRY',
  ],
]);

const one = ({ mayfly }: TestBench) => mayfly.sets.open('one');
const both = ({ mayfly }: TestBench) => [mayfly.sets.open('one'), mayfly.sets.open('two')];
const BULK: readonly (readonly [string, unknown, ...unknown[]])[] = [
  ['bulkAdd', bulkAdd, ['ben']],
  ['bulkExtend', bulkExtend, ['ada'], 1000],
  ['bulkRemove', bulkRemove, ['ada']],
  ['importNdjson', importNdjson, ['{"member":"ben","expiresAt":null}\n']],
];

refuse('calls for many members', seed, [
  ...BULK.flatMap(([name, called, ...args]): Misuse[] => [
    [
      `options of ${name}`,
      (bench, wrong) => untyped(called, one(bench), ...args, wrong),
      NO_OBJECTS,
      'options',
    ],
    [
      `a signal of ${name}`,
      (bench, signal) => untyped(called, one(bench), ...args, { signal }),
      NO_SIGNALS,
      'signal',
    ],
    [
      `onProgress of ${name}`,
      (bench, onProgress) => untyped(called, one(bench), ...args, { onProgress }),
      NO_FUNCTIONS,
      'onProgress',
    ],
  ]),
  ...[removeMany, restoreMany].map((called): Misuse => [
    `members of ${called.name}`,
    (bench, wrong) => untyped(called, one(bench), wrong),
    NO_LISTS,
    'members',
    'INVALID_BATCH',
  ]),
  [
    'a member of restoreMany',
    (bench, wrong) => untyped(restoreMany, one(bench), [wrong]),
    NO_OBJECTS,
    'members[0]',
    'INVALID_BATCH',
  ],
  [
    'an expiry of restoreMany',
    (bench, removed) => untyped(restoreMany, one(bench), [{ member: 'ben', removed }]),
    NO_REQUESTS,
    'members[0].removed',
    'INVALID_EXPIRY',
  ],
  [
    'a filter of removeMatching',
    (bench, wrong) => untyped(removeMatching, one(bench), wrong, { first: 1 }),
    [undefined, {}, ...NO_OBJECTS],
    'filter',
  ],
  [
    'a request of removeMatching',
    (bench, wrong) => untyped(removeMatching, one(bench), { prefix: 'a' }, wrong),
    NO_REQUESTS,
    'request',
    'INVALID_PAGE',
  ],
]);

refuse('combinations', seed, [
  ...[union, intersection, difference, combineStep].map((called): Misuse => [
    `sets of ${called.name}`,
    (_, wrong) => untyped(called, wrong, { operation: 'union', first: 1 }),
    NO_LISTS,
    'sets',
    'INVALID_BATCH',
  ]),
  [
    'one of the sets',
    (bench, wrong) => untyped(union, [one(bench), wrong]),
    NO_OBJECTS,
    'sets[1]',
    'INVALID_BATCH',
  ],
  ...[union, intersection].map((called): Misuse => [
    `options of ${called.name}`,
    (bench, wrong) => untyped(called, both(bench), wrong),
    NO_OBJECTS,
    'options',
  ]),
  [
    'a request of combineStep',
    (bench, wrong) => untyped(combineStep, both(bench), wrong),
    NO_REQUESTS,
    'request',
    'INVALID_PAGE',
  ],
]);

function untyped(called: unknown, ...args: readonly unknown[]): unknown {
  return call({ called }, 'called', ...args);
}
