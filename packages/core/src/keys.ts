import calculateSlot from 'cluster-key-slot';
import { MayflyError } from './errors.ts';
import { CONSTRAINTS } from './constraints.ts';
import { slotTag } from './redis/slot-tag.ts';

/** The keys of one expiring set. They share a hash tag, and so a slot of a cluster. */
export interface SetKeys {
  /** Hash: the strategy and settings of the set. The set exists while this key does. */
  readonly meta: string;
  /** Sorted set (`sorted`, `window`): member, scored by its expiry, or by its time of insertion. */
  readonly members: string;
  /** Hash (`sorted`): member to JSON. Only members with a value have a field. */
  readonly values: string;
  /** Stream (`sorted`): expired members, for consumer groups. */
  readonly expired: string;
  /** Sorted set (`sorted`) for each group: the parts of entries that it has begun and not finished. */
  readonly unfinished: (group: string) => string;
  /** Stream (`sorted`) for each group: events that it has tried too often. */
  readonly deadLetters: (group: string) => string;
  /** Stream (`sorted`): the change feed. */
  readonly changes: string;
  /** List (`sorted`): expired members, for `takeListed`. */
  readonly handedOver: string;
  /** List (`keys`): the names that were added, oldest first. */
  readonly names: string;
  /** Prefix of the string keys of the members (`keys`). */
  readonly keyPrefix: string;
  /** Hash (`buckets`): the end of a time block to the number of its members. */
  readonly blocks: string;
  /** Prefix of the keys of a block's partitions (`buckets`), plain sets. */
  readonly blockPrefix: string;
  /** Prefix of the keys of the segments (`compact`), small sorted sets. */
  readonly segmentPrefix: string;
  /** Hash (`native`): member to JSON, with a time to live for each field. */
  readonly fields: string;
  /** String: a ring of samples of the last hour (`history/record.lua`). */
  readonly history: string;
  /** Hash (`sharded`): deleted incarnations of the set to their number of shards. */
  readonly retired: string;
  /** Sorted set: the next sweeps in this slot, scored by their time. All sets of the slot share it. */
  readonly deadlines: string;
}

/** The keys of roll-ups. */
export interface RingKeys {
  /** Sorted set: source, scored by the time when its last sample leaves the window. */
  readonly sources: string;
  /** Prefix of the keys of the roll-ups, a string for each source and field. */
  readonly ringPrefix: (fineMs: number) => string;
}

/** The keys of one time series. They share a hash tag, and so a slot of a cluster. */
export interface SeriesKeys extends RingKeys {
  /** Prefix of the keys of the samples of a source. Sorted set: `<ms>-<ordinal>:<json>`, scored by time. */
  readonly samplesPrefix: string;
  /** String: the process that records a source. */
  readonly recorder: (source: string) => string;
}

/** The keys of one space of invitation codes. They share a hash tag, and so a slot of a cluster. */
export interface CodeKeys {
  /** Hash: id to its code. */
  readonly ids: string;
  /** Hash: code to its place, uses, maximum of uses and id. */
  readonly codes: string;
  /** Sorted set: code in use, scored by its expiry. */
  readonly expiries: string;
  /** Hash: position in the permutation of all codes to the code that was swapped there. */
  readonly places: string;
  /** List: times of the latest misses of all callers, epoch ms. */
  readonly misses: string;
  /** List: times of the latest misses of one caller, epoch ms. */
  readonly callerMisses: (caller: string) => string;
}

/** The keys of one limiter. */
export interface LimiterKeys {
  /** String: overrides for all keys; on a cluster, one key for each slot. */
  globalOverrides(slot: number | undefined): string;
  /** String: the state of a key, with its overrides and block. */
  of(key: string): string;
  /** The slot of a key's state. */
  slotOf(key: string): number;
}

/** The keys of one kind of named settings. They share a slot. */
export interface SettingsKeys {
  /** Sorted set, all scores 0: the entries, by name. */
  readonly entries: string;
  /** String: the latest version of any entry. */
  readonly version: string;
}

/** The keys of the outcomes of calls. They share a slot. */
export interface CountKeys {
  /** Rings of counts, as in a time series; `sources` is not written. */
  readonly counts: RingKeys;
  /** String: the number of the last batch of a process that was written. */
  readonly written: (process: string) => string;
}

/** The keys of a policy's traffic. They share a slot. */
interface TrafficKeys extends CountKeys {
  /** Prefix of a sorted set for each minute: key, scored by its calls. */
  readonly busiestPrefix: string;
  /** Prefix of a sorted set for each minute: key, scored by its denied calls. */
  readonly deniedPrefix: string;
}

