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
  /** Default: `always`. */
  readonly mode?: AddMode | undefined;
  /** Whole milliseconds, at least 1. The member must end at most in the 128th block from now. */
  readonly ttlMs?: number | undefined;
}

/** The maximum that one script reads: less than a millisecond of Redis's time. */
const SCAN_LIMITS = { members: 60, steps: 60 };

/**
 * One plain set for each block of time, which Redis drops as a whole.
 *
 * The name of a block is its end, a multiple of `blockMs` since 1970 in UTC. A member goes into the block in which
 * its time to live ends, and expires with the block. So it lives at least as long as given, and less than `blockMs`
 * longer: this is the precision. `expiresAt` in results is the end of the block. A member is in at most one live
 * block. A search for it takes one round trip and one lookup per live block: `defaultTtlMs / blockMs` plus one, at
 * most 128.
 *
 * The count is exact. A block has no order by expiry. Only another addition changes an expiry. There are no values,
 * no events, and no members that never expire. Members take about as much memory as in a plain set, and need no
 * sweep. The members of a block are spread by hash over partitions. Later additions free the partitions in another
 * thread of Redis. Otherwise they expire one after another, each in a fraction of a millisecond. If Redis evicts
 * keys that have a time to live, it evicts members, and the count still includes them.
 *
 * Each method is one round trip unless it says otherwise, and throws the errors that `ExpiringSet` describes.
 */
export class BucketSet extends MemberSet<BucketAddOptions> implements ExpiringSet {
  readonly strategy = 'buckets';

  /** `INVALID_TTL` for a refused member. */
  protected override toAddResult(outcome: AdditionOutcome, path = ''): AddResult {
    if (outcome !== 'refused') return outcome;
    const field = `${path}ttlMs`;
    throw new MayflyError('INVALID_TTL', `${field} must end at most 128 blocks from now`, {
      field,
    });
  }

  /** The number of live members. O(blocks). */
  async count(): Promise<number> {
    return (await this.summary()).count;
  }

  /** Live count, next expiry and default time to live, all as of one moment. O(blocks). */
  async summary(): Promise<SetSummary> {
    return this.readSummary();
  }

  /**
   * About a hundred live members from the end of the previous call, soonest to expire first. A member is returned
   * as `members` describes for the whole scan. One round trip. `INVALID_CURSOR`.
   */
  async scan(after?: string): Promise<ScanBatch<Expiring<string>>> {
    const position = decodeScanCursor(after, ['0', '0', '0']);
    const reply = await runOnBlocks(this.flushed(), bucketsScripts.scan, this.name, [
      ...position,
      SCAN_LIMITS.members,
      SCAN_LIMITS.steps,
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
   * Removes all members in one step and keeps the set. More round trips free the memory, one for every 64
   * partitions of a live block.
   */
  clear(): Promise<{ readonly now: number }> {
    return clearBlocks(this.flushed(), this.name);
  }
}
