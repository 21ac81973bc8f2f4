import { checkMember, type JsonValue } from '../../../input.ts';
import { readExpiries } from '../../reading/expiries.ts';
import type { ExpiringSet } from '../../expiring-set.ts';
import { readValue, type GetOperation, type MemberOperations } from '../../base/member-scripts.ts';
import { toLiveMember, toTakeResult } from '../../reading/member-value.ts';
import { RenewableSet } from '../../base/renewable-set.ts';
import type { AddMode, ExpiresAt, LiveMember, TakeResult } from '../../results.ts';
import type { SetContext } from '../../set-context.ts';
import { decodeScanCursor, encodeScanCursor, type ScanBatch } from '../../reading/scan-batch.ts';
import { readOwnSummary } from '../../reading/summary.ts';
import { checkSweep, type SweepOptions } from '../../writing/sweep-options.ts';
import { clearNames, EXAMINED_AT_ONCE, examineNames } from './housekeeping.ts';
import { keysScripts, runOnNames } from './scripts.ts';

export interface KeyAddOptions<Value = JsonValue> {
  /** `always` where it is left out. */
  readonly mode?: AddMode | undefined;
  /** Whole milliseconds, 1 to ten years. The set's default where it is left out. */
  readonly ttlMs?: number | undefined;
  /** The moment itself, in place of `ttlMs`: after Redis's now, by ten years at most. Never is no moment. */
  readonly expiresAt?: Date | number | undefined;
  /** At most 4096 bytes of JSON. Left out, a live member keeps its value; null drops it. */
  readonly value?: Value | null | undefined;
}

/** A part in a connection. */
interface KeysContext extends SetContext {
  readonly operations: MemberOperations;
  readonly get: GetOperation;
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
  extends RenewableSet<KeyAddOptions<Value>, LiveMember<Value>>
  implements ExpiringSet
{
  readonly strategy = 'keys';
  readonly #context: KeysContext;

  /** Made by `mayfly.sets`. */
  constructor(context: KeysContext, name: string) {
    super(context.operations, name);
    this.#context = context;
  }

  /** Removes a member, and tells what it was. O(1). */
  override async remove(member: string): Promise<TakeResult<Value>> {
    return toTakeResult(await this.submitRemoval(member));
  }

  /** A live member with its value and the time that it has left, or null. O(1). */
  async get(member: string): Promise<LiveMember<Value> | null> {
    const stored = await this.#context.get.submit(this.name, checkMember(member, 'member'));
    return stored && toLiveMember<Value>(member, stored);
  }

  /**
   * The expiry of each of 1 to 1000 members, null for one that is not live; 64 at a time are of one
   * moment. O(M) for M members. `INVALID_BATCH`, `INVALID_MEMBER`.
   */
  async expiriesOf(members: readonly string[]): Promise<(ExpiresAt | null)[]> {
    const context = this.#ahead();
    return readExpiries(members, (piece) =>
      runOnNames(context, keysScripts.expiries, this.name, piece),
    );
  }

  /** Names in the list: at least as many as members are live. O(1). */
  override async count(): Promise<number> {
    const { session, keys } = this.#ahead();
    return (await readOwnSummary(session, keys, this)).count;
  }

  /**
   * Some live members with their values, of up to 64 names, from where the call before has left off; one
   * round trip. They come as they were added or last examined; while members are added, some come twice.
   * `INVALID_CURSOR`.
   */
  async scan(after?: string): Promise<ScanBatch<LiveMember<Value>>> {
    const [from, until] = decodeScanCursor(after, ['0', '0']).map(Number);
    const at = from ?? 0;
    const reply = await runOnNames(this.#ahead(), keysScripts.scan, this.name, [at, STRETCH]);
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

  /** Drops all members and keeps the set; memory is freed as names are examined. O(1). */
  async clear(): Promise<{ readonly now: number }> {
    const { now } = await clearNames(this.#ahead(), this.name);
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
      const step = await examineNames(this.#ahead(), this.name, limit);
      removed += step.removed;
      ({ listed } = step);
    }
    return { removed, listed };
  }

  /** The connection, once what was asked of this set earlier in this turn is on its way. */
  #ahead(): SetContext {
    this.#context.queue.flush(this.name);
    return this.#context;
  }
}
