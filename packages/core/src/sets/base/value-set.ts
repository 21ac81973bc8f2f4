import { checkMember, checkOptions, type JsonValue } from '../../input.ts';
import { toLiveMember, toTakeResult } from '../reading/member-value.ts';
import type { AddMode, ChangeResult, LiveMember, TakeResult } from '../results.ts';
import type { NewMemberOf } from '../writing/add-many.ts';
import type { Lifetime } from '../writing/addition.ts';
import { RENEWAL, toMoved, type Renewal } from '../writing/rescheduling.ts';
import type { ValueOperations } from './member-operations.ts';
import type { OperationsContext } from './member-set.ts';
import { RenewableSet } from './renewable-set.ts';

export interface AddOptions<Value> extends Lifetime {
  /** At most 4096 bytes of JSON. Without it, a live member keeps its value; null removes the value. */
  readonly value?: Value | null | undefined;
  /** Default: `always`. */
  readonly mode?: AddMode | undefined;
}

export type NewMember<Value> = NewMemberOf<AddOptions<Value>>;

/** A set whose members can have values. */
export abstract class ValueSet<Value extends JsonValue> extends RenewableSet<AddOptions<Value>> {
  readonly #operations: ValueOperations;

  constructor(context: OperationsContext<ValueOperations>, name: string) {
    super(context, name);
    this.#operations = context.operations;
  }

  /**
   * A live member with its value and the time that it has left, or null. O(1). With `renewTtlMs`, one step reads and
   * renews it. `INVALID_TTL`.
   */
  async get(member: string, renewal: Renewal = {}): Promise<LiveMember<Value> | null> {
    if (checkOptions(renewal, RENEWAL).renewTtlMs !== undefined) {
      const renewed = await this.renew(member, renewal);
      if (renewed.status !== 'changed') return null;
      return toLiveMember<Value>(member, { ...renewed, json: renewed.json ?? null });
    }
    const stored = await this.#operations.get(this.name, checkMember(member, 'member'));
    return stored && toLiveMember<Value>(member, stored);
  }

  /** Removes a member, and returns its expiry and value. Costs as much as `add`. */
  override async remove(member: string): Promise<TakeResult<Value>> {
    return toTakeResult(await this.submitRemoval(member));
  }
}

/** A set whose members can have values, and can live until they are removed. */
export abstract class LastingValueSet<Value extends JsonValue> extends ValueSet<Value> {
  /** Lets a live member live until it is removed. Costs as much as `add`. */
  async persist(member: string): Promise<ChangeResult> {
    return toMoved(await this.reschedule({ change: 'never', member, amount: '' }));
  }
}
