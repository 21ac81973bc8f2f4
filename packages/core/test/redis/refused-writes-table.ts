import type { Mayfly } from '../../src/index.ts';

/**
 * What becomes of an operation where Redis refuses writes:
 * - `reads`: it works on a full server, on a replica and on a master with too few replicas
 * - `frees`: it works on a full server; the others refuse it
 * - `writes`: all of them refuse it, a full one with `REDIS_FULL`
 * - `silent`: it asks nothing of Redis, or never fails for it
 */
type Kind = 'reads' | 'frees' | 'writes' | 'silent';

/** `of` is what the operation is a method of. */
export type Row = readonly [Kind, call: (of: never) => Promise<unknown>];

/** Untyped, so that one row serves all the classes that have a method of the name. */
// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

const row = (kind: Kind, call: (of: Any) => Promise<unknown> = () => Promise.resolve()): Row => [
  kind,
  call,
];

/** The first item, after which the iteration ends. */
async function first(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items) return;
}

export const MINUTE_MS = 60_000;
export const SECRET = 'a secret of one-time passwords, 32 bytes';
export const LIMITS = [{ name: 'all', limit: 5, windowMs: MINUTE_MS }];
const FIRST = { first: 10 };
const RANGE = { points: 1, windowMs: MINUTE_MS };
const MOMENT = 1_800_000_030_000;

/** Methods of sets of all strategies; `strategy.method` where one strategy has its own meaning of it. */
export const SETS: Readonly<Record<string, Row>> = {
  add: row('writes', (set) => set.add('c')),
  addMany: row('writes', (set) => set.addMany([{ member: 'c' }])),
  seenBefore: row('writes', (set) => set.seenBefore('c')),
  extend: row('writes', (set) => set.extend('a', 1000)),
  'window.extend': row('writes', (set) => set.extend([{ value: 'c' }])),
  expireAt: row('writes', (set) => set.expireAt('a', MOMENT)),
  persist: row('writes', (set) => set.persist('a')),
  revertExpiry: row('writes', (set) => set.revertExpiry('a', { from: MOMENT, to: MOMENT })),
  push: row('writes', (set) => set.push('c')),
  onExpired: row('writes', (set) => set.onExpired('new', () => undefined)),
  remove: row('frees', (set) => set.remove('a')),
  removeMatching: row('frees', (set) => set.removeMatching({ contains: 'a' }, FIRST)),
  clear: row('frees', (set) => set.clear()),
  sweep: row('frees', (set) => set.sweep({ atMost: 10 })),
  pop: row('frees', (set) => set.pop()),
  has: row('reads', (set) => set.has('a')),
  get: row('reads', (set) => set.get('a')),
  count: row('reads', (set) => set.count()),
  countAtMost: row('reads', (set) => set.countAtMost()),
  length: row('reads', (set) => set.length()),
  summary: row('reads', (set) => set.summary()),
  page: row('reads', (set) => set.page(FIRST)),
  elements: row('reads', (set) => set.elements(FIRST)),
  peek: row('reads', (set) => set.peek()),
  slice: row('reads', (set) => set.slice(0, 9)),
  at: row('reads', (set) => set.at(0)),
  rank: row('reads', (set) => set.rank('a')),
  timeLeft: row('reads', (set) => set.timeLeft()),
  search: row('reads', (set) => set.search({ contains: 'a' }, FIRST)),
  scan: row('reads', (set) => set.scan()),
  expiriesOf: row('reads', (set) => set.expiriesOf(['a'])),
  members: row('reads', (set) => first(set.members())),
};

export const EXPIRY_EVENTS: Readonly<Record<string, Row>> = {
  subscribe: row('writes', (events) => events.subscribe('new', () => undefined)),
  moveTo: row('writes', (events) => events.moveTo({ name: 'other', add: () => undefined })),
  startListing: row('writes', (events) => events.startListing()),
  stopListing: row('writes', (events) => events.stopListing()),
  removeGroup: row('frees', (events) => events.removeGroup('group')),
  takeListed: row('frees', (events) => events.takeListed(1)),
  groups: row('reads', (events) => events.groups()),
};

export const FEED: Readonly<Record<string, Row>> = {
  open: row('writes', (feed) => feed.open({ kept: 2000 })),
  close: row('frees', (feed) => feed.close()),
  cursor: row('reads', (feed) => feed.cursor()),
  read: row('reads', async (feed) => feed.read(await feed.cursor())),
  follow: row('silent'),
};

export const REGISTRY: Readonly<Record<string, Row>> = {
  create: row('writes', (sets) => sets.create('new', { defaultTtlMs: MINUTE_MS })),
  setDefaultTtl: row('writes', (sets) => sets.setDefaultTtl('sorted', 1000)),
  delete: row('frees', (sets: Mayfly['sets']) =>
    Promise.all(
      ['sorted', 'sharded', 'compact', 'keys', 'buckets', 'window'].map((name) =>
        sets.delete(name),
      ),
    ),
  ),
  find: row('reads', (sets) => sets.find('sorted')),
  use: row('reads', (sets) => sets.use('sorted', (set: Any) => set.has('a'))),
  summary: row('reads', (sets) => sets.summary('sharded')),
  count: row('reads', (sets) => sets.count()),
  list: row('reads', (sets) => sets.list(FIRST)),
  browse: row('reads', (sets) => sets.browse({ first: 10, orderBy: 'name' })),
  inspect: row('reads', (sets) => sets.inspect('sharded')),
  names: row('reads', (sets) => sets.names(10)),
  follow: row('silent'),
  open: row('silent'),
  openAny: row('silent'),
};

