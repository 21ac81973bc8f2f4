import { checkMember, encodeValue, type JsonValue } from '../input.ts';
import {
  checkMode,
  expiryArgument,
  seenArgument,
  toSeenResult,
  type Addition,
  type AdditionOutcome,
  type Lifetime,
} from './addition.ts';
import type { Expiring } from './expiring-set.ts';
import type { MembershipOperations, Removal } from './member-scripts.ts';
import type { AddMode, RemoveResult, SeenResult } from './results.ts';
import type { MemberFilter, SearchPage, SearchRequest } from './search.ts';
import { searchStretches, stretches, type Stretch } from './stretch.ts';

/** What the strategies without an order do in the same words: to single members, and stretch by stretch. */
export abstract class MemberSet<Live extends Expiring<string> = Expiring<string>> {
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

  /**
   * Some live members, from where the call before has left off; one round trip, so a client can be handed a
   * set of any size bit by bit. Their order means nothing, and what `members` promises holds for a scan as a
   * whole. `INVALID_CURSOR`.
   */
  abstract scan(after?: string): Promise<Stretch<Live>>;

  /** As many as a scan hands out, or more. */
  protected abstract countToScan(): Promise<number>;

  /** All live members, a scan's stretch to a round trip. */
  members(): AsyncGenerator<Live> {
    return stretches((after) => this.scan(after));
  }

  /**
   * Searches the live members, in no order, in up to 50 steps of some hundred members: until `first` matches
   * are found, or some hundred more as a step is never cut, or the steps are done. So a call may find nothing
   * and yet not be the last; to cancel a search is not to go on. `INVALID_MEMBER`, `INVALID_EXPIRY`,
   * `INVALID_PAGE`, `INVALID_CURSOR`.
   */
  async search(filter: MemberFilter, request: SearchRequest): Promise<SearchPage<Live>> {
    return searchStretches(
      (after) => this.scan(after),
      () => this.countToScan(),
      filter,
      request,
    );
  }

  protected submitNew(
    member: string,
    { mode, ttlMs, expiresAt }: Lifetime & { readonly mode?: AddMode | undefined },
    value?: JsonValue,
  ): Promise<AdditionOutcome> {
    return this.submitAddition({
      mode: checkMode(mode),
      member: checkMember(member, 'member'),
      expiry: expiryArgument({ ttlMs, expiresAt }),
      value: encodeValue(value, 'value'),
    });
  }

  protected async submitRemoval(member: string): Promise<Removal> {
    return this.#operations.remove.submit(this.name, checkMember(member, 'member'));
  }

  private submitAddition(addition: Addition): Promise<AdditionOutcome> {
    return this.#operations.add.submit(this.name, addition);
  }
}
