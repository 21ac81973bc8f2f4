/** Bounds of all input. Sizes in bytes are of UTF-8. */
export const CONSTRAINTS = {
  nameCharacters: 128,
  namespaceCharacters: 64,
  /** How long a command to Redis may take. */
  timeoutMs: { atMost: 600_000, byDefault: 5000 },
  /** How long the answer to an idempotency key is kept, and the longest key. */
  idempotencyMs: 600_000,
  idempotencyKeyCharacters: 255,
  memberBytes: 1024,
  valueBytes: 4096,
  /** Ten years of 365 days. */
  ttlMs: 315_360_000_000,
  batchMembers: 1000,
  pageMembers: 500,
  pageSets: 100,
  /** Prefixes of names that one list combines. */
  namePrefixes: 100,
  shards: { atLeast: 2, atMost: 256 },
  sweepMembers: 1000,
  /** Elements that one call pops. */
  popMembers: 24,
  /** How long a pop waits: a day. */
  waitMs: 86_400_000,
  /** Keys of other programs, and their members. */
  keyBytes: 1024,
  pageKeys: 500,
  adoptedMemberBytes: 1_048_576,
  previewMembers: 50,
  /** Events, or changes, that the stream of a set keeps: minimum, maximum and default. */
  eventsKeptAtLeast: 1000,
  eventsKeptAtMost: 10_000_000,
  eventsKeptByDefault: 100_000,
  handlersAtOnce: 100,
  /** A name and a suffix. */
  groupCharacters: 160,
  /** Events that one call takes; tries of an event; dead letters of a group, and of a page. */
  takenEvents: 250,
  tries: 100,
  deadLetters: 10_000,
  pageDeadLetters: 100,
  leaseMs: { atLeast: 100, atMost: 3_600_000, byDefault: 30_000 },
  buckets: 100,
  codeUses: 1_000_000_000,
  otpDigits: { atLeast: 6, atMost: 12 },
  /** Ten minutes, the longest that NIST SP 800-63B allows. */
  otpTtlMs: 600_000,
  /** Codes and wrong attempts of one subject in a window. */
  otpPerSubject: 100,
  /** Entries of an exact log, and its longest window, a day. */
  loggedMoments: 10_000,
  logWindowMs: 86_400_000,
  /** Named settings of a kind, and live invitation codes. */
  pageEntries: 100,
  pageCodes: 250,
  pageSamples: 1000,
  sampleFields: 32,
  /** So that sums are finite. */
  sampleMagnitude: 1e290,
  queryPoints: 1000,
  /** Sources times fields of one query. */
  queryLines: 1000,
  /** Rate limits: limits of one limiter, the highest limit, and entries of a log. */
  limitsOfLimiter: 8,
  limit: 1_000_000_000,
  partsOfCall: 8,
  loggedByDefault: 300,
  loggedAtMost: 10_000,
  limiterKeyBytes: 512,
  /** Limit policies. */
  pageOverrides: 500,
  descriptionBytes: 1024,
  /** Of the last hour. */
  trafficWindowMs: { atLeast: 60_000, atMost: 3_600_000 },
  pageTopKeys: 100,
} as const;
