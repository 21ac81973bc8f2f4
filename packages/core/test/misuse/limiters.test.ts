import type { TestBench } from '../support/mayfly.ts';
import { call, NO_OBJECTS, NO_SIGNALS, NO_SWITCHES, refuse, type Misuse } from './misuse.ts';

const limits = [
  { name: 'a', limit: 5, windowMs: 60_000 },
  { name: 'b', algorithm: 'gcra', limit: 5, windowMs: 60_000 },
] as const;

const LIMITERS = [
  ['limiter', ({ mayfly }: TestBench) => mayfly.limiter('ops', { limits, outage: false })],
  ['guarded limiter', ({ mayfly }: TestBench) => mayfly.limiter('ops', { limits })],
  [
    'limiter that repeats denials',
    ({ mayfly }: TestBench) => mayfly.limiter('ops', { limits, localDenials: true }),
  ],
  ['limiter of a policy', ({ mayfly }: TestBench) => mayfly.policies.limiter('http')],
] as const;

/** A limiter with an invalid option. */
const limiter = ({ mayfly }: TestBench, options: object) =>
  call(mayfly, 'limiter', 'ops', { limits, ...options });

const create = ({ mayfly }: TestBench, options: object) =>
  call(mayfly.policies, 'create', 'new', { limits, ...options });

refuse('limiters', ({ mayfly }) => mayfly.policies.create('http', { limits }), [
  ['options', ({ mayfly }, wrong) => call(mayfly, 'limiter', 'ops', wrong), NO_OBJECTS, 'options'],
  ['limits', (bench, wrong) => limiter(bench, { limits: wrong }), [undefined, null, 'a'], 'limits'],
  ['no limits', (bench) => limiter(bench, { limits: [] }), [[]], 'limits'],
  ['a limit', (bench, wrong) => limiter(bench, { limits: [wrong] }), NO_OBJECTS, 'limits[0]'],
  [
    'large',
    (bench, large) => limiter(bench, { limits: { ...limits[0], large } }),
    NO_SWITCHES,
    'limits.large',
  ],
  ['shadow', (bench, shadow) => limiter(bench, { shadow }), NO_SWITCHES, 'shadow'],
  [
    'countDenied',
    (bench, countDenied) => limiter(bench, { countDenied }),
    NO_SWITCHES,
    'countDenied',
  ],
  ['escalation', (bench, escalation) => limiter(bench, { escalation }), NO_OBJECTS, 'escalation'],
  [
    'localDenials',
    (bench, localDenials) => limiter(bench, { localDenials }),
    [null, 'yes', 1, 0, []],
    'localDenials',
  ],
  ['outage', (bench, outage) => limiter(bench, { outage }), NO_OBJECTS, 'outage'],
]);

for (const [what, open] of LIMITERS) {
  refuse(`calls of a ${what}`, ({ mayfly }) => mayfly.policies.create('http', { limits }), [
    ...['consume', 'peek', 'refund', 'penalise'].map((method): Misuse => [
      method,
      (bench, wrong) => call(open(bench), method, 'k', wrong),
      NO_OBJECTS,
      'call',
    ]),
    [
      'overrides',
      (bench, wrong) => call(open(bench), 'setLimit', 'k', wrong),
      [undefined, {}, ...NO_OBJECTS],
      'overrides',
    ],
    [
      'an override',
      (bench, wrong) => call(open(bench), 'setLimit', 'k', { a: wrong }),
      [{}, ...NO_OBJECTS],
      'overrides.a',
    ],
    [
      'a field of an override',
      (bench, limit) => call(open(bench), 'setLimit', 'k', { a: { limit } }),
      [null, '3'],
      'overrides.a.limit',
    ],
    [
      'options of an override',
      (bench, wrong) => call(open(bench), 'setLimit', 'k', { a: { limit: 3 } }, wrong),
      NO_OBJECTS,
      'options',
    ],
    ...(what === 'limiter of a policy' ? [] : ofAllKeys(open)),
  ]);
}

function ofAllKeys(open: (bench: TestBench) => object): Misuse[] {
  return [
    [
      'overrides for all keys',
      (bench, wrong) => call(open(bench), 'setLimits', wrong),
      [undefined, {}, ...NO_OBJECTS],
      'overrides',
    ],
  ];
}

refuse('policies', ({ mayfly }) => mayfly.policies.create('http', { limits }), [
  ...[['create', 'new'], ['change', 'http', 1], ['preview']].map(
    ([method = '', ...args]): Misuse => [
      `options of ${method}`,
      ({ mayfly }, wrong) => call(mayfly.policies, String(method), ...args, wrong),
      NO_OBJECTS,
      'options',
    ],
  ),
  ['shadow', (bench, shadow) => create(bench, { shadow }), NO_SWITCHES, 'shadow'],
  [
    'countDenied',
    (bench, countDenied) => create(bench, { countDenied }),
    NO_SWITCHES,
    'countDenied',
  ],
  ['escalation', (bench, escalation) => create(bench, { escalation }), NO_OBJECTS, 'escalation'],
  ['outage', (bench, outage) => create(bench, { outage }), NO_OBJECTS, 'outage'],
  [
    'options of decisions',
    ({ mayfly }, wrong) => call(mayfly.policies, 'decisions', wrong),
    NO_OBJECTS,
    'request',
  ],
  [
    'a signal',
    ({ mayfly }, signal) => call(mayfly.policies, 'decisions', { signal }),
    NO_SIGNALS,
    'signal',
  ],
]);
