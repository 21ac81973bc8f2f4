import { MayflyError } from '../../../errors.ts';
import type { AdditionOutcome } from '../../writing/addition.ts';
import { readExpiries } from '../../reading/expiries.ts';
import type { Expiring, ExpiringSet } from '../../expiring-set.ts';
import { MemberSet } from '../../base/member-set.ts';
import type { MembershipOperations } from '../../base/member-scripts.ts';
import type { AddMode, AddResult, ExpiresAt, SetSummary } from '../../results.ts';
import type { SetContext } from '../../set-context.ts';
import { decodeScanCursor, encodeScanCursor, type ScanBatch } from '../../reading/scan-batch.ts';
import { readOwnSummary } from '../../reading/summary.ts';
import { clearBlocks } from './clear.ts';
import { bucketsScripts, MEMBERS_AT_ONCE, runOnBlocks } from './scripts.ts';

export interface BucketAddOptions {
  /** `always` where it is left out. */
  readonly mode?: AddMode | undefined;
  /** Whole milliseconds, at least 1; the block in which it ends is at most the 128th from now. */
  readonly ttlMs?: number | undefined;
}

/** A part in a connection. */
interface BucketsContext extends SetContext {
  readonly operations: MembershipOperations;
}

/** What one script reads at most: less than a millisecond of Redis's time. */
const STRETCH = { members: 60, steps: 60 };

/**
 * One plain set for each block of time, which Redis drops as a whole (seed 003, option 2).
 *
 * A block is named by its end, a multiple of `blockMs` since 1970 in UTC. A member goes to the block in
 * which its time to live ends and expires with it: it lives at least as long as it was given and less
 * than `blockMs` longer. That is the precision, and `expiresAt` in results is the end of the block. A
 * member is in one live block at most; whether it is in any is found in one round trip, and costs a step
 * for each live block: `defaultTtlMs / blockMs` and one more, at most 128 in all.
 *
 * The count is exact. There is no order by expiry within a block, no expiry can be changed but by adding
 * again, there are no values and no events, and no member lives for ever. Members take about as much
 * memory as in a plain set, and need no sweep. The sets of a block, into which its members are spread by
 * hash, are freed by what is added later, in another thread of Redis; or they expire one after another,
 * within as many seconds, each of them in a fraction of a millisecond. A Redis that evicts keys with a
 * time to live evicts members, and counts them still.
 *
 * Each method is one round trip unless it says otherwise, and throws `MayflyError` as `ExpiringSet` says.
 */
export class BucketSet extends MemberSet<BucketAddOptions> implements ExpiringSet {
  readonly strategy = 'buckets';
  readonly #context: BucketsContext;

  /** Made by `mayfly.sets`. */
  constructor(context: BucketsContext, name: string) {
    super(context.operations, name);
    this.#context = context;
  }

  /** `INVALID_TTL` for a member that was refused. */
  protected override toAddResult(outcome: AdditionOutcome, path = ''): AddResult {
    if (outcome !== 'refused') return outcome;
    const field = `${path}ttlMs`;
    throw new MayflyError('INVALID_TTL', `${field} ends at most 128 blocks from now`, { field });
  }

  /**
   * The end of the block of each of 1 to 1000 members, null for one that is not live; each is of a
   * separate moment. O(M × blocks) for M members. `INVALID_BATCH`, `INVALID_MEMBER`.
   */
  async expiriesOf(members: readonly string[]): Promise<(ExpiresAt | null)[]> {
    const context = this.#ahead();
    return readExpiries(
      members,
      (piece) => runOnBlocks(context, bucketsScripts.expiries, this.name, piece),
      MEMBERS_AT_ONCE,
    );
  }

  /** How many members are live. O(blocks). */
  override async count(): Promise<number> {
    return (await this.summary()).count;
  }

  /** Live count, next expiry and default time to live, all of one moment. O(blocks). */
  async summary(): Promise<SetSummary> {
    const { session, keys } = this.#ahead();
    return readOwnSummary(session, keys, this);
  }

  /**
   * Some live members, some hundred, the first to expire first, from where the call before has left off;
   * one round trip. `INVALID_CURSOR`.
   */
  async scan(after?: string): Promise<ScanBatch<Expiring<string>>> {
    const position = decodeScanCursor(after, ['0', '0', '0']);
    const reply = await runOnBlocks(this.#ahead(), bucketsScripts.scan, this.name, [
      ...position,
      STRETCH.members,
      STRETCH.steps,
    ]);
    const now = reply.integer();
    const next = [reply.integer(), reply.integer(), reply.string()];
    const members = reply.rest((row) => ({ member: row.string(), expiresAt: row.integer() }));
    return { members, cursor: next[0] === 0 ? null : encodeScanCursor(next), now };
  }

  /**
   * Drops all members at once and keeps the set. Some round trips more free the memory, one for every 64
   * partitions of a live block.
   */
  clear(): Promise<{ readonly now: number }> {
    return clearBlocks(this.#ahead(), this.name);
  }

  /** The connection, once what was asked of this set earlier in this turn is on its way. */
  #ahead(): SetContext {
    this.#context.queue.flush(this.name);
    return this.#context;
  }
}
