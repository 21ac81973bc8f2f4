import type { StrategyName } from '../../src/index.ts';
import { EVERY_STRATEGY } from '../support/every-strategy.ts';
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

const SERIALIZERS = [null, 'json', 5, []];
const NO_REQUESTS = [undefined, ...NO_OBJECTS];
const HALF_A_SERIALIZER = [{}, { decode: String }, { encode: 5, decode: String }];

const WINDOW = {
  push: of('window', 'push'),
  extend: of('window', 'extend'),
  peek: of('window', 'peek'),
  pop: of('window', 'pop'),
};

async function seed({ mayfly }: TestBench): Promise<void> {
  for (const options of EVERY_STRATEGY) {
    const { set } = await mayfly.sets.create(options.strategy, options);
    await set.add('ada');
  }
}

refuse('the list of sets', seed, [
  [
    'options of a set',
    ({ mayfly }, wrong) => call(mayfly.sets, 'create', 'new', wrong),
    NO_OBJECTS,
    'options',
  ],
  [
    'a strategy',
    ({ mayfly }, strategy) => call(mayfly.sets, 'create', 'new', { strategy, defaultTtlMs: 1 }),
    [null, 'list', 5],
    'strategy',
  ],
  [
    'options of open',
    ({ mayfly }, wrong) => call(mayfly.sets, 'open', 'sorted', wrong),
    NO_OBJECTS,
    'options',
  ],
  [
    'a strategy of open',
    ({ mayfly }, strategy) => call(mayfly.sets, 'open', 'sorted', { strategy }),
    [null, 'list', 5],
    'strategy',
  ],
  [
    'a serializer',
    ({ mayfly }, serializer) =>
      call(mayfly.sets, 'open', 'window', { strategy: 'window', serializer }),
    SERIALIZERS,
    'serializer',
  ],
  [
    'a serializer without encode',
    ({ mayfly }, serializer) =>
      call(mayfly.sets, 'create', 'new', { strategy: 'window', windowMs: 1000, serializer }),
    HALF_A_SERIALIZER,
    'serializer.encode',
  ],
  ...['list', 'browse'].map((method): Misuse => [
    `a request of ${method}`,
    ({ mayfly }, wrong) => call(mayfly.sets, method, wrong),
    NO_REQUESTS,
    'request',
    'INVALID_PAGE',
  ]),
  [
    'descending',
    ({ mayfly }, descending) => call(mayfly.sets, 'browse', { first: 1, descending }),
    NO_SWITCHES,
    'descending',
  ],
  [
    'options of follow',
    ({ mayfly }, wrong) => call(mayfly.sets, 'follow', wrong),
    NO_OBJECTS,
    'options',
  ],
  [
    'a signal',
    ({ mayfly }, signal) => call(mayfly.sets, 'follow', { signal }),
    NO_SIGNALS,
    'signal',
  ],
]);

for (const { strategy } of EVERY_STRATEGY) {
  refuse(`sets of ${strategy}`, seed, [
    ...ofAll(strategy),
    ...(strategy === 'window' ? [] : ofMembers(strategy)),
    ...(['sorted', 'sharded', 'window'].includes(strategy) ? ofOrdered(strategy) : []),
    ...(['sorted', 'sharded'].includes(strategy) ? ofSorted(strategy) : []),
    ...(['window', 'buckets'].includes(strategy) ? [] : ofRenewable(strategy)),
  ]);
}

/** A call of a set of a strategy. */
function of(strategy: StrategyName, method: string) {
  return ({ mayfly }: TestBench, ...args: readonly unknown[]) =>
    call(mayfly.sets.openAny(strategy, strategy), method, ...args);
}

function ofAll(strategy: StrategyName): Misuse[] {
  const [add, addMany, search] = [
    of(strategy, 'add'),
    of(strategy, 'addMany'),
    of(strategy, 'search'),
  ];
  return [
    ['options of add', (bench, wrong) => add(bench, 'ben', wrong), NO_OBJECTS, 'options'],
    ['new members', addMany, NO_LISTS, 'members', 'INVALID_BATCH'],
    [
      'a new member',
      (bench, wrong) => addMany(bench, [{ member: 'ben' }, wrong]),
      NO_OBJECTS,
      'members[1]',
      'INVALID_MEMBER',
    ],
    [
      'options of addMany',
      (bench, wrong) => addMany(bench, [{ member: 'ben' }], wrong),
      NO_OBJECTS,
      'options',
    ],
    ['a filter', (bench, wrong) => search(bench, wrong, { first: 1 }), NO_REQUESTS, 'filter'],
    [
      'a search',
      (bench, wrong) => search(bench, {}, wrong),
      NO_REQUESTS,
      'request',
      'INVALID_PAGE',
    ],
    [
      'a time of seenBefore',
      (bench, wrong) => of(strategy, 'seenBefore')(bench, 'ben', wrong),
      [null, 'now', {}, new Date(Number.NaN)],
      'at',
      'INVALID_EXPIRY',
    ],
  ];
}

