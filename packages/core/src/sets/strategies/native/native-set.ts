import { checkMember, type JsonValue } from '../../../input.ts';
import type { Reply } from '../../../redis/reply.ts';
import type { Script, ScriptArgument } from '../../../redis/script.ts';
import type { ExpiringSet } from '../../expiring-set.ts';
import { readExpiries } from '../../reading/expiries.ts';
import { readValue, type GetOperation, type MemberOperations } from '../../base/member-scripts.ts';
import { toLiveMember, toTakeResult } from '../../reading/member-value.ts';
import { LastingSet } from '../../base/renewable-set.ts';
import type { ExpiresAt, LiveMember, TakeResult } from '../../results.ts';
import type { SetContext } from '../../set-context.ts';
import { decodeScanCursor, encodeScanCursor, type ScanBatch } from '../../reading/scan-batch.ts';
import type { AddOptions } from '../sorted/sorted-set.ts';
import { nativeScripts, runOnFields } from './scripts.ts';

/** A native set's part in a connection. */
export interface NativeContext extends SetContext {
  readonly operations: MemberOperations;
  readonly get: GetOperation;
}

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
  extends LastingSet<AddOptions<Value>, LiveMember<Value>>
  implements ExpiringSet
{
  readonly strategy = 'native';
  readonly #context: NativeContext;

  /** Made by `mayfly.sets`. */
  constructor(context: NativeContext, name: string) {
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
    return readExpiries(members, (piece) => this.#run(nativeScripts.expiries, piece));
  }

  /** At most so many members are live: those count that have expired and were not freed yet. O(1). */
  override async count(): Promise<number> {
    return (await this.#run(nativeScripts.count)).integer();
  }

  /**
   * Some live members with their values, some two hundred, or once 512 of a small set, from where the call
   * before has left off; one round trip. `INVALID_CURSOR`.
   */
  async scan(after?: string): Promise<ScanBatch<LiveMember<Value>>> {
    const position = decodeScanCursor(after, ['0']);
    const reply = await this.#run(nativeScripts.scan, position);
    const now = reply.integer();
    const next = reply.string();
    const members = reply.rest((row) =>
      toLiveMember<Value>(row.string(), { expiresAt: row.expiry(), json: readValue(row), now }),
    );
    return { members, cursor: next === '0' ? null : encodeScanCursor([next]), now };
  }

  /** Drops all members and keeps the set; the memory is freed in another thread. O(1). */
  async clear(): Promise<{ readonly now: number }> {
    return { now: (await this.#run(nativeScripts.clear)).integer() };
  }

  /** Runs a script once what was asked of this set earlier in this turn is on its way. */
  #run(script: Script, args: readonly ScriptArgument[] = []): Promise<Reply> {
    this.#context.queue.flush(this.name);
    return runOnFields(this.#context, script, this.name, args);
  }
}