export const ADOPTED: Readonly<Record<string, Row>> = {
  ...SETS,
  'adopted.add': row('writes', (set) => set.add('c', { ttlMs: MINUTE_MS })),
  preview: row('reads', (set) => set.preview()),
};

export const ADOPTED_KEYS: Readonly<Record<string, Row>> = {
  keys: row('reads', (keys) => keys.keys(FIRST)),
  open: row('silent'),
};

const CATALOGUE: Readonly<Record<string, Row>> = {
  delete: row('frees', (all) => all.delete('one')),
  get: row('reads', (all) => all.get('one')),
  list: row('reads', (all) => all.list(FIRST)),
};

export const ADOPTIONS: Readonly<Record<string, Row>> = {
  ...CATALOGUE,
  create: row('writes', (all) =>
    all.create('two', { key: 'k', score: 'expiry', unit: 'ms', member: 'text' }),
  ),
  change: row('writes', (all) => all.change('one', { key: 'l' })),
  open: row('reads', (all) => all.open('one')),
};

export const PURPOSES: Readonly<Record<string, Row>> = {
  ...CATALOGUE,
  create: row('writes', (all) => all.create('two', {})),
  change: row('writes', (all) => all.change('one', { digits: 8 })),
  compareSecret: row('writes', (all) => all.compareSecret({ secret: `${SECRET}!` })),
  open: row('reads', (all) => all.open('one', { secret: SECRET })),
};

export const SPACES: Readonly<Record<string, Row>> = {
  ...CATALOGUE,
  create: row('writes', (all) => all.create('two', {})),
  change: row('writes', (all) => all.change('one', { ttlMs: 1000 })),
  open: row('reads', (all) => all.open('one')),
  codesOf: row('silent'),
};

export const CODES: Readonly<Record<string, Row>> = {
  getOrCreateCode: row('writes', (codes) => codes.getOrCreateCode('new')),
  // A miss counts.
  resolve: row('writes', (codes) => codes.resolve('000000', { caller: 'ann' })),
  lookUp: row('writes', (codes) => codes.lookUp('000000', { caller: 'ann' })),
  revoke: row('frees', (codes) => codes.revoke({ id: 'a' })),
  clear: row('frees', (codes) => codes.clear()),
  sweep: row('frees', (codes) => codes.sweep()),
  codeFor: row('reads', (codes) => codes.codeFor('a')),
  page: row('reads', (codes) => codes.page(FIRST)),
  utilisation: row('reads', (codes) => codes.utilisation()),
};

export const OTP: Readonly<Record<string, Row>> = {
  issue: row('writes', (login) => login.issue('ann')),
  verify: row('writes', (login) => login.verify('ann', '000000')),
  revoke: row('frees', (login) => login.revoke('ann')),
  resetAttempts: row('frees', (login) => login.resetAttempts('ann')),
  status: row('reads', (login) => login.status('ann')),
};

export const SERIES: Readonly<Record<string, Row>> = {
  append: row('writes', (series) => series.append('me', { load: 2 })),
  claim: row('writes', (series) => series.claim('me', 'other', MINUTE_MS)),
  release: row('frees', (series) => series.release('me', 'process')),
  samples: row('reads', (series) => series.samples('me', FIRST)),
  sources: row('reads', (series) => series.sources()),
  query: row('reads', (series) =>
    series.query({ fields: ['load'], aggregate: ['last'], points: 1 }),
  ),
};

export const LIMITER: Readonly<Record<string, Row>> = {
  consume: row('writes', (limiter) => limiter.consume('ann')),
  refund: row('writes', (limiter) => limiter.refund('ann')),
  block: row('writes', (limiter) => limiter.block('ann', 1000)),
  setLimit: row('writes', (limiter) => limiter.setLimit('ann', { all: { limit: 3 } })),
  setLimits: row('writes', (limiter) => limiter.setLimits({ all: { limit: 3 } })),
  unblock: row('frees', (limiter) => limiter.unblock('ann')),
  reset: row('frees', (limiter) => limiter.reset('ann')),
  clearLimit: row('frees', (limiter) => limiter.clearLimit('ann')),
  clearLimits: row('frees', (limiter) => limiter.clearLimits()),
  peek: row('reads', (limiter) => limiter.peek('ann')),
};

/** Its answers say so where Redis does not decide. */
export const POLICY_LIMITER: Readonly<Record<string, Row>> = {
  ...LIMITER,
  consume: row('silent'),
  peek: row('silent'),
};

export const POLICIES: Readonly<Record<string, Row>> = {
  create: row('writes', (policies) => policies.create('new', { limits: LIMITS })),
  change: row('writes', (policies) =>
    policies.change('http', 1, { limits: [{ ...LIMITS[0], limit: 6 }] }),
  ),
  flush: row('writes', async (policies) => {
    await policies.limiter('http').consume('ann');
    await policies.flush();
  }),
  delete: row('frees', (policies) => policies.delete('http')),
  get: row('reads', (policies) => policies.get('http')),
  list: row('reads', (policies) => policies.list(FIRST)),
  preview: row('reads', (policies) => policies.preview({ limits: LIMITS }, 'http')),
  overrides: row('reads', (policies) => policies.overrides('http', FIRST)),
  traffic: row('reads', (policies) => policies.traffic('http', RANGE)),
  busiestKeys: row('reads', (policies) => policies.busiestKeys('http', FIRST)),
  mostDeniedKeys: row('reads', (policies) => policies.mostDeniedKeys('http', FIRST)),
  decisions: row('silent'),
  limiter: row('silent'),
  close: row('silent'),
};

export const SWEEPER: Readonly<Record<string, Row>> = {
  sweepDue: row('frees', (sweeper) => sweeper.sweepDue()),
  start: row('silent'),
  stop: row('silent'),
};
