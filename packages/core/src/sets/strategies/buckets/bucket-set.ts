import { MayflyError } from '../../../errors.ts';
import type { AdditionOutcome } from '../../writing/addition.ts';
import type { Expiring, ExpiringSet } from '../../expiring-set.ts';
import { MemberSet } from '../../base/member-set.ts';
import type { AddMode, AddResult, SetSummary } from '../../results.ts';
import {
  decodeScanCursor,
  encodeScanCursor,
  scanMembers,
  searchBatches,
  type ScanBatch,
} from '../../reading/scan-batch.ts';
import type { MemberFilter, SearchPage, SearchRequest } from '../../reading/search.ts';
import { clearBlocks } from './clear.ts';
import { bucketsScripts, runOnBlocks } from './scripts.ts';

export interface BucketAddOptions {
  /** `always` where it is left out. */
  readonly mode?: AddMode | undefined;
  /** Whole milliseconds, at least 1; the block in which it ends is at most the 128th from now. */
  readonly ttlMs?: number | undefined;
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

  /** `INVALID_TTL` for a member that was refused. */
  protected override toAddResult(outcome: AdditionOutcome, path = ''): AddResult {
    if (outcome !== 'refused') return outcome;
    const field = `${path}ttlMs`;
    throw new MayflyError('INVALID_TTL', `${field} ends at most 128 blocks from now`, { field });
  }

  /** How many members are live. O(blocks). */
  async count(): Promise<number> {
    return (await this.summary()).count;
  }

  /** Live count, next expiry and default time to live, all of one moment. O(blocks). */
  async summary(): Promise<SetSummary> {
    return this.readSummary();
  }

  /**
   * Some live members, some hundred, the first to expire first, from where the call before has left off;
   * one round trip. `INVALID_CURSOR`.
   */
  async scan(after?: string): Promise<ScanBatch<Expiring<string>>> {
    const position = decodeScanCursor(after, ['0', '0', '0']);
    const reply = await runOnBlocks(this.ahead(), bucketsScripts.scan, this.name, [
      ...position,
      STRETCH.members,
      STRETCH.steps,
    ]);
    const now = reply.integer();
    const next = [reply.integer(), reply.integer(), reply.string()];
    const members = reply.rest((row) => ({ member: row.string(), expiresAt: row.integer() }));
    return { members, cursor: next[0] === 0 ? null : encodeScanCursor(next), now };
  }

  /** All live members, one batch per round trip. */
  members(): AsyncGenerator<Expiring<string>> {
    return scanMembers(this);
  }

  /** Searches the live members, in no order, as `searchBatches` describes. */
  search(filter: MemberFilter, request: SearchRequest): Promise<SearchPage<Expiring<string>>> {
    return searchBatches(this, filter, request);
  }

  /**
   * Drops all members at once and keeps the set. Some round trips more free the memory, one for every 64
   * partitions of a live block.
   */
  clear(): Promise<{ readonly now: number }> {
    return clearBlocks(this.ahead(), this.name);
  }
}
