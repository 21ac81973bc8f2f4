import { mapConcurrently } from '../../../redis/map-concurrently.ts';
import { dropSet } from '../../lifecycle/drop-set.ts';
import type { SetContext } from '../../set-context.ts';
import { shardNames } from './placement.ts';

/** The maximum number of shards that are dropped at the same time. */
const DROPPED_AT_ONCE = 16;

/**
 * How long a dropped shard keeps its name. A client that creates shards while the set is deleted finds the mark,
 * even an hour late.
 */
const LINGER_MS = 3_600_000;

/**
 * Drops the shards of deleted sets of this name. `drop.lua` recorded them, and this removes the record when they
 * are gone. So the next caller completes a deletion that a crash interrupted. One round trip if there is no record.
 */
export async function dropRetiredShards(
  { session, keys }: SetContext,
  name: string,
): Promise<void> {
  const { retired } = keys.set(name);
  const records = await session.command((redis) => redis.hgetall(retired));
  for (const [incarnation, shards] of Object.entries(records)) {
    await mapConcurrently(shardNames(name, incarnation, Number(shards)), DROPPED_AT_ONCE, (shard) =>
      dropSet(session, keys, { name: shard, strategy: 'sorted' }, LINGER_MS),
    );
    await session.command((redis) => redis.hdel(retired, incarnation));
  }
}
