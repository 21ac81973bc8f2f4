import { checkMember, checkMoment, checkOptions, checkTtl, type OptionNames } from '../../input.ts';
import { Once, type IdempotentCall } from '../../redis/once.ts';
import type { ChangeResult, RevertResult } from '../results.ts';
import type { AdditionOptions } from '../writing/addition.ts';
import {
  RENEWAL,
  revertArgument,
  toExtended,
  toMoved,
  toReverted,
  type Renewal,
  type Rescheduling,
  type ReschedulingOutcome,
  type Revert,
} from '../writing/rescheduling.ts';
import type { RenewableOperations } from './member-operations.ts';
import { MemberSet, type OperationsContext } from './member-set.ts';

const CALL: OptionNames<IdempotentCall> = { idempotency: true };

/** A set in which each member has a separate expiry, to the millisecond. Each change costs as much as `add`. */
export abstract class RenewableSet<Options extends AdditionOptions> extends MemberSet<Options> {
  readonly #context: OperationsContext<RenewableOperations>;

  constructor(context: OperationsContext<RenewableOperations>, name: string) {
    super(context, name);
    this.#context = context;
  }

  /**
   * Adds time to the time that a live member has left: whole milliseconds, 1 to ten years. Has no effect on
   * one that never expires. `INVALID_TTL` if the member would expire more than ten years from now.
   */
  async extend(member: string, byMs: number, call: IdempotentCall = {}): Promise<ChangeResult> {
    const amount = checkTtl(byMs, 'byMs');
    const { idempotency } = checkOptions(call, CALL, 'call');
    const once =
      idempotency &&
      (await Once.claim(this.#context, idempotency, [
        'extend',
        this.name,
        checkMember(member, 'member'),
        amount,
      ]));
    return toExtended(await this.reschedule({ change: 'by', member, amount, once }));
  }

  /** Sets the expiry of a live member. `INVALID_EXPIRY` if it is not in the future, at most 10 years. */
  async expireAt(member: string, expiresAt: Date | number): Promise<ChangeResult> {
    const amount = checkMoment(expiresAt, 'expiresAt');
    return toMoved(await this.reschedule({ change: 'at', member, amount }));
  }

  /**
   * Undoes a change of expiry: sets it to exactly `to` if it is still `from`, the result of the change.
   * Infinity means never. `INVALID_EXPIRY`.
   */
  async revertExpiry(member: string, revert: Revert): Promise<RevertResult> {
    const amount = revertArgument(revert);
    return toReverted(await this.reschedule({ change: 'back', member, amount }), revert.to);
  }

  /** Whether a member is live. With `renewTtlMs`, one step reads and renews it. `INVALID_TTL`. */
  override async has(member: string, renewal: Renewal = {}): Promise<boolean> {
    if (checkOptions(renewal, RENEWAL).renewTtlMs === undefined) return super.has(member);
    return (await this.renew(member, renewal)).status === 'changed';
  }

  protected renew(member: string, { renewTtlMs = 0 }: Renewal): Promise<ReschedulingOutcome> {
    const amount = checkTtl(renewTtlMs, 'renewTtlMs');
    return this.reschedule({ change: 'renew', member, amount });
  }

  protected async reschedule(rescheduling: Rescheduling): Promise<ReschedulingOutcome> {
    checkMember(rescheduling.member, 'member');
    return this.#context.operations.reschedule(this.name, rescheduling);
  }
}
