import { MayflyError } from '../../../errors.ts';
import { checkInteger, checkOptions, checkTtl, type OptionNames } from '../../../input.ts';
import { CONSTRAINTS } from '../../../constraints.ts';
import type { DefinedScript, ScriptArgument } from '../../../redis/script.ts';
import { batchMembership } from '../../base/member-operations.ts';
import type { ScriptCall } from '../../base/strategy-scripts.ts';
import type { SetContext } from '../../set-context.ts';
import { MAX_BLOCKS } from '../../lifecycle/default-ttl.ts';
import type { Strategy } from '../../strategy.ts';
import { BucketSet } from './bucket-set.ts';
import { clearBlocks, newEpoch } from './clear.ts';
import { bucketsScripts, MEMBERS_AT_ONCE, runOnBlocks } from './scripts.ts';

export interface BucketsOptions {
  readonly strategy: 'buckets';
  /** The time to live of members that are added without one: whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
  /**
   * The width of a block, which is the precision of the set: whole milliseconds, at least `defaultTtlMs` / 127, at
   * most ten years.
   */
  readonly blockMs: number;
  /**
   * The number of plain sets over which the members of a block are spread, 1 to 4096, default 256. One should hold
   * a few thousand members at most, because Redis frees it in one step.
   */
  readonly partitions?: number | undefined;
}

const OPTIONS: OptionNames<BucketsOptions> = {
  strategy: true,
  defaultTtlMs: true,
  blockMs: true,
  partitions: true,
};

/** Each set is one plain set for every block of time. */
export function bucketsStrategy(context: SetContext) {
  const run =
    (script: DefinedScript, ...first: readonly ScriptArgument[]) =>
    (name: string, args: readonly ScriptArgument[], call?: ScriptCall) =>
      runOnBlocks(context, script, name, [...first, ...args], call);
  const scripts = {
    add: run(bucketsScripts.add, MAX_BLOCKS),
    has: run(bucketsScripts.has),
    remove: run(bucketsScripts.remove),
    expiries: run(bucketsScripts.expiries),
  };
  const sizes = { members: MEMBERS_AT_ONCE, expiries: MEMBERS_AT_ONCE };
  const own = { ...context, operations: batchMembership(context.queue, scripts, sizes) };
  return {
    settings(options: BucketsOptions) {
      const { defaultTtlMs, blockMs, partitions = 256 } = checkOptions(options, OPTIONS);
      checkTtl(defaultTtlMs, 'defaultTtlMs');
      checkInteger(blockMs, 1, CONSTRAINTS.ttlMs, 'INVALID_OPTION', 'blockMs');
      checkInteger(partitions, 1, 4096, 'INVALID_OPTION', 'partitions');
      // A time to live that begins within a block touches one more block.
      if (Math.ceil(defaultTtlMs / blockMs) + 1 > MAX_BLOCKS) {
        throw new MayflyError('INVALID_OPTION', 'blockMs must be at least defaultTtlMs / 127', {
          field: 'blockMs',
        });
      }
      return { defaultTtlMs, blockMs, partitions, epoch: newEpoch() };
    },

    open: (name: string) => new BucketSet(own, name),

    /** Removes all partitions. Those that other clients write meanwhile expire. */
    async empty(name: string): Promise<void> {
      try {
        await clearBlocks(context, name);
      } catch (error) {
        if (!(error instanceof MayflyError && error.code === 'SET_NOT_FOUND')) throw error;
      }
    },
  } satisfies Strategy<BucketsOptions> & { open: unknown };
}
