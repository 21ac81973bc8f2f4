import { checkMember } from '../input.ts';
import { seenArgument, toSeenResult, type Addition, type AdditionOutcome } from './addition.ts';
import type { MembershipOperations, Removal } from './member-scripts.ts';
import type { RemoveResult, SeenResult } from './results.ts';

/** What every strategy does to single members in the same words. */
export abstract class MemberSet {
  readonly name: string;
  readonly #operations: MembershipOperations;

  constructor(operations: MembershipOperations, name: string) {
    this.#operations = operations;
    this.name = name;
  }

  /** Whether a member is live. O(1). */
  async has(member: string): Promise<boolean> {
    return this.#operations.has.submit(this.name, checkMember(member, 'member'));
  }

  /** Removes a member. Of any number of callers exactly one is told `removed`, and what its expiry was. O(1). */
  async remove(member: string): Promise<RemoveResult> {
    const removal = await this.submitRemoval(member);
    if (removal.status === 'absent') return removal;
    return { status: 'removed', expiresAt: removal.expiresAt, now: removal.now };
  }

  /**
   * Tells whether an event was seen, and remembers it if not, for the default time to live after it
   * happened (`at`, or now). The first writer wins: later sightings do not prolong it (seed 003). O(1).
   */
  async seenBefore(member: string, at?: Date | number): Promise<SeenResult> {
    const outcome = await this.submitAddition({
      mode: 'ifAbsent',
      member: checkMember(member, 'member'),
      expiry: seenArgument(at),
      value: '',
    });
    return toSeenResult(outcome);
  }

  protected async submitRemoval(member: string): Promise<Removal> {
    return this.#operations.remove.submit(this.name, checkMember(member, 'member'));
  }

  protected submitAddition(addition: Addition): Promise<AdditionOutcome> {
    return this.#operations.add.submit(this.name, addition);
  }
}
