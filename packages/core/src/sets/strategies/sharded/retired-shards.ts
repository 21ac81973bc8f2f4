import { mapConcurrently } from '../../../redis/map-concurrently.ts';
import { dropSet } from '../../lifecycle/drop-set.ts';
import type { SetContext } from '../../set-context.ts';
import { shardNames } from './placement.ts';

/** Shards that are dropped at the same time. */
const DROPPED_AT_ONCE = 16;

/**
 * A client that was making a shard while its set was deleted, and comes to it only now, finds that
 * there was one: for an hour. No client is that late.
 */
const LINGER_MS = 3_600_000;

/**
 * Drops the shards of sets of this name that were deleted. `drop.lua` noted them when it dropped the
 * set, and the note is struck out here when they are gone; so who finds one finishes what a crash cut
 * short. One round trip where there is none.
 */
export async function buryShards({ session, keys }: SetContext, name: string): Promise<void> {
  const { retired } = keys.set(name);
  const notes = await session.command((redis) => redis.hgetall(retired));
  for (const [incarnation, shards] of Object.entries(notes)) {
    await mapConcurrently(shardNames(name, incarnation, Number(shards)), DROPPED_AT_ONCE, (shard) =>
      dropSet(session, keys, { name: shard, strategy: 'sorted' }, LINGER_MS),
    );
    await session.command((redis) => redis.hdel(retired, incarnation));
  }
}
