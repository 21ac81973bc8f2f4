import type { Keys } from '../../keys.ts';
import { defineScript } from '../../redis/script.ts';
import type { RedisSession } from '../../redis/session.ts';

/** What there is to know of a set beside its summary. */
export interface SetDetails {
  /** Memory that Redis uses for the set, from samples of what is in its keys. */
  readonly memoryBytes: number;
  /** Whether all keys of the set were looked at; where they are many, some stand for the others. */
  readonly memoryIs: 'sampled' | 'estimated';
  /**
   * How long the earliest of the members that have expired has waited to be ended, ms; 0 where none does.
   * Null where Redis itself ends them, or the strategy cannot tell.
   */
  readonly sweepLagMs: number | null;
  /** How many changes the feed of the set keeps; null where it is off. */
  readonly feedKept: number | null;
  /** The width of a time block, ms, and how many parts each has: of `buckets`. */
  readonly blockMs: number | null;
  readonly partitions: number | null;
  /** Of `sharded`. */
  readonly shards: number | null;
}

const inspectScript = defineScript(new URL('./inspect.lua', import.meta.url));

/** What there is to know of a set, or null if there is none. */
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

/** What all shards of a set come to together. */
export function sumDetails(set: SetDetails, shards: readonly SetDetails[]): SetDetails {
  return {
    ...set,
    memoryBytes: shards.reduce((sum, { memoryBytes }) => sum + memoryBytes, set.memoryBytes),
    sweepLagMs: Math.max(0, ...shards.map(({ sweepLagMs }) => sweepLagMs ?? 0)),
  };
}
