/**
 * The result of an operation if Redis rejects writes:
 * - `reads`: it works on a full server, on a replica and on a master with too few replicas
 * - `frees`: it works on a full server; the others reject it
 * - `writes`: all of them reject it, a full one with `REDIS_FULL`
 * - `silent`: it does not ask Redis, or never fails because of it
 */
type Kind = 'reads' | 'frees' | 'writes' | 'silent';

/** With the arguments of the method. */
type Row = readonly [Kind, ...unknown[]];

export type Table = Readonly<Record<string, Row>>;

export const MINUTE_MS = 60_000;
export const SECRET = 'a secret of one-time passwords, 32 bytes';
export const LIMITS = [{ name: 'all', limit: 5, windowMs: MINUTE_MS }];
const FIRST = { first: 10 };
const RANGE = { points: 1, windowMs: MINUTE_MS };
const MOMENT = 1_800_000_030_000;

/** Methods of sets of all strategies; `strategy.method` if a strategy differs. */
export const SETS: Table = {
  add: ['writes', 'c'],
  addMany: ['writes', [{ member: 'c' }]],
  seenBefore: ['writes', 'c'],
  extend: ['writes', 'a', 1000],
  'window.extend': ['writes', [{ value: 'c' }]],
  expireAt: ['writes', 'a', MOMENT],
  persist: ['writes', 'a'],
  renew: ['writes', 'a', { renewTtlMs: MINUTE_MS }],
  revertExpiry: ['writes', 'a', { from: MOMENT, to: MOMENT }],
  push: ['writes', 'c'],
  onExpired: ['writes', 'new', () => undefined],
  remove: ['frees', 'a'],
  removeMatching: ['frees', { contains: 'a' }, FIRST],
  clear: ['frees'],
  sweep: ['frees', { atMost: 10 }],
  pop: ['frees'],
  popMany: ['frees', 2],
  has: ['reads', 'a'],
  get: ['reads', 'a'],
  count: ['reads'],
  summary: ['reads'],
  page: ['reads', FIRST],
  elements: ['reads', FIRST],
  peek: ['reads'],
  slice: ['reads', 0, 9],
  at: ['reads', 0],
  rank: ['reads', 'a'],
  timeLeft: ['reads'],
  search: ['reads', { contains: 'a' }, FIRST],
  scan: ['reads'],
  expiriesOf: ['reads', ['a']],
  members: ['reads'],
};

export const EXPIRY_EVENTS: Table = {
  createGroup: ['writes', 'new'],
  subscribe: ['writes', 'new', () => undefined],
  moveTo: ['writes', { name: 'other', add: () => undefined }],
  startListing: ['writes'],
  stopListing: ['writes'],
  removeGroup: ['frees', 'group'],
  takeListed: ['frees', 1],
  groups: ['reads'],
  listing: ['reads'],
  group: ['silent', 'group'],
};

export const FEED: Table = {
  open: ['writes', { kept: 2000 }],
  close: ['frees'],
  cursor: ['reads'],
  read: ['reads'],
  follow: ['silent'],
};

export const REGISTRY: Table = {
  create: ['writes', 'new', { defaultTtlMs: MINUTE_MS }],
  setDefaultTtl: ['writes', 'sorted', 1000],
  delete: ['frees'],
  find: ['reads', 'sorted'],
  use: ['reads', 'sorted', () => Promise.resolve()],
  summary: ['reads', 'sharded'],
  count: ['reads'],
  list: ['reads', FIRST],
  browse: ['reads', { first: 10, orderBy: 'name' }],
  inspect: ['reads', 'sharded'],
  names: ['reads', 10],
  follow: ['silent'],
  open: ['silent'],
  openAny: ['silent'],
};

export const ADOPTED: Table = {
  ...SETS,
  'adopted.add': ['writes', 'c', { ttlMs: MINUTE_MS }],
  preview: ['reads'],
};

export const ADOPTED_KEYS: Table = {
  keys: ['reads', FIRST],
  open: ['silent'],
};

const NAMED_SETTINGS: Table = {
  delete: ['frees', 'one'],
  get: ['reads', 'one'],
  list: ['reads', FIRST],
};

export const ADOPTIONS: Table = {
  ...NAMED_SETTINGS,
  create: ['writes', 'two', { key: 'k', score: 'expiry', unit: 'ms', member: 'text' }],
  change: ['writes', 'one', { key: 'l' }],
  changeFrom: ['writes', 'one', () => ({ key: 'l' })],
  open: ['reads', 'one'],
};

