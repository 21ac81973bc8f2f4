import type { JsonValue } from '../../../input.ts';
import type { ExpiringSet } from '../../expiring-set.ts';
import { readValue } from '../../base/member-operations.ts';
import { toLiveMember } from '../../reading/member-value.ts';
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

/** Entries that one script reads: less than a millisecond of Redis's time. */
const STRETCH = 64;

/** Of one call. */
const MOST_EXAMINED = 200;

/**
 * A list of names beside one key for each member, which holds its value and which Redis expires (seed 002,
 * first method).
 *
 * Each member has an expiry of its own, precise to the millisecond, and its memory is freed without any
 * sweep. What is left is its name in the list. That is the book-keeping that the method needs, and it is
 * done in passing: each name that is added has two others examined, so the list holds at most about
 * twice as many names as were live at once since the last round of it. There is no order by expiry and
 * no exact count, there are no events, and no member lives for ever. It takes more memory
 * than any other strategy, and a Redis that evicts keys with a time to live evicts members.
 *
 * Each method is one round trip unless it says otherwise, and throws `MayflyError` as `ExpiringSet` says.
 */
export class KeySet<Value extends JsonValue = JsonValue>
  extends ValueSet<Value>
  implements ExpiringSet
{
  readonly strategy = 'keys';

  /** Names in the list: at least as many as members are live. O(1). */
  async count(): Promise<number> {
    return (await this.readSummary()).count;
  }

  /**
   * Some live members with their values, of up to 64 names, from where the call before has left off; one
   * round trip. They come as they were added or last examined; while members are added, some come twice.
   * `INVALID_CURSOR`.
   */
  async scan(after?: string): Promise<ScanBatch<LiveMember<Value>>> {
    const [from, until] = decodeScanCursor(after, ['0', '0']).map(Number);
    const at = from ?? 0;
    const reply = await runOnNames(this.ahead(), keysScripts.scan, this.name, [at, STRETCH]);
    const now = reply.integer();
    const first = reply.integer();
    const last = reply.integer();
    // Names that were examined have moved to the end; where some were not read yet, they are there.
    const end = first > at ? last : (until ?? 0);
    const next = reply.integer();
    const members = reply.rest((row) =>
      toLiveMember<Value>(row.string(), { expiresAt: row.integer(), json: readValue(row), now }),
    );
    // Beyond `last` lies nothing: the set was deleted meanwhile, and made again.
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

  /** Drops all members and keeps the set; memory is freed as names are examined. O(1). */
  async clear(): Promise<{ readonly now: number }> {
    const { now } = await clearNames(this.ahead(), this.name);
    return { now };
  }

  /**
   * Examines names, `atMost` 1 to 200 of them, those that waited longest: drops what is left of members that
   * are gone. `listed` names remain. Reads never depend on it, and while members are added there is no need
   * to call it. Two round trips for more than 100. `INVALID_OPTION`. O(atMost).
   */
  async sweep(
    options: SweepOptions = {},
  ): Promise<{ readonly removed: number; readonly listed: number }> {
    const atMost = checkSweep(options, MOST_EXAMINED);
    let [removed, listed] = [0, 1];
    for (let examined = 0; examined < atMost && listed > 0; examined += EXAMINED_AT_ONCE) {
      const limit = Math.min(EXAMINED_AT_ONCE, atMost - examined);
      const step = await examineNames(this.ahead(), this.name, limit);
      removed += step.removed;
      ({ listed } = step);
    }
    return { removed, listed };
  }
}
