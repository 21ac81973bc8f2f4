import type { JsonValue } from '../../../input.ts';
import type { ExpiringSet } from '../../expiring-set.ts';
import { readValue, toLiveMember } from '../../reading/member-value.ts';
import { ValueSet, type AddOptions } from '../../base/value-set.ts';
import type { LiveMember } from '../../results.ts';
import {
  decodeScanCursor,
  encodeScanCursor,
  scanMembers,
  searchBatches,
  type ScanBatch,
} from '../../reading/scan-batch.ts';
import type { MemberFilter, SearchPage, SearchRequest } from '../../reading/search.ts';
import { checkSweep, type SweepOptions } from '../../writing/sweep-options.ts';
import { clearNames, EXAMINED_AT_ONCE, examineNames } from './housekeeping.ts';
import { keysScripts, runOnNames } from './scripts.ts';

export interface KeyAddOptions<Value = JsonValue> extends AddOptions<Value> {
  /** The expiry, instead of `ttlMs`: in the future, at most 10 years; never Infinity. */
  readonly expiresAt?: Date | number | undefined;
}

/** The number of entries that one script reads: less than a millisecond of Redis's time. */
const SCANNED_ENTRIES = 64;

/** The maximum number of names that one call checks. */
const MAX_EXAMINED = 200;

/**
 * A list of names, and one key for each member, which holds its value. Redis expires the key.
 *
 * Each member has a separate expiry, to the millisecond, and its memory is freed without a sweep. Only its name
 * stays in the list. Additions remove such names: each name that is added causes a check of two others. So the list
 * has at most about twice as many names as members that were live at the same time since the last round of checks.
 * There is no order by expiry, no exact count, no events, and no members that never expire. The strategy takes more
 * memory than any other. If Redis evicts keys that have a time to live, it evicts members.
 *
 * Each method is one round trip unless it says otherwise, and throws the errors that `ExpiringSet` describes.
 */
export class KeySet<Value extends JsonValue = JsonValue>
  extends ValueSet<Value>
  implements ExpiringSet
{
  readonly strategy = 'keys';

  /** The number of names in the list, which is at least the number of live members. O(1). */
  async count(): Promise<number> {
    return (await this.readSummary()).count;
  }

  /**
   * The live members of up to 64 names, with their values, from the end of the previous call. They are in the order
   * of addition or of their last check. While members are added, some occur twice. One round trip.
   * `INVALID_CURSOR`.
   */
  async scan(after?: string): Promise<ScanBatch<LiveMember<Value>>> {
    const [from, until] = decodeScanCursor(after, ['0', '0']).map(Number);
    const at = from ?? 0;
    const reply = await runOnNames(this.flushed(), keysScripts.scan, this.name, [
      at,
      SCANNED_ENTRIES,
    ]);
    const now = reply.integer();
    const first = reply.integer();
    const last = reply.integer();
    // Checked names move to the end. If some of them were not read yet, they are there.
    const end = first > at ? last : (until ?? 0);
    const next = reply.integer();
    const members = reply.rest((row) =>
      toLiveMember<Value>(row.string(), { expiresAt: row.integer(), json: readValue(row), now }),
    );
    // There is nothing after `last`. This cursor is from an earlier set of this name.
    const done = next > end || next > last;
    return { members, cursor: done ? null : encodeScanCursor([next, end]), now };
  }

  /** All live members, one batch per round trip. */
  members(): AsyncGenerator<LiveMember<Value>> {
    return scanMembers(this);
  }

  /** Searches the live members, in no order, as `searchBatches` describes. */
  search(filter: MemberFilter, request: SearchRequest): Promise<SearchPage<LiveMember<Value>>> {
    return searchBatches(this, filter, request);
  }

  /** Removes all members and keeps the set. Later checks of names free the memory. O(1). */
  async clear(): Promise<{ readonly now: number }> {
    const { now } = await clearNames(this.flushed(), this.name);
    return { now };
  }

  /**
   * Checks 1 to 200 names (`atMost`), those that waited longest, and frees the rest of expired and removed members.
   * `listed` names remain. Reads do not depend on it, and additions do the same work. One round trip for every
   * 70. `INVALID_OPTION`. O(atMost).
   */
  async sweep(
    options: SweepOptions = {},
  ): Promise<{ readonly removed: number; readonly listed: number }> {
    const atMost = checkSweep(options, MAX_EXAMINED);
    let [removed, listed] = [0, 1];
    for (let examined = 0; examined < atMost && listed > 0; examined += EXAMINED_AT_ONCE) {
      const limit = Math.min(EXAMINED_AT_ONCE, atMost - examined);
      const step = await examineNames(this.flushed(), this.name, limit);
      removed += step.removed;
      ({ listed } = step);
    }
    return { removed, listed };
  }
}
