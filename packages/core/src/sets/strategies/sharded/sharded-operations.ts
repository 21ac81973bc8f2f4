import type { JsonValue } from '../../../input.ts';
import type { ValueOperations } from '../../base/member-operations.ts';
import { shardOf } from './placement.ts';
import type { ShardCalls } from './shard-calls.ts';

/** Sends each operation of a sharded set to the shard of its member, which is a sorted set. */
export function shardedOperations<Value extends JsonValue>(
  calls: ShardCalls<Value>,
  sorted: ValueOperations,
): ValueOperations {
  return {
    add: (_, addition) => calls.toOne(addition.member, ({ name }) => sorted.add(name, addition)),
    addMany: (_, additions) =>
      calls.toSome(
        additions,
        ({ member }, shards) => shardOf(member, shards),
        ({ name }, own) => sorted.addMany(name, own),
      ),
    has: (_, member) => calls.toOne(member, ({ name }) => sorted.has(name, member)),
    get: (_, member) => calls.toOne(member, ({ name }) => sorted.get(name, member)),
    remove: (_, member) => calls.toOne(member, ({ name }) => sorted.remove(name, member)),
    reschedule: (_, change) =>
      calls.toOne(change.member, ({ name }) => sorted.reschedule(name, change)),
    expiriesOf: (_, members) =>
      calls.toSome(members, shardOf, ({ name }, own) => sorted.expiriesOf(name, own)),
  };
}
