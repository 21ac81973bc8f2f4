import type { Cluster, Redis } from 'ioredis';
import type {
  AddMode,
  AddResult,
  ChangeResult,
  ExpiringSet,
  JsonValue,
  LiveMember,
  Mayfly,
  RevertResult,
  StrategyName,
} from '../../src/index.ts';

/** A set as the suite uses it, without the operations that its strategy lacks. */
export interface Subject {
  readonly set: ExpiringSet;
  readonly addFor?: (member: string, ttlMs: number, mode: AddMode) => Promise<AddResult>;
  /** `expiresAt` is epoch ms; Infinity only where the strategy says `never`. */
  readonly addUntil?: (member: string, expiresAt: number, mode: AddMode) => Promise<AddResult>;
  readonly addValue?: (member: string, value: JsonValue, mode: AddMode) => Promise<AddResult>;
  readonly get?: (member: string) => Promise<LiveMember<JsonValue> | null>;
  readonly extend?: (member: string, byMs: number) => Promise<ChangeResult>;
  readonly expireAt?: (member: string, expiresAt: number) => Promise<ChangeResult>;
  readonly revertExpiry?: (member: string, from: number, to: number) => Promise<RevertResult>;
  readonly persist?: (member: string) => Promise<ChangeResult>;
  /** Exact, or an upper bound if `countIs` says so. */
  readonly count?: () => Promise<number>;
  /** Housekeeping, which must change no answer. */
  readonly sweep?: () => Promise<unknown>;
}

/** What the suite must know about a strategy to predict its answers. */
export interface StrategyUnderTest {
  /** Unique in the list; a strategy may be in it with several settings. */
  readonly title: string;
  readonly strategy: StrategyName;
  readonly defaultTtlMs: number;
  readonly countIs: 'exact' | 'atMost';
  /** Whether a summary has the next expiry. */
  readonly tellsNextExpiry: boolean;
  /** Whether a member can have no expiry. */
  readonly never: boolean;
  /** The expiry of a member that is added at `from` with `ttlMs`, both in ms. */
  expiryOf(from: number, ttlMs: number): number;
  /** The maximum distance of an expiry from now, in ms; ten years if omitted. */
  readonly furthestMs?: number;
  /** Whether the server supports the strategy. If not, the suite skips it. */
  isSupported?(redis: Redis | Cluster): Promise<boolean>;
  /** Creates the set of this name. */
  create(mayfly: Mayfly, name: string): Promise<unknown>;
  /** The set of this name through a connection. No round trip. */
  open(mayfly: Mayfly, name: string): Subject;
}

const sorted: StrategyUnderTest = {
  title: 'sorted',
  strategy: 'sorted',
  defaultTtlMs: 60_000,
  countIs: 'exact',
  tellsNextExpiry: true,
  never: true,
  expiryOf: (from, ttlMs) => from + ttlMs,
  create: (mayfly, name) => mayfly.sets.create(name, { defaultTtlMs: 60_000 }),
  open(mayfly, name) {
    const set = mayfly.sets.open(name);
    return {
      set,
      addFor: (member, ttlMs, mode) => set.add(member, { ttlMs, mode }),
      addUntil: (member, expiresAt, mode) => set.add(member, { expiresAt, mode }),
      addValue: (member, value, mode) => set.add(member, { value, mode }),
      get: (member) => set.get(member),
      extend: (member, byMs) => set.extend(member, byMs),
      expireAt: (member, expiresAt) => set.expireAt(member, expiresAt),
      revertExpiry: (member, from, to) => set.revertExpiry(member, { from, to }),
      persist: (member) => set.persist(member),
      count: () => set.count(),
      sweep: () => set.sweep({ atMost: 3 }),
    };
  },
};

const keys: StrategyUnderTest = {
  title: 'keys',
  strategy: 'keys',
  defaultTtlMs: 60_000,
  countIs: 'atMost',
  tellsNextExpiry: false,
  never: false,
  expiryOf: (from, ttlMs) => from + ttlMs,
  create: (mayfly, name) => mayfly.sets.create(name, { strategy: 'keys', defaultTtlMs: 60_000 }),
  open(mayfly, name) {
    const set = mayfly.sets.open(name, { strategy: 'keys' });
    return {
      set,
      addFor: (member, ttlMs, mode) => set.add(member, { ttlMs, mode }),
      addUntil: (member, expiresAt, mode) => set.add(member, { expiresAt, mode }),
      addValue: (member, value, mode) => set.add(member, { value, mode }),
      get: (member) => set.get(member),
      extend: (member, byMs) => set.extend(member, byMs),
      expireAt: (member, expiresAt) => set.expireAt(member, expiresAt),
      revertExpiry: (member, from, to) => set.revertExpiry(member, { from, to }),
      count: () => set.count(),
      sweep: () => set.sweep({ atMost: 3 }),
    };
  },
};

