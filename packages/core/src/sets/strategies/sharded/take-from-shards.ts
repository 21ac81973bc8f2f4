import type { JsonValue } from '../../../input.ts';
import type { SortedSet } from '../sorted/sorted-set.ts';
import type { ShardCalls } from './shard-calls.ts';

/**
 * Takes up to `first` items of a set, beginning with any shard: `first` shards at a time, with equal shares, and again
 * those that have more. If the first round leaves many shards out, it leaves out those of them that hold no items: one
 * round trip, however many they are. A shard that fails keeps its items. Throws its error if the others have none.
 */
export function takeFromShards<Value extends JsonValue, Item>(
  calls: ShardCalls<Value>,
  first: number,
  take: (shard: SortedSet<Value>, atMost: number, index: number) => Promise<readonly Item[]>,
  holds: (shard: SortedSet<Value>) => Promise<boolean>,
): Promise<Item[]> {
  return calls.byLayout(async (layout) => {
    const all = [...layout.shards.keys()];
    const start = Math.floor(Math.random() * all.length);
    let waiting = [...all.slice(start), ...all.slice(0, start)];
    const taken: Item[] = [];
    const failures: unknown[] = [];
    let isKnown = false;
    while (taken.length < first && waiting.length > 0) {
      const left = first - taken.length;
      const asked = waiting.slice(0, left);
      const share = Math.floor(left / asked.length);
      const results = await Promise.allSettled(
        asked.map((index) => calls.toShard(layout, index, (shard) => take(shard, share, index))),
      );
      waiting = waiting.slice(left);
      for (const [at, result] of results.entries()) {
        if (result.status === 'rejected') failures.push(result.reason);
        else {
          taken.push(...result.value);
          if (result.value.length === share) waiting.push(...asked.slice(at, at + 1));
        }
      }
      if (isKnown || waiting.length <= first - taken.length || taken.length === first) continue;
      // `take` reports the error of a shard that fails.
      const full = await Promise.all(
        waiting.map((index) => calls.toShard(layout, index, holds).catch(() => true)),
      );
      waiting = waiting.filter((_, at) => full[at]);
      isKnown = true;
    }
    if (taken.length === 0 && failures.length > 0) throw failures[0];
    return taken;
  });
}