/** The keys of the list of a policy's overrides. They share a slot. */
interface OverrideKeys {
  /** Sorted set: key, scored by the end of its overrides. */
  readonly ends: string;
  /** Hash: key to its overrides, JSON. */
  readonly overrides: string;
}

/** The keys of one subject of one-time passwords. They share a hash tag, and so a slot of a cluster. */
interface OtpKeys {
  /** Sorted set: time to live and digest of a live code, scored by its expiry. */
  readonly codes: string;
  /** Sorted set: the same for verified codes, until their expiry. */
  readonly used: string;
  /** List: times of the latest issues, epoch ms. */
  readonly issues: string;
  /** List: times of the latest wrong attempts, epoch ms. */
  readonly failures: string;
}

/**
 * All Redis keys. `docs/redis-keys.md` has the table.
 *
 * The hash tag is the name of the set, so one set shares a slot for atomic scripts, and sets spread over all
 * 16,384 slots (docs/adr/0003-key-layout.md).
 */
export interface Keys {
  /** Sorted set, all scores 0: the names of all sets, in lexicographic order. */
  readonly registry: string;
  /** Bitmap: the slots with an index of deadlines. */
  readonly slots: string;
  /** String: the samples of all sets together, as those of a set. */
  readonly history: string;
  /** Channel: earlier deadlines, and streams that have grown. */
  readonly notifications: string;
  /** The index of deadlines of a slot. */
  deadlines(slot: number): string;
  set(name: string): SetKeys;
  series(name: string): SeriesKeys;
  /** A series whose fields and retention are in Redis. */
  definedSeries(name: string): SeriesKeys;
  /** `layout`: the number and kinds of limits. Each layout has separate state. */
  limiter(name: string, layout: string): LimiterKeys;
  settings(
    kind: 'policies' | 'purposes' | 'spaces' | 'adoptions' | 'series' | `own-${string}`,
  ): SettingsKeys;
  /** `layoutId`: changes with the kinds of limits of the policy. */
  policyLimiter(policy: string, layoutId: string, layout: string): LimiterKeys;
  policyOverrides(policy: string, layoutId: string): OverrideKeys;
  policyTraffic(policy: string): TrafficKeys;
  activity(kind: 'purposes' | 'spaces', name: string): CountKeys;
  /** Channel: samples of the decisions of policies. */
  readonly decisions: string;
  /** `spelling`: alphabet and length. Each spelling has separate codes. */
  codes(space: string, spelling: string): CodeKeys;
  /** String: a fingerprint of the secret of the process that started last. */
  readonly otpSecret: string;
  /** `subject`: its digest. */
  otp(purpose: string, subject: string): OtpKeys;
  /** List: times of the latest calls of a caller, epoch ms. `caller`: its digest. */
  otpCaller(purpose: string, caller: string): string;
  /** String: the fingerprint of the request that an idempotency key was first used for. */
  idempotencyClaim(id: string): string;
  /**
   * String: the answer to an idempotency key (redis/once.lua), in the slot of a key that the call changes.
   * `id`: the digest of the idempotency key.
   */
  idempotencyRecord(changed: string, id: string): string;
  /** String: a value of the secondary storage of better-auth. */
  storage(key: string): string;
  /** Whether a key belongs to this namespace, so that other programs must not write it. */
  owns(key: string): boolean;
}

function countKeys(prefix: string): CountKeys {
  return {
    counts: {
      sources: `${prefix}:sources`,
      ringPrefix: (fineMs) => `${prefix}:ring:${fineMs}:`,
    },
    written: (process) => `${prefix}:written:${process}`,
  };
}

