import type { JsonValue } from '../../../input.ts';
import type { ExpiringSet } from '../../expiring-set.ts';
import { readValue, toLiveMember } from '../../reading/member-value.ts';
import { LastingValueSet } from '../../base/value-set.ts';
import type { LiveMember } from '../../results.ts';
import {
  decodeScanCursor,
  encodeScanCursor,
  scanMembers,
  searchBatches,
  type ScanBatch,
} from '../../reading/scan-batch.ts';
import type { MemberFilter, SearchPage, SearchRequest } from '../../reading/search.ts';
import { nativeScripts, runOnFields } from './scripts.ts';

/**
 * A set in which each member has a separate time to live and can have a value: a hash with an expiry for each
 * field. Redis has this since 7.4, Valkey since 9. The server frees expired members, so no sweep is necessary.
 *
 * The precision is a millisecond. There is no order by expiry, no exact count, and there are no events. On a server
 * without expiries of fields, every method throws `UNSUPPORTED_SERVER` and changes nothing.
 *
 * Each method is one round trip unless it says otherwise, and throws the errors that `ExpiringSet` describes.
 */
export class NativeSet<Value extends JsonValue = JsonValue>
  extends LastingValueSet<Value>
  implements ExpiringSet
{
  readonly strategy = 'native';

  /** An upper bound of the number of live members. It includes expired members that are not freed yet. O(1). */
  async count(): Promise<number> {
    return (await runOnFields(this.flushed(), nativeScripts.count, this.name)).integer();
  }

  /**
   * About 200 live members with their values, or up to 512 of a small set, from the end of the previous call. One
   * round trip. `INVALID_CURSOR`.
   */
  async scan(after?: string): Promise<ScanBatch<LiveMember<Value>>> {
    const position = decodeScanCursor(after, ['0']);
    const reply = await runOnFields(this.flushed(), nativeScripts.scan, this.name, position);
    const now = reply.integer();
    const next = reply.string();
    const members = reply.rest((row) =>
      toLiveMember<Value>(row.string(), { expiresAt: row.expiry(), json: readValue(row), now }),
    );
    return { members, cursor: next === '0' ? null : encodeScanCursor([next]), now };
  }

  /** All live members, one batch per round trip. */
  members(): AsyncGenerator<LiveMember<Value>> {
    return scanMembers(this);
  }

  /** Searches the live members, in no order, as `searchBatches` describes. */
  search(filter: MemberFilter, request: SearchRequest): Promise<SearchPage<LiveMember<Value>>> {
    return searchBatches(this, filter, request);
  }

  /** Removes all members and keeps the set. Another thread of Redis frees the memory. O(1). */
  async clear(): Promise<{ readonly now: number }> {
    return { now: (await runOnFields(this.flushed(), nativeScripts.clear, this.name)).integer() };
  }
}
