import { randomBytes } from 'node:crypto';
import { isNoSuchSet } from '../../../errors.ts';
import { checkKept } from '../../../events/expiry-events.ts';
import {
  checkInteger,
  checkOptions,
  checkTtl,
  type JsonValue,
  type OptionNames,
} from '../../../input.ts';
import { CONSTRAINTS } from '../../../constraints.ts';
import type { ValueOperations } from '../../base/member-operations.ts';
import type { SetContext } from '../../set-context.ts';
import type { SortedSet } from '../sorted/sorted-set.ts';
import type { Strategy } from '../../strategy.ts';
import { Layouts } from './layouts.ts';
import { dropRetiredShards } from './retired-shards.ts';
import { shareOfFeed } from './sharded-feed.ts';
import { ShardedSet } from './sharded-set.ts';

export interface ShardedOptions {
  readonly strategy: 'sharded';
  /**
   * The number of slots of a cluster over which the members are spread, 2 to 256: a few for each master that the
   * cluster will ever have. Cannot be changed later.
   */
  readonly shards: number;
  /** The time to live of members that are added without one: whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
  /** As for `sorted`. Each shard keeps its share of the changes, at least 1000. */
  readonly feedKept?: number | undefined;
}

const OPTIONS: OptionNames<ShardedOptions> = {
  strategy: true,
  shards: true,
  defaultTtlMs: true,
  feedKept: true,
};

/** The strategy of the shards. */
interface Sorted {
  readonly open: <Value extends JsonValue>(name: string) => SortedSet<Value>;
  readonly operations: ValueOperations;
}

/** Each set is spread over many sorted sets (docs/adr/0005-sharded-sets.md). */
export function shardedStrategy(context: SetContext, { open, operations }: Sorted) {
  const layoutsOf = <Value extends JsonValue>(name: string) =>
    new Layouts<Value>(context, name, open);
  return {
    settings(options: ShardedOptions) {
      const { shards, defaultTtlMs, feedKept } = checkOptions(options, OPTIONS);
      checkKept(feedKept, 'feedKept');
      const { atLeast, atMost } = CONSTRAINTS.shards;
      return {
        defaultTtlMs: checkTtl(defaultTtlMs, 'defaultTtlMs'),
        shards: checkInteger(shards, atLeast, atMost, 'INVALID_OPTION', 'shards'),
        incarnation: randomBytes(6).toString('base64url'),
        ...(feedKept === undefined ? {} : { feed: shareOfFeed(feedKept, shards) }),
      };
    },
    open: <Value extends JsonValue>(name: string) =>
      new ShardedSet<Value>({ ...context, operations }, layoutsOf<Value>(name), name),
    async complete(name: string) {
      try {
        await layoutsOf(name).complete();
      } catch (error) {
        // The set was created and deleted again.
        if (!isNoSuchSet(error)) throw error;
      }
    },
    /** The names of the shards of a set. `SET_NOT_FOUND`, `WRONG_STRATEGY`. */
    async shardNames(name: string): Promise<string[]> {
      const { shards } = await layoutsOf(name).current();
      return shards.map((shard) => shard.name);
    },
    dropRetired: (name: string) => dropRetiredShards(context, name),
  } satisfies Strategy<ShardedOptions> & {
    open: unknown;
    shardNames: unknown;
    dropRetired: unknown;
  };
}
