import { MayflyError } from '../errors.ts';
import { checkMember, checkMoment, checkTtl } from '../input.ts';
import { seenArgument, toAddResult, toSeenResult, type Addition } from './addition.ts';
import type { MemberOperations, Rescheduling } from './member-scripts.ts';
import type { AddResult, ChangeResult, RemoveResult, SeenResult } from './results.ts';

/** What is done to single members of a set in which each has an expiry of its own, to the millisecond. */
export abstract class RenewableSet {
  readonly name: string;
  readonly #operations: MemberOperations;

  constructor(operations: MemberOperations, name: string) {
    this.#operations = operations;
    this.name = name;
  }

  /** Whether a member is live. O(1). */
  async has(member: string): Promise<boolean> {
    return this.#operations.has.submit(this.name, checkMember(member, 'member'));
  }

  /** Removes a member. Of any number of callers exactly one is told `removed`. O(1). */
  async remove(member: string): Promise<RemoveResult> {
    return this.#operations.remove.submit(this.name, checkMember(member, 'member'));
  }

  /**
   * Tells whether an event was seen, and remembers it if not, for the default time to live after it
   * happened (`at`, or now). The first writer wins: later sightings do not prolong it (seed 003). O(1).
   */
  async seenBefore(member: string, at?: Date | number): Promise<SeenResult> {
    const outcome = await this.#operations.add.submit(this.name, {
      mode: 'ifAbsent',
      member: checkMember(member, 'member'),
      expiry: seenArgument(at),
      value: '',
    });
    return toSeenResult(outcome);
  }

  /**
   * Gives a live member more time: whole milliseconds, 1 to ten years, on top of what it has left at
   * that moment. One that never expires stays as it is. `INVALID_TTL` if it would then expire more
   * than ten years from now. O(1).
   */
  async extend(member: string, byMs: number): Promise<ChangeResult> {
    const amount = checkTtl(byMs, 'byMs');
    const result = await this.#reschedule({ change: 'by', member, amount });
    if (result !== 'refused') return result;
    throw new MayflyError('INVALID_TTL', 'A member expires at most ten years from now', {
      field: 'byMs',
    });
  }

  /**
   * Sets the moment at which a live member expires. `INVALID_EXPIRY` unless it lies after Redis's now,
   * by ten years at most. O(1).
   */
  async expireAt(member: string, expiresAt: Date | number): Promise<ChangeResult> {
    const amount = checkMoment(expiresAt, 'expiresAt');
    const result = await this.#reschedule({ change: 'at', member, amount });
    if (result !== 'refused') return result;
    throw new MayflyError('INVALID_EXPIRY', 'expiresAt lies after now, by ten years at most', {
      field: 'expiresAt',
    });
  }

  /** Lets a live member live until it is removed. O(1). */
  async persist(member: string): Promise<ChangeResult> {
    const result = await this.#reschedule({ change: 'never', member, amount: '' });
    if (result !== 'refused') return result;
    throw new TypeError('A member can always be persisted');
  }

  /** `INVALID_EXPIRY` for a moment that the script refuses. */
  protected async submitAddition(addition: Addition): Promise<AddResult> {
    return toAddResult(await this.#operations.add.submit(this.name, addition));
  }

  #reschedule({ change, member, amount }: Rescheduling): Promise<ChangeResult | 'refused'> {
    const checked = checkMember(member, 'member');
    return this.#operations.reschedule.submit(this.name, { change, member: checked, amount });
  }
}
