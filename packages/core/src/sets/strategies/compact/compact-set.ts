import type { Lifetime } from '../../writing/addition.ts';
import type { Expiring, ExpiringSet } from '../../expiring-set.ts';
import { RenewableSet } from '../../base/renewable-set.ts';
import type { AddMode, ChangeResult } from '../../results.ts';
import {
  decodeScanCursor,
  encodeScanCursor,
  scanMembers,
  searchBatches,
  type ScanBatch,
} from '../../reading/scan-batch.ts';
import type { MemberFilter, SearchPage, SearchRequest } from '../../reading/search.ts';
import { toMoved } from '../../writing/rescheduling.ts';
import { checkSweep, type SweepOptions } from '../../writing/sweep-options.ts';
import { compactScripts, runOnSegments } from './scripts.ts';
import { SWEEP_SEGMENTS, sweepCompact } from './sweep.ts';

/** The maximum number of segments that one call sweeps. */
const MAX_SWEPT_SEGMENTS = 100;

export interface CompactAddOptions extends Lifetime {
  /** Default: `always`. */
  readonly mode?: AddMode | undefined;
}

/**
 * A set in which each member has a separate time to live, in less than half of the memory of a `sorted` set. It
 * consists of small sorted sets of about fifty members, the segments, which Redis stores as listpacks. A hash of
 * the member determines its segment. The number of segments follows the number of members: the scripts that add and
 * remove split or merge one or a few (linear hashing, docs/adr/0007).
 *
 * The precision is a millisecond. The price of the saved memory: no order by expiry, no exact count, no values and
 * no events. Members of more than 64 bytes work, and take as much memory as in a `sorted` set. So do all members if
 * `zset-max-listpack-entries` is below its default of 128.
 *
 * Additions and a `Sweeper` free expired members. Each method is one round trip unless it says otherwise, and
 * throws the errors that `ExpiringSet` describes.
 */
export class CompactSet extends RenewableSet<CompactAddOptions> implements ExpiringSet {
  readonly strategy = 'compact';

  /** An upper bound of the number of live members. It includes expired members that are not freed yet. O(1). */
  async count(): Promise<number> {
    return (await this.readSummary()).count;
  }

  /**
   * About 110 live members from the end of the previous call. While the set shrinks, some can occur twice. One
   * round trip. `INVALID_CURSOR`.
   */
  async scan(after?: string): Promise<ScanBatch<Expiring<string>>> {
    const position = decodeScanCursor(after, ['0']);
    const reply = await runOnSegments(this.flushed(), compactScripts.scan, this.name, position);
    const now = reply.integer();
    const next = reply.integer();
    const members = reply.rest((row) => ({ member: row.string(), expiresAt: row.expiry() }));
    return { members, cursor: next < 0 ? null : encodeScanCursor([next]), now };
  }

  /** Lets a live member live until it is removed. O(1). */
  async persist(member: string): Promise<ChangeResult> {
    return toMoved(await this.reschedule({ change: 'never', member, amount: '' }));
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
   * Removes all members in one step and keeps the set. One more round trip frees the memory of about every five
   * thousand members. If the client fails before the end, the sweep frees the rest.
   */
  async clear(): Promise<{ readonly now: number }> {
    const reply = await runOnSegments(this.flushed(), compactScripts.clear, this.name);
    const now = reply.integer();
    let done = reply.flag();
    while (!done)
      done = (await runOnSegments(this.flushed(), compactScripts.unlinkSegments, this.name)).flag();
    return { now };
  }

  /**
   * Frees the memory of expired members in 1 to 100 segments (`atMost`), and continues there next time. `done`
   * after all were visited since a member last expired. Reads do not depend on it, and a `Sweeper` does it for all
   * sets. One round trip for every 20 segments. O(segments). `INVALID_OPTION`.
   */
  async sweep(
    options: SweepOptions = {},
  ): Promise<{ readonly removed: number; readonly done: boolean }> {
    const atMost = checkSweep(options, MAX_SWEPT_SEGMENTS);
    let [exists, removed, left] = [true, 0, 1];
    for (let visited = 0; exists && left > 0 && visited < atMost; visited += SWEEP_SEGMENTS) {
      const step = Math.min(SWEEP_SEGMENTS, atMost - visited);
      const swept = await sweepCompact(this.flushed(), this.name, step);
      removed += swept.removed;
      ({ exists, left } = swept);
    }
    // The script ignores a missing set, as a sweeper requires. This reports it.
    if (!exists) await this.count();
    return { removed, done: left === 0 };
  }
}