function ofMembers(strategy: StrategyName): Misuse[] {
  return [
    ['members', of(strategy, 'expiriesOf'), NO_LISTS, 'members', 'INVALID_BATCH'],
    [
      'one of several members',
      (bench, wrong) => of(strategy, 'expiriesOf')(bench, ['ada', wrong]),
      [null, 5, {}],
      'members[1]',
      'INVALID_MEMBER',
    ],
  ];
}

function ofRenewable(strategy: StrategyName): Misuse[] {
  const revert = of(strategy, 'revertExpiry');
  return [
    [
      'a request of revertExpiry',
      (bench, wrong) => revert(bench, 'ada', wrong),
      [null, 'yes', 5, []],
      'revert',
      'INVALID_EXPIRY',
    ],
    [
      'a target of revertExpiry',
      (bench, to) => revert(bench, 'ada', { from: 1, to }),
      [null, 'now', undefined],
      'to',
      'INVALID_EXPIRY',
    ],
  ];
}

function ofOrdered(strategy: StrategyName): Misuse[] {
  const page = of(strategy, strategy === 'window' ? 'elements' : 'page');
  return [
    ['a page', page, NO_OBJECTS, 'request', 'INVALID_PAGE'],
    ['a span', of(strategy, 'timeLeft'), NO_OBJECTS, 'request', 'INVALID_BUCKETS'],
  ];
}

function ofSorted(strategy: StrategyName): Misuse[] {
  const onExpired = of(strategy, 'onExpired');
  return [
    [
      'a handler',
      (bench, wrong) => onExpired(bench, 'group', wrong),
      [undefined, ...NO_FUNCTIONS],
      'handler',
    ],
    [
      'options of a group',
      (bench, wrong) => onExpired(bench, 'group', String, wrong),
      NO_OBJECTS,
      'options',
    ],
    [
      'onError',
      (bench, onError) => onExpired(bench, 'group', String, { onError }),
      NO_FUNCTIONS,
      'onError',
    ],
  ];
}

refuse('windows', seed, [
  ['options of push', (bench, wrong) => WINDOW.push(bench, 'ben', wrong), NO_OBJECTS, 'options'],
  ['unique', (bench, unique) => WINDOW.push(bench, 'ben', { unique }), NO_SWITCHES, 'unique'],
  [
    'a score',
    (bench, score) => WINDOW.push(bench, 'ben', { score }),
    [null, 'now', {}],
    'score',
    'INVALID_SCORE',
  ],
  ['values', WINDOW.extend, NO_LISTS, 'values', 'INVALID_BATCH'],
  [
    'a value',
    (bench, wrong) => WINDOW.extend(bench, [{ value: 'ben' }, wrong]),
    NO_OBJECTS,
    'values[1]',
    'INVALID_VALUE',
  ],
  [
    'options of extend',
    (bench, wrong) => WINDOW.extend(bench, [{ value: 'ben' }], wrong),
    NO_OBJECTS,
    'options',
  ],
  [
    'unique of extend',
    (bench, unique) => WINDOW.extend(bench, [{ value: 'ben' }], { unique }),
    NO_SWITCHES,
    'unique',
  ],
  ['options of peek', WINDOW.peek, NO_OBJECTS, 'options'],
  ['options of pop', WINDOW.pop, NO_OBJECTS, 'options'],
]);

const sorted = ({ mayfly }: TestBench) => mayfly.sets.open('sorted');

refuse('what comes of members', seed, [
  ['a target', (bench, wrong) => call(sorted(bench).expiry, 'moveTo', wrong), NO_OBJECTS, 'target'],
  [
    'a target that cannot add',
    (bench, wrong) => call(sorted(bench).expiry, 'moveTo', wrong),
    [{ name: 'x' }],
    'target.add',
  ],
  [
    'options of a move',
    (bench, wrong) => call(sorted(bench).expiry, 'moveTo', sorted(bench), wrong),
    NO_OBJECTS,
    'options',
  ],
  [
    'options of a feed',
    (bench, wrong) => call(sorted(bench).feed, 'open', wrong),
    NO_OBJECTS,
    'options',
  ],
  [
    'options of a follower',
    (bench, wrong) => call(sorted(bench).feed, 'follow', wrong),
    NO_OBJECTS,
    'options',
  ],
  [
    'a signal of a feed',
    (bench, signal) => call(sorted(bench).feed, 'follow', { signal }),
    NO_SIGNALS,
    'signal',
  ],
]);
