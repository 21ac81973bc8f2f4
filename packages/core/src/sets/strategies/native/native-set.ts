import type { JsonValue } from '../../../input.ts';
import type { ExpiringSet } from '../../expiring-set.ts';
import { readValue } from '../../base/member-operations.ts';
import { toLiveMember } from '../../reading/member-value.ts';
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
 * A set each of whose members has a time to live of its own, and may carry a value: a hash with an expiry
 * for each field, which is Redis's own answer since 7.4, and Valkey's since 9. Redis frees what has
 * expired by itself, so nothing has to sweep.
 *
 * Precision is a millisecond. There is no order by expiry and no exact count, and there are no events.
 * On a server that cannot, every method throws `UNSUPPORTED_SERVER` and changes nothing.
 *
 * Each method is one round trip unless it says otherwise, and throws `MayflyError` as `ExpiringSet` says.
 */
export class NativeSet<Value extends JsonValue = JsonValue>
  extends LastingValueSet<Value>
  implements ExpiringSet
{
  readonly strategy = 'native';

  /** At most so many members are live: those count that have expired and were not freed yet. O(1). */
  async count(): Promise<number> {
    return (await runOnFields(this.ahead(), nativeScripts.count, this.name)).integer();
  }

  /**
   * Some live members with their values, some two hundred, or once 512 of a small set, from where the call
   * before has left off; one round trip. `INVALID_CURSOR`.
   */
  async scan(after?: string): Promise<ScanBatch<LiveMember<Value>>> {
    const position = decodeScanCursor(after, ['0']);
    const reply = await runOnFields(this.ahead(), nativeScripts.scan, this.name, position);
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

  /** Drops all members and keeps the set; the memory is freed in another thread. O(1). */
  async clear(): Promise<{ readonly now: number }> {
    return { now: (await runOnFields(this.ahead(), nativeScripts.clear, this.name)).integer() };
  }
}
