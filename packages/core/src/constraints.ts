/** Bounds of everything that a caller can pass in. Sizes in bytes are of UTF-8. */
export const CONSTRAINTS = {
  nameCharacters: 128,
  namespaceCharacters: 64,
  /** How long a command to Redis may take. */
  timeoutMs: { atMost: 600_000, byDefault: 5000 },
  memberBytes: 1024,
  valueBytes: 4096,
  /** Ten years of 365 days. */
  ttlMs: 315_360_000_000,
  batchMembers: 1000,
  pageMembers: 500,
  pageSets: 100,
  shards: { atLeast: 2, atMost: 256 },
  sweepMembers: 1000,
  /** How long a pop waits: a day. */
  waitMs: 86_400_000,
  /** Keys of other programs, and what is in them. */
  keyBytes: 1024,
  pageKeys: 500,
  adoptedMemberBytes: 1_048_576,
  previewMembers: 50,
  /** Events, or changes, that a set's stream keeps: at least, at most, and where nothing is said. */
  eventsKeptAtLeast: 1000,
  eventsKeptAtMost: 10_000_000,
  eventsKeptByDefault: 100_000,
  handlersAtOnce: 100,
  /** Room for a name, and for what is done with it. */
  groupCharacters: 160,
  leaseMs: { atLeast: 100, atMost: 3_600_000, byDefault: 30_000 },
  buckets: 100,
  codeUses: 1_000_000_000,
  otpDigits: { atLeast: 6, atMost: 12 },
  /** Ten minutes, the longest that NIST SP 800-63B allows. */
  otpTtlMs: 600_000,
  /** Codes and wrong attempts of one subject in a window. */
  otpPerSubject: 100,
  /** Of an exact log of moments: entries, and a window of a day. */
  loggedMoments: 10_000,
  logWindowMs: 86_400_000,
  /** Named settings of a kind, and live invitation codes. */
  pageEntries: 100,
  pageCodes: 250,
  pageSamples: 1000,
  sampleFields: 64,
  /** So that sums of them are finite. */
  sampleMagnitude: 1e290,
  queryPoints: 1000,
  /** Sources times fields of one query. */
  queryLines: 1000,
  /** Rate limits: how many of them decide together, how much they let pass, and what a log remembers. */
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
