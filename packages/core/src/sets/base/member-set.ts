import { checkMember } from '../../input.ts';
import { addMany, type AddManyOptions, type NewMemberOf } from '../writing/add-many.ts';
import {
  checkAddOptions,
  seenArgument,
  toAddition,
  toAddResult,
  toSeenResult,
  type Addition,
  type AdditionOptions,
  type AdditionOutcome,
} from '../writing/addition.ts';
import type { Expiring } from '../expiring-set.ts';
import type { MembershipOperations, Removal } from './member-scripts.ts';
import type { AddResult, RemoveResult, SeenResult } from '../results.ts';
import type { MemberFilter, SearchPage, SearchRequest } from '../reading/search.ts';
import type { StrategyName } from '../strategy.ts';
import { scanMembers, searchBatches, type ScanBatch } from '../reading/scan-batch.ts';

/** What the strategies without an order do in the same words: to single members, and stretch by stretch. */
export abstract class MemberSet<
  Options extends AdditionOptions,
  Live extends Expiring<string> = Expiring<string>,
> {
  abstract readonly strategy: StrategyName;
  readonly name: string;
  readonly #operations: MembershipOperations;

  constructor(operations: MembershipOperations, name: string) {
    this.#operations = operations;
    this.name = name;
  }

  /**
   * Adds a member or renews it. `WRONG_STRATEGY`, with the field, for what the strategy has not. O(1), of
   * buckets O(blocks).
   */
  async add(member: string, options?: Options): Promise<AddResult> {
    const given: AdditionOptions = options === undefined ? {} : options;
    checkAddOptions(this.strategy, given);
    return this.toAddResult(await this.submitAddition(toAddition(member, given)));
  }

  /**
   * Adds 1 to 1000 members, as `add` each. None is added where one cannot be, with a field such as
   * `members[7].ttlMs`. They travel together, 64 or fewer in an atomic script. An expiry that is refused only
   * when it is sent, as it has passed or lies too far ahead, fails the call, and the others are added.
   * `INVALID_BATCH`. O(M) for M members.
   */
  addMany(
    members: readonly NewMemberOf<Options>[],
    options?: AddManyOptions,
  ): Promise<AddResult[]> {
    return addMany(
      {
        strategy: this.strategy,
        send: (additions) =>
          Promise.all(additions.map((addition) => this.submitAddition(addition))),
        toResult: (outcome, path) => this.toAddResult(outcome, path),
      },
      members,
      options,
    );
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
  abstract scan(after?: string): Promise<ScanBatch<Live>>;

  /**
   * How many members are live: exactly, or at most so many where `countIs` of the summary says so, as those
   * count that have expired and were not freed yet. O(1), of buckets O(blocks).
   */
  abstract count(): Promise<number>;

  /** All live members, a scan's stretch to a round trip. */
  members(): AsyncGenerator<Live> {
    return scanMembers((after) => this.scan(after));
  }

  /**
   * Searches the live members, in no order, in up to 50 steps of some hundred members: until `first` matches
   * are found, or some hundred more as a step is never cut, or the steps are done. So a call may find nothing
   * and yet not be the last; to cancel a search is not to go on. `INVALID_MEMBER`, `INVALID_EXPIRY`,
   * `INVALID_PAGE`, `INVALID_CURSOR`.
   */
  async search(filter: MemberFilter, request: SearchRequest): Promise<SearchPage<Live>> {
    return searchBatches(
      (after) => this.scan(after),
      () => this.count(),
      filter,
      request,
    );
  }

  /** The result of an addition, or what is thrown for one that Redis's clock has refused. */
  protected toAddResult(outcome: AdditionOutcome, path = ''): AddResult {
    return toAddResult(outcome, path);
  }

  protected async submitRemoval(member: string): Promise<Removal> {
    return this.#operations.remove.submit(this.name, checkMember(member, 'member'));
  }

  private submitAddition(addition: Addition): Promise<AdditionOutcome> {
    return this.#operations.add.submit(this.name, addition);
  }
}