/** `database`: the number of the database. Channels need it in their names, keys do not. */
export function createKeys(namespace: string, database = 0): Keys {
  const pattern = new RegExp(`^[A-Za-z0-9._:-]{1,${CONSTRAINTS.namespaceCharacters}}$`);
  if (!pattern.test(namespace)) {
    throw new MayflyError(
      'INVALID_NAMESPACE',
      `namespace must be 1 to ${CONSTRAINTS.namespaceCharacters} characters of A-Z a-z 0-9 . _ : -`,
      { field: 'namespace' },
    );
  }
  const deadlines = (slot: number) => `${namespace}:deadlines:{${slotTag(slot)}}`;
  const registry = `${namespace}:sets`;
  const slots = `${namespace}:slots`;
  const history = `${namespace}:history`;
  const otpSecret = `${namespace}:otp-secret`;
  const untagged = [registry, slots, history, otpSecret];
  const families = [
    'deadlines',
    'set',
    'series',
    'codes',
    'otp',
    'limit',
    'limits',
    'idempotency',
    'storage',
  ];
  const tagged = [...families, 'settings', 'policy', 'activity'].map(
    (family) => `${namespace}:${family}:{`,
  );
  // A key of a limiter can be any text. Escaping keeps the hash tag whole and not empty.
  const special = /[%{}]/;
  const tag = (key: string) =>
    special.test(key) ? key.replaceAll(/[%{}]/g, encodeURIComponent) : key;
  const limiter = (name: string, layout: string): LimiterKeys => {
    return {
      globalOverrides: (slot) =>
        `${namespace}:limits:{${slot === undefined ? '' : slotTag(slot)}}:${name}`,
      of: (key) => `${namespace}:limit:{${tag(key)}}:${name}:${layout}`,
      slotOf: (key) => calculateSlot(tag(key)),
    };
  };
  const series = (name: string): SeriesKeys => {
    const prefix = `${namespace}:series:{${name}}`;
    return {
      sources: `${prefix}:sources`,
      samplesPrefix: `${prefix}:samples:`,
      ringPrefix: (fineMs) => `${prefix}:ring:${fineMs}:`,
      recorder: (source) => `${prefix}:recorder:${source}`,
    };
  };
  return {
    registry,
    slots,
    history,
    notifications: `${namespace}:notifications:${database}`,
    deadlines,
    owns: (key) =>
      untagged.includes(key) ||
      // Reserved for a server in front of Mayfly, which has keys and a Mayfly there.
      key.startsWith(`${namespace}:api:`) ||
      tagged.some((prefix) => key.startsWith(prefix)),
    set(name) {
      const prefix = `${namespace}:set:{${name}}`;
      return {
        meta: `${prefix}:meta`,
        members: `${prefix}:members`,
        values: `${prefix}:values`,
        expired: `${prefix}:expired`,
        // Scripts build this key from the key of the stream.
        unfinished: (group) => `${prefix}:expired:${group}`,
        deadLetters: (group) => `${prefix}:dead-letters:${group}`,
        changes: `${prefix}:changes`,
        handedOver: `${prefix}:handed-over`,
        names: `${prefix}:names`,
        keyPrefix: `${prefix}:key:`,
        blocks: `${prefix}:blocks`,
        blockPrefix: `${prefix}:block:`,
        segmentPrefix: `${prefix}:segment:`,
        fields: `${prefix}:fields`,
        history: `${prefix}:history`,
        retired: `${prefix}:retired`,
        deadlines: deadlines(calculateSlot(name)),
      };
    },
    otp(purpose, subject) {
      const prefix = `${namespace}:otp:{${subject}}:${purpose}`;
      return {
        codes: `${prefix}:codes`,
        used: `${prefix}:used`,
        issues: `${prefix}:issues`,
        failures: `${prefix}:failures`,
      };
    },
    otpSecret,
    idempotencyClaim: (id) => `${namespace}:idempotency:{${id}}`,
    idempotencyRecord(changed, id) {
      const [, tag = ''] = /\{([^}]*)\}/.exec(changed) ?? [];
      return `${namespace}:idempotency:{${tag}}:${id}`;
    },
    otpCaller: (purpose, caller) => `${namespace}:otp:{${caller}}:${purpose}:calls`,
    codes(space, spelling) {
      const prefix = `${namespace}:codes:{${space}}`;
      return {
        ids: `${prefix}:${spelling}:ids`,
        codes: `${prefix}:${spelling}:codes`,
        expiries: `${prefix}:${spelling}:expiries`,
        places: `${prefix}:${spelling}:places`,
        misses: `${prefix}:misses`,
        callerMisses: (caller) => `${prefix}:misses:${caller}`,
      };
    },
    storage: (key) => `${namespace}:storage:{${tag(key)}}`,
    limiter,
    settings: (kind) => ({
      entries: `${namespace}:settings:{${kind}}:entries`,
      version: `${namespace}:settings:{${kind}}:version`,
    }),
    // No limiter in code has a # in its name.
    policyLimiter: (policy, layoutId, layout) => limiter(`${policy}#${layoutId}`, layout),
    policyOverrides(policy, layoutId) {
      const prefix = `${namespace}:policy:{${policy}}:overrides:${layoutId}`;
      return { ends: `${prefix}:ends`, overrides: `${prefix}:limits` };
    },
    policyTraffic(policy) {
      const prefix = `${namespace}:policy:{${policy}}`;
      return {
        ...countKeys(prefix),
        busiestPrefix: `${prefix}:busiest:`,
        deniedPrefix: `${prefix}:denied:`,
      };
    },
    activity: (kind, name) => countKeys(`${namespace}:activity:{${kind}:${name}}`),
    decisions: `${namespace}:decisions:${database}`,
    series,
    // No series in code has a # in its name.
    definedSeries: (name) => series(`${name}#defined`),
  };
}
