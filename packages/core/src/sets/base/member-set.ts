import { checkMember, checkMembers } from '../../input.ts';
import { readOwnSummary } from '../reading/summary.ts';
import type { AddResult, ExpiresAt, RemoveResult, SeenResult, SetSummary } from '../results.ts';
import type { SetContext } from '../set-context.ts';
import type { StrategyName } from '../strategy.ts';
import {
  addMany,
  toNewAddition,
  type AddManyOptions,
  type NewMemberOf,
} from '../writing/add-many.ts';
import {
  checkAddOptions,
  seenArgument,
  toAddition,
  toAddResult,
  toSeenResult,
  type AdditionOptions,
  type AdditionOutcome,
} from '../writing/addition.ts';
import { refuseRenewal } from '../writing/rescheduling.ts';
import type { Removal } from '../reading/member-value.ts';
import type { MembershipOperations } from './member-operations.ts';

/** The context of the sets of one strategy. */
export interface OperationsContext<Operations> extends SetContext {
  readonly operations: Operations;
}

/** The operations on members that every strategy with text members has. N is the number of members. */
export abstract class MemberSet<Options extends AdditionOptions> {
  abstract readonly strategy: StrategyName;
  readonly name: string;
  readonly #context: OperationsContext<MembershipOperations>;

  constructor(context: OperationsContext<MembershipOperations>, name: string) {
    this.#context = context;
    this.name = name;
  }

  /**
   * Adds a member or renews it. `WRONG_STRATEGY`, with the field, for an option that the strategy does not
   * have. O(1); O(blocks) in buckets; O(log N) in a sorted set or a shard.
   */
  async add(member: string, options?: Options): Promise<AddResult> {
    const given: AdditionOptions = options === undefined ? {} : options;
    checkAddOptions(this.strategy, given);
    const addition = toAddition(member, given);
    return this.toAddResult(await this.#context.operations.add(this.name, addition));
  }

  /**
   * Adds 1 to 1000 members, each like `add`, in batches that are atomic: 24 members in a sorted set or a
   * shard, 48 or fewer in other strategies. If one member is invalid, none is added, and the error has a field
   * such as `members[7].ttlMs`. If Redis's clock rejects an expiry, because it has passed or is too far ahead,
   * the call fails, and the other members are added. `INVALID_BATCH`. O(M) times the cost of `add` for M
   * members.
   */
  addMany(
    members: readonly NewMemberOf<Options>[],
    options?: AddManyOptions,
  ): Promise<AddResult[]> {
    return addMany(members, options, {
      toAddition: (each, mode, path) => toNewAddition(this.strategy, each, mode, path),
      send: (additions) => this.#context.operations.addMany(this.name, additions),
      toResult: (outcome, path) => this.toAddResult(outcome, path),
    });
  }

  /** Whether a member is live. O(1); O(blocks) in buckets. `WRONG_STRATEGY` for `renewTtlMs`, if it cannot renew. */
  async has(member: string, renewal: { readonly renewTtlMs?: undefined } = {}): Promise<boolean> {
    refuseRenewal(this.strategy, renewal);
    return this.#context.operations.has(this.name, checkMember(member, 'member'));
  }

  /**
   * The expiry of each of 1 to 1000 members, null for one that is not live. Up to 48 at a time, one in buckets,
   * are as of one moment. `INVALID_BATCH`, `INVALID_MEMBER`. O(M) for M members; O(M × blocks) in buckets.
   */
  async expiriesOf(members: readonly string[]): Promise<(ExpiresAt | null)[]> {
    return this.#context.operations.expiriesOf(this.name, checkMembers(members, 'members'));
  }

  /**
   * Removes a member. Of several callers that remove a live member, exactly one receives `removed` and the
   * expiry. O(1); O(log N) in a sorted set or a shard.
   */
  async remove(member: string): Promise<RemoveResult> {
    const removal = await this.submitRemoval(member);
    if (removal.status === 'absent') return removal;
    return { status: 'removed', expiresAt: removal.expiresAt, now: removal.now };
  }

  /**
   * Whether the set already has an event. If not, it stores the event for the default time to live, from `at`
   * or from now. The first call decides the expiry; later calls do not extend it. Costs as much as `add`.
   */
  async seenBefore(member: string, at?: Date | number): Promise<SeenResult> {
    const outcome = await this.#context.operations.add(this.name, {
      mode: 'ifAbsent',
      member: checkMember(member, 'member'),
      expiry: seenArgument(at),
      value: '',
    });
    return toSeenResult(outcome);
  }

  /** The result of an addition. Throws if Redis's clock rejected the expiry. */
  protected toAddResult(outcome: AdditionOutcome, path = ''): AddResult {
    return toAddResult(outcome, path);
  }

  protected async submitRemoval(member: string): Promise<Removal> {
    return this.#context.operations.remove(this.name, checkMember(member, 'member'));
  }

  protected async readSummary(): Promise<SetSummary> {
    const { session, keys } = this.flushed();
    return readOwnSummary(session, keys, this);
  }

  /** The context, after the earlier calls of this turn on the set were sent. */
  protected flushed(): SetContext {
    this.#context.queue.flush(this.name);
    return this.#context;
  }
}