const compact: StrategyUnderTest = {
  title: 'compact',
  strategy: 'compact',
  defaultTtlMs: 60_000,
  countIs: 'atMost',
  tellsNextExpiry: false,
  never: true,
  expiryOf: (from, ttlMs) => from + ttlMs,
  create: (mayfly, name) => mayfly.sets.create(name, { strategy: 'compact', defaultTtlMs: 60_000 }),
  open(mayfly, name) {
    const set = mayfly.sets.open(name, { strategy: 'compact' });
    return {
      set,
      addFor: (member, ttlMs, mode) => set.add(member, { ttlMs, mode }),
      addUntil: (member, expiresAt, mode) => set.add(member, { expiresAt, mode }),
      extend: (member, byMs) => set.extend(member, byMs),
      expireAt: (member, expiresAt) => set.expireAt(member, expiresAt),
      revertExpiry: (member, from, to) => set.revertExpiry(member, { from, to }),
      persist: (member) => set.persist(member),
      count: () => set.count(),
      sweep: () => set.sweep({ atMost: 3 }),
    };
  },
};

const window: StrategyUnderTest = {
  title: 'window',
  strategy: 'window',
  defaultTtlMs: 60_000,
  countIs: 'exact',
  tellsNextExpiry: true,
  never: false,
  expiryOf: (from, ttlMs) => from + ttlMs,
  create: (mayfly, name) => mayfly.sets.create(name, { strategy: 'window', windowMs: 60_000 }),
  open(mayfly, name) {
    const set = mayfly.sets.open(name, {
      strategy: 'window',
      // As JSON the longest member would be too long.
      serializer: { encode: String, decode: String },
    });
    return { set, count: () => set.count(), sweep: () => set.sweep({ atMost: 3 }) };
  },
};

const BLOCK_MS = 10_000;

const bucketsOf = (partitions: number): StrategyUnderTest => ({
  title: `buckets of ${partitions} partitions`,
  strategy: 'buckets',
  defaultTtlMs: 60_000,
  countIs: 'exact',
  tellsNextExpiry: true,
  never: false,
  expiryOf: (from, ttlMs) => Math.ceil((from + ttlMs) / BLOCK_MS) * BLOCK_MS,
  furthestMs: 128 * BLOCK_MS,
  create: (mayfly, name) =>
    mayfly.sets.create(name, {
      strategy: 'buckets',
      defaultTtlMs: 60_000,
      blockMs: BLOCK_MS,
      partitions,
    }),
  open(mayfly, name) {
    const set = mayfly.sets.open(name, { strategy: 'buckets' });
    return {
      set,
      addFor: (member, ttlMs, mode) => set.add(member, { ttlMs, mode }),
      count: () => set.count(),
    };
  },
});

const native: StrategyUnderTest = {
  title: 'native',
  strategy: 'native',
  defaultTtlMs: 60_000,
  countIs: 'atMost',
  tellsNextExpiry: false,
  never: true,
  expiryOf: (from, ttlMs) => from + ttlMs,
  isSupported: async (redis) => (await redis.command('INFO', 'HPEXPIREAT'))[0] !== null,
  create: (mayfly, name) => mayfly.sets.create(name, { strategy: 'native', defaultTtlMs: 60_000 }),
  open(mayfly, name) {
    const set = mayfly.sets.open(name, { strategy: 'native' });
    return {
      set,
      addFor: (member, ttlMs, mode) => set.add(member, { ttlMs, mode }),
      addUntil: (member, expiresAt, mode) => set.add(member, { expiresAt, mode }),
      addValue: (member, value, mode) => set.add(member, { value, mode }),
      get: (member) => set.get(member),
      extend: (member, byMs) => set.extend(member, byMs),
      expireAt: (member, expiresAt) => set.expireAt(member, expiresAt),
      revertExpiry: (member, from, to) => set.revertExpiry(member, { from, to }),
      persist: (member) => set.persist(member),
      count: () => set.count(),
    };
  },
};

/** With few shards, some members of a history share one and some shards stay empty. */
const shardedOver = (shards: number): StrategyUnderTest => ({
  ...sorted,
  title: `sharded over ${shards} slots`,
  strategy: 'sharded',
  create: (mayfly, name) =>
    mayfly.sets.create(name, { strategy: 'sharded', shards, defaultTtlMs: 60_000 }),
  open(mayfly, name) {
    const set = mayfly.sets.open(name, { strategy: 'sharded' });
    return {
      set,
      addFor: (member, ttlMs, mode) => set.add(member, { ttlMs, mode }),
      addUntil: (member, expiresAt, mode) => set.add(member, { expiresAt, mode }),
      addValue: (member, value, mode) => set.add(member, { value, mode }),
      get: (member) => set.get(member),
      extend: (member, byMs) => set.extend(member, byMs),
      expireAt: (member, expiresAt) => set.expireAt(member, expiresAt),
      revertExpiry: (member, from, to) => set.revertExpiry(member, { from, to }),
      persist: (member) => set.persist(member),
      count: () => set.count(),
      sweep: () => set.sweep({ atMost: 3 }),
    };
  },
});

/** Every strategy that the conformance suite tests. */
export const STRATEGIES_UNDER_TEST: readonly StrategyUnderTest[] = [
  sorted,
  shardedOver(2),
  shardedOver(5),
  window,
  keys,
  bucketsOf(1),
  bucketsOf(5),
  compact,
  native,
];

export async function canRun(
  strategy: StrategyUnderTest,
  redis: Redis | Cluster,
): Promise<boolean> {
  return (await strategy.isSupported?.(redis)) ?? true;
}
