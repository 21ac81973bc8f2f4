/** Bounds of everything that a caller can pass in. Sizes in bytes are of UTF-8. */
export const LIMITS = {
  nameCharacters: 128,
  namespaceCharacters: 64,
  memberBytes: 1024,
  valueBytes: 4096,
  /** Ten years of 365 days. */
  ttlMs: 315_360_000_000,
  batchMembers: 1000,
  pageMembers: 500,
  pageSets: 100,
  sweepMembers: 1000,
  buckets: 100,
  pageSamples: 1000,
  sampleFields: 64,
} as const;