/** Without calls, nothing is flushed; policies flush with the same script. */
const activityOf = (name: string): Table => ({
  activity: ['reads', name, RANGE],
  flush: ['silent'],
  close: ['silent'],
});

export const PURPOSES: Table = {
  ...NAMED_SETTINGS,
  ...activityOf('one'),
  create: ['writes', 'two', {}],
  change: ['writes', 'one', { digits: 8 }],
  changeFrom: ['writes', 'one', () => ({ digits: 8 })],
  compareSecret: ['writes', { secret: `${SECRET}!` }],
  open: ['reads', 'one', { secret: SECRET }],
};

export const SPACES: Table = {
  ...NAMED_SETTINGS,
  ...activityOf('one'),
  create: ['writes', 'two', {}],
  change: ['writes', 'one', { ttlMs: 1000 }],
  changeFrom: ['writes', 'one', () => ({ ttlMs: 1000 })],
  open: ['reads', 'one'],
  codesOf: ['silent'],
};

export const CODES: Table = {
  getOrCreateCode: ['writes', 'new'],
  // A miss counts.
  resolve: ['writes', '000000', { caller: 'ann' }],
  lookUp: ['writes', '000000', { caller: 'ann' }],
  revoke: ['frees', { id: 'a' }],
  clear: ['frees'],
  sweep: ['frees'],
  codeFor: ['reads', 'a'],
  page: ['reads', FIRST],
  utilisation: ['reads'],
};

export const OTP: Table = {
  issue: ['writes', 'ann'],
  verify: ['writes', 'ann', '000000'],
  revoke: ['frees', 'ann'],
  resetAttempts: ['frees', 'ann'],
  status: ['reads', 'ann'],
};

export const SERIES: Table = {
  append: ['writes', 'me', { load: 2 }],
  claim: ['writes', 'me', 'other', MINUTE_MS],
  release: ['frees', 'me', 'process'],
  samples: ['reads', 'me', FIRST],
  sources: ['reads'],
  query: ['reads', { fields: ['load'], aggregate: ['last'], points: 1 }],
};

export const SERIES_DEFINITIONS: Table = {
  ...NAMED_SETTINGS,
  create: ['writes', 'two', { fields: ['load'], retentionMs: MINUTE_MS }],
  change: ['silent'],
  changeFrom: ['silent', 'load', () => ({})],
  open: ['reads', 'one'],
  seriesOf: ['silent'],
};

export const LIMITER: Table = {
  consume: ['writes', 'ann'],
  refund: ['writes', 'ann'],
  penalise: ['writes', 'ann'],
  resetAll: ['writes'],
  block: ['writes', 'ann', 1000],
  setLimit: ['writes', 'ann', { all: { limit: 3 } }],
  setLimits: ['writes', { all: { limit: 3 } }],
  unblock: ['frees', 'ann'],
  reset: ['frees', 'ann'],
  clearLimit: ['frees', 'ann'],
  clearLimits: ['frees'],
  peek: ['reads', 'ann'],
};

/** Their answers report that Redis did not decide. */
export const POLICY_LIMITER: Table = {
  ...LIMITER,
  consume: ['silent'],
  peek: ['silent'],
};

export const POLICIES: Table = {
  create: ['writes', 'new', { limits: LIMITS }],
  change: ['writes', 'http', 1, { limits: [{ ...LIMITS[0], limit: 6 }] }],
  flush: ['writes'],
  delete: ['frees', 'http'],
  get: ['reads', 'http'],
  list: ['reads', FIRST],
  preview: ['reads', { limits: LIMITS }, 'http'],
  overrides: ['reads', 'http', FIRST],
  traffic: ['reads', 'http', RANGE],
  busiestKeys: ['reads', 'http', FIRST],
  mostDeniedKeys: ['reads', 'http', FIRST],
  decisions: ['silent'],
  limiter: ['silent'],
  close: ['silent'],
};

export const HISTORIES: Table = {
  record: ['writes'],
  of: ['reads', 'sorted'],
  ofAll: ['reads'],
};

export const SWEEPER: Table = {
  lag: ['reads'],
  sweepDue: ['frees'],
  start: ['silent'],
  stop: ['silent'],
};
