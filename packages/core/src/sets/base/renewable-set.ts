import { checkMember, checkMoment, checkTtl } from '../../input.ts';
import type { AdditionOptions } from '../writing/addition.ts';
import type { Expiring } from '../expiring-set.ts';
import type { MemberOperations } from './member-scripts.ts';
import { MemberSet } from './member-set.ts';
import {
  revertArgument,
  toExtended,
  toMoved,
  toReverted,
  type Rescheduling,
  type ReschedulingOutcome,
  type Revert,
} from '../writing/rescheduling.ts';
import type { ChangeResult, RevertResult } from '../results.ts';

/** What is done to single members of a set in which each has an expiry of its own, to the millisecond. */
export abstract class RenewableSet<
  Options extends AdditionOptions,
  Live extends Expiring<string> = Expiring<string>,
> extends MemberSet<Options, Live> {
  readonly #operations: MemberOperations;

  constructor(operations: MemberOperations, name: string) {
    super(operations, name);
    this.#operations = operations;
  }

  /**
   * Gives a live member more time: whole milliseconds, 1 to ten years, on top of what it has left at
   * that moment. One that never expires stays as it is. `INVALID_TTL` if it would then expire more
   * than ten years from now. O(1).
   */
  async extend(member: string, byMs: number): Promise<ChangeResult> {
    const amount = checkTtl(byMs, 'byMs');
    return toExtended(await this.reschedule({ change: 'by', member, amount }));
  }

  /**
   * Sets the moment at which a live member expires. `INVALID_EXPIRY` unless it lies after Redis's now,
   * by ten years at most. O(1).
   */
  async expireAt(member: string, expiresAt: Date | number): Promise<ChangeResult> {
    const amount = checkMoment(expiresAt, 'expiresAt');
    return toMoved(await this.reschedule({ change: 'at', member, amount }));
  }

  /**
   * Takes a change of expiry back: sets it to `to`, exactly, if it is still what the change made it,
   * `from`. Infinity is for never. `INVALID_EXPIRY`. O(1).
   */
  async revertExpiry(member: string, revert: Revert): Promise<RevertResult> {
    const amount = revertArgument(revert);
    return toReverted(await this.reschedule({ change: 'back', member, amount }), revert.to);
  }

  protected async reschedule({
    change,
    member,
    amount,
  }: Rescheduling): Promise<ReschedulingOutcome> {
    const checked = checkMember(member, 'member');
    return this.#operations.reschedule.submit(this.name, { change, member: checked, amount });
  }
}

/** The same of a set in which a member may also never expire. */
export abstract class LastingSet<
  Options extends AdditionOptions,
  Live extends Expiring<string> = Expiring<string>,
> extends RenewableSet<Options, Live> {
  /** Lets a live member live until it is removed. O(1). */
  async persist(member: string): Promise<ChangeResult> {
    return toMoved(await this.reschedule({ change: 'never', member, amount: '' }));
  }
}
