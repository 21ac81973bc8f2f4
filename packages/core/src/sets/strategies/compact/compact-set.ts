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

/** Of one call. */
const MOST_SWEPT_SEGMENTS = 100;

export interface CompactAddOptions extends Lifetime {
  /** `always` where it is left out. */
  readonly mode?: AddMode | undefined;
}

/**
 * A set each of whose members has a time to live of its own, in less than half of the memory: sorted
 * sets of some fifty members each, which Redis keeps as listpacks. Which of them a member is in is told
 * by its hash; with the set their number grows and shrinks, one or a few at a time, in the scripts that
 * add and remove (linear hashing, docs/adr/0007).
 *
 * Precision is a millisecond. There is no order by expiry and no exact count, there are no values and no
 * events: that is what the memory is saved on. Members of more than 64 bytes work, and cost as much as
 * in a `sorted` set; so do all where `zset-max-listpack-entries` is below its default of 128.
 *
 * What has expired is freed by additions in passing, and by a `Sweeper`. Each method is one round trip
 * unless it says otherwise, and throws `MayflyError` as `ExpiringSet` says.
 */
export class CompactSet extends RenewableSet<CompactAddOptions> implements ExpiringSet {
  readonly strategy = 'compact';

  /** At most so many members are live: those count that have expired and were not freed yet. O(1). */
  async count(): Promise<number> {
    return (await this.readSummary()).count;
  }

  /**
   * Some live members, some hundred and fifty, from where the call before has left off; one round trip. While the
   * set shrinks, some may come twice. `INVALID_CURSOR`.
   */
  async scan(after?: string): Promise<ScanBatch<Expiring<string>>> {
    const position = decodeScanCursor(after, ['0']);
    const reply = await runOnSegments(this.ahead(), compactScripts.scan, this.name, position);
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
   * Drops all members at once and keeps the set; one more round trip frees the memory of every five
   * thousand or so. If this client cannot do so any more, the sweep does.
   */
  async clear(): Promise<{ readonly now: number }> {
    const reply = await runOnSegments(this.ahead(), compactScripts.clear, this.name);
    const now = reply.integer();
    let done = reply.flag();
    while (!done)
      done = (await runOnSegments(this.ahead(), compactScripts.unlinkSegments, this.name)).flag();
    return { now };
  }

  /**
   * Frees the memory of expired members in segments, `atMost` 1 to 100 of them, and goes on from there next
   * time. `done` once all have been visited since a member last expired. Reads never depend on it, and
   * a `Sweeper` does it for all sets. One round trip for every 20 segments. O(segments). `INVALID_OPTION`.
   */
  async sweep(
    options: SweepOptions = {},
  ): Promise<{ readonly removed: number; readonly done: boolean }> {
    const atMost = checkSweep(options, MOST_SWEPT_SEGMENTS);
    let [exists, removed, left] = [true, 0, 1];
    for (let visited = 0; exists && left > 0 && visited < atMost; visited += SWEEP_SEGMENTS) {
      const step = Math.min(SWEEP_SEGMENTS, atMost - visited);
      const swept = await sweepCompact(this.ahead(), this.name, step);
      removed += swept.removed;
      ({ exists, left } = swept);
    }
    // The script passes over a set that is gone, as a sweeper must; this says what is the matter.
    if (!exists) await this.count();
    return { removed, done: left === 0 };
  }
}
