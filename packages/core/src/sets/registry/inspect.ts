import type { Keys } from '../../keys.ts';
import { defineScript } from '../../redis/script.ts';
import type { RedisSession } from '../../redis/session.ts';

/** Details of a set beside its summary. */
export interface SetDetails {
  /** The memory that Redis uses for the set, from samples of the contents of its keys. */
  readonly memoryBytes: number;
  /** `sampled`: all keys were measured. `estimated`: some of many keys were measured. */
  readonly memoryIs: 'sampled' | 'estimated';
  /**
   * How long the earliest expired member has waited for the sweep, ms; 0 without expired members. Null if Redis
   * itself frees them, or the strategy does not know.
   */
  readonly sweepLagMs: number | null;
  /** The number of changes that the feed of the set keeps; null if it is off. */
  readonly feedKept: number | null;
  /** The width of a time block, ms, and the number of its partitions (`buckets`). */
  readonly blockMs: number | null;
  readonly partitions: number | null;
  /** The number of shards (`sharded`). */
  readonly shards: number | null;
}

const inspectScript = defineScript(new URL('./inspect.lua', import.meta.url));

/** The details of a set, or null if it does not exist. */
export async function inspectSet(
  session: RedisSession,
  keys: Keys,
  name: string,
): Promise<SetDetails | null> {
  const own = keys.set(name);
  const reply = await session.run(
    inspectScript,
    [
      own.meta,
      own.members,
      own.names,
      own.blocks,
      own.values,
      own.expired,
      own.changes,
      own.handedOver,
      own.fields,
      own.keyPrefix,
      own.blockPrefix,
      own.segmentPrefix,
    ],
    [],
  );
  if (reply.done) return null;
  reply.string();
  const memoryBytes = reply.integer();
  const memoryIs = reply.flag() ? 'sampled' : 'estimated';
  const lag = reply.integer();
  const feedKept = reply.integer();
  return {
    memoryBytes,
    memoryIs,
    sweepLagMs: lag === -1 ? null : lag,
    feedKept: feedKept === -1 ? null : feedKept,
    blockMs: reply.integer() || null,
    partitions: reply.integer() || null,
    shards: reply.integer() || null,
  };
}

/** The details of a sharded set with those of its shards. */
export function sumDetails(set: SetDetails, shards: readonly SetDetails[]): SetDetails {
  const isOpen = shards.every(({ feedKept }) => feedKept !== null);
  return {
    ...set,
    feedKept: set.feedKept !== null && isOpen ? set.feedKept * shards.length : null,
    memoryBytes: shards.reduce((sum, { memoryBytes }) => sum + memoryBytes, set.memoryBytes),
    sweepLagMs: Math.max(0, ...shards.map(({ sweepLagMs }) => sweepLagMs ?? 0)),
  };
}
