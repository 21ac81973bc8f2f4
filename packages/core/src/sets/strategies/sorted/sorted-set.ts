import type { ExpiryHandler } from '../../../events/consumer.ts';
import {
  ExpiryEvents,
  type ExpirySubscription,
  type ExpirySubscriptionOptions,
} from '../../../events/expiry-events.ts';
import { ChangeFeed } from '../../../feed/change-feed.ts';
import { CONSTRAINTS } from '../../../constraints.ts';
import type { RedisSession } from '../../../redis/session.ts';
import { checkMember, checkMoment, checkTtl, type JsonValue } from '../../../input.ts';
import { addMany, type AddManyOptions, type NewMemberOf } from '../../writing/add-many.ts';
import {
  checkAddOptions,
  seenArgument,
  toAddition,
  toAddResult,
  toSeenResult,
  type Addition,
  type Lifetime,
} from '../../writing/addition.ts';
import { readExpiries } from '../../reading/expiries.ts';
import { everyMember } from '../../reading/every-member.ts';
import type { ExpiringSet } from '../../expiring-set.ts';
import { parseValue, toLiveMember, toTakeResult } from '../../reading/member-value.ts';
import { FIRST_PAGE, type PageRequest } from '../../reading/page-request.ts';
import type { SetContext } from '../../set-context.ts';
import {
  revertArgument,
  toExtended,
  toMoved,
  toReverted,
  type Rescheduling,
  type ReschedulingOutcome,
  type Revert,
} from '../../writing/rescheduling.ts';
import { sendAllAdditions, type MemberOperations } from './member-operations.ts';
import { readPage } from './page.ts';
import { readRank, type MemberRank } from '../../reading/member-rank.ts';
import type { MemberFilter, SearchPage, SearchRequest } from '../../reading/search.ts';
import { removeMatching, searchSorted } from './search.ts';
import type {
  AddMode,
  AddResult,
  ChangeResult,
  ExpiresAt,
  LiveMember,
  MemberPage,
  RevertResult,
  SeenResult,
  SetSummary,
  TakeResult,
  TimeLeft,
} from '../../results.ts';
import { changeLogArguments, sortedScripts } from './scripts.ts';
import { SWEEP_CHUNK, sweepSorted } from './sweep.ts';
import { sweepInSteps } from '../../../sweep/sweep-result.ts';
import { readOwnSummary } from '../../reading/summary.ts';
import { checkSweep, type SweepOptions } from '../../writing/sweep-options.ts';
import { readTimeLeft, timeLeftArguments, type TimeLeftRequest } from '../../reading/time-left.ts';

export interface AddOptions<Value> extends Lifetime {
  /** At most 4096 bytes of JSON. Left out, a live member keeps its value; null drops it. */
  readonly value?: Value | null | undefined;
  /** `always` where it is left out. */
  readonly mode?: AddMode | undefined;
}

export type NewMember<Value> = NewMemberOf<AddOptions<Value>>;

/** A sorted set's part in a connection. */
interface SortedContext extends SetContext {
  readonly operations: MemberOperations;
}

/**
 * A set each of whose members has a time to live of its own, as a sorted set scored by expiry (seeds
 * 000, 002 and 003, option 1). Live means `expiresAt > now` on Redis's clock, in every method; an
 * expired member is never seen again, swept or not.
 *
 * Each method is one round trip unless it says otherwise. All throw `MayflyError`: `INVALID_…` with the field for what cannot
 * be, `SET_NOT_FOUND` if there is no such set, `REDIS_UNAVAILABLE` and `REDIS_FAILED`. N is the number
 * of members in the set.
 */
export class SortedSet<Value extends JsonValue = JsonValue> implements ExpiringSet {
  readonly strategy = 'sorted';
  readonly name: string;
  /** What becomes of expired members: groups that are told of them, or another place for them. */
  readonly expiry: ExpiryEvents<Value>;
  /** What happens to the set, change by change. Off until it is opened. */
  readonly feed: ChangeFeed;
  readonly #context: SortedContext;

  /** Made by `mayfly.sets`. */
  constructor(context: SortedContext, name: string) {
    const { session, keys, notifications, consumers, feedTails, queue } = context;
    this.#context = context;
    this.name = name;
    this.expiry = new ExpiryEvents(
      { session, keys, parseValue: parseValue<Value>, hub: consumers },
      name,
    );
    const flush = () => queue.flush(name);
    this.feed = new ChangeFeed({ session, keys, notifications, feedTails, flush }, name);
  }

  /** Adds a member or renews it. O(log N). */
  async add(member: string, options: AddOptions<Value> = {}): Promise<AddResult> {
    checkAddOptions(this.strategy, options);
    const addition = toAddition(member, options);
    return toAddResult(await this.#context.operations.add.submit(this.name, addition));
  }

  /** As a contract of all strategies: mode `ifAbsent`, with the expiry `at` + default. O(log N). */
  async seenBefore(member: string, at?: Date | number): Promise<SeenResult> {
    const outcome = await this.#context.operations.add.submit(this.name, {
      mode: 'ifAbsent',
      member: checkMember(member, 'member'),
      expiry: seenArgument(at),
      value: '',
    });
    return toSeenResult(outcome);
  }

  /**
   * Adds up to 1000 members. Up to 32 are added in one atomic step; of more, other callers may see
   * the first 32 before the next. An `expiresAt` that has passed, or lies more than ten years ahead, fails
   * the call with `INVALID_EXPIRY` and a field such as `members[7].expiresAt`, and the others are added.
   * `INVALID_BATCH`. O(M log N) for M members.
   */
  addMany(members: readonly NewMember<Value>[], options?: AddManyOptions): Promise<AddResult[]> {
    const { strategy, name } = this;
    const send = (additions: readonly Addition[]) =>
      sendAllAdditions(this.#context, name, additions);
    return addMany({ strategy, send }, members, options);
  }

  /** Whether a member is live. O(1). */
  async has(member: string): Promise<boolean> {
    return this.#context.operations.has.submit(this.name, checkMember(member, 'member'));
  }

  /** A live member with its value and the time that it has left, or null. O(1). */
  async get(member: string): Promise<LiveMember<Value> | null> {
    const checked = checkMember(member, 'member');
    const stored = await this.#context.operations.get.submit(this.name, checked);
    return stored && toLiveMember<Value>(member, stored);
  }

  /**
   * The expiry of each of 1 to 1000 members, null for one that is not live; 64 at a time are of one
   * moment. O(M) for M members. `INVALID_BATCH`, `INVALID_MEMBER`.
   */
  async expiriesOf(members: readonly string[]): Promise<(ExpiresAt | null)[]> {
    const { meta, members: key } = this.#context.keys.set(this.name);
    const session = this.#ahead();
    return readExpiries(members, (piece) =>
      session.run(sortedScripts.expiries, [meta, key], piece),
    );
  }

  /** Removes a member, and tells what it was. O(log N). */
  async remove(member: string): Promise<TakeResult<Value>> {
    const checked = checkMember(member, 'member');
    return toTakeResult(await this.#context.operations.remove.submit(this.name, checked));
  }

  /**
   * Gives a live member more time: whole milliseconds, 1 to ten years, on top of what it has left at
   * that moment. One that never expires stays as it is. `INVALID_TTL` if it would then expire more
   * than ten years from now. O(log N).
   */
  async extend(member: string, byMs: number): Promise<ChangeResult> {
    const amount = checkTtl(byMs, 'byMs');
    return toExtended(await this.#reschedule({ change: 'by', member, amount }));
  }

  /**
   * Sets the moment at which a live member expires. `INVALID_EXPIRY` unless it lies after Redis's now,
   * by ten years at most. O(log N).
   */
  async expireAt(member: string, expiresAt: Date | number): Promise<ChangeResult> {
    const amount = checkMoment(expiresAt, 'expiresAt');
    return toMoved(await this.#reschedule({ change: 'at', member, amount }));
  }

  /**
   * Takes a change of expiry back: sets it to `to`, exactly, if it is still what the change made it,
   * `from`. Infinity is for never. `INVALID_EXPIRY`. O(log N).
   */
  async revertExpiry(member: string, revert: Revert): Promise<RevertResult> {
    const amount = revertArgument(revert);
    return toReverted(await this.#reschedule({ change: 'back', member, amount }), revert.to);
  }

  /** Lets a live member live until it is removed. O(log N). */
  async persist(member: string): Promise<ChangeResult> {
    return toMoved(await this.#reschedule({ change: 'never', member, amount: '' }));
  }

  /** How many members are live. O(log N). */
  async count(): Promise<number> {
    return (await this.summary()).count;
  }

  /** Live count, next expiry and default time to live, all of one moment. O(log N). */
  async summary(): Promise<SetSummary> {
    return readOwnSummary(this.#ahead(), this.#context.keys, this);
  }

  /**
   * One page of the live members by expiry, soonest first: from a cursor in either direction, from a rank,
   * or from a moment; the first 100 where nothing is asked for. A cursor stays exact while members come, go
   * and move, and among equal expiries.
   *
   * Up to 100 members are one atomic step, fewer if their values are longer than 64 kB together. A larger
   * page takes a step and a round trip for each so many, and is as of `now`, which is that of the last one:
   * no member is in it twice, and none that has expired by then.
   * `INVALID_PAGE`, `INVALID_CURSOR`, `INVALID_EXPIRY`. O(log² N + page).
   */
  async page(request: PageRequest = FIRST_PAGE): Promise<MemberPage<Value>> {
    return readPage(this.#ahead(), this.#context.keys.set(this.name), request, parseValue<Value>);
  }

  /** Where a live member stands by expiry, or null. O(log N). */
  async rank(member: string): Promise<MemberRank | null> {
    const { meta, members } = this.#context.keys.set(this.name);
    const args = [checkMember(member, 'member')];
    return readRank(await this.#ahead().run(sortedScripts.rank, [meta, members], args));
  }

  /**
   * Searches the live members by expiry, soonest first, in up to 50 steps of 200 members: until
   * `first` matches are found, or the steps are done. So a call may find nothing and yet not be the last;
   * to cancel a search is not to go on. A member that is live throughout and not written to is met once.
   * `INVALID_MEMBER`, `INVALID_EXPIRY`, `INVALID_PAGE`, `INVALID_CURSOR`. O(members read), at most 10,000.
   */
  async search(
    filter: MemberFilter,
    request: SearchRequest,
  ): Promise<SearchPage<LiveMember<Value>>> {
    return searchSorted(this.#at(), filter, request, parseValue<Value>);
  }

  /**
   * As `search`, and removes what it finds, as it was when it was removed; what is to be searched is then
   * the others. Each step is atomic, and removes at most 50.
   */
  async removeMatching(
    filter: MemberFilter,
    request: SearchRequest,
  ): Promise<SearchPage<LiveMember<Value>>> {
    return removeMatching(this.#at(), filter, request, parseValue<Value>);
  }

  /** All live members, soonest to expire first, 500 at a time. A member renewed meanwhile comes again. */
  members(): AsyncGenerator<LiveMember<Value>> {
    return everyMember((request) => this.page(request));
  }

  /**
   * Counts the live members by the time that they have left. What expires in the next 15 minutes, minute
   * by minute: `timeLeft({ spanMs: 15 * 60_000, buckets: 15 })`. `INVALID_BUCKETS`. O(buckets × log N).
   */
  async timeLeft(request: TimeLeftRequest = {}): Promise<TimeLeft> {
    const { meta, members } = this.#context.keys.set(this.name);
    const args = timeLeftArguments(request);
    return readTimeLeft(await this.#ahead().run(sortedScripts.timeLeft, [meta, members], args));
  }

  /**
   * Drops all members and keeps the set; the memory is freed in another thread. O(log N), and one more
   * round trip for every 30 members or more that had expired without having been told to those who listen.
   */
  async clear(): Promise<{ readonly clearedCount: number; readonly now: number }> {
    const { keys, args } = changeLogArguments(this.#context.keys, this.name);
    for (;;) {
      const reply = await this.#ahead().run(sortedScripts.clear, keys, [...args, SWEEP_CHUNK]);
      const now = reply.integer();
      if (reply.flag()) return { now, clearedCount: reply.integer() };
    }
  }

  /**
   * Ends expired members, `atMost` 1 to 1000 of them: frees their memory and tells those who listen. Reads
   * never depend on it, and a `Sweeper` does it for all sets. One round trip for every 125 members, more where
   * there are values, a feed or a list. `INVALID_OPTION`. O(log N + atMost).
   */
  async sweep(
    options: SweepOptions = {},
  ): Promise<{ readonly removed: number; readonly left: number }> {
    const atMost = checkSweep(options, CONSTRAINTS.sweepMembers);
    const { exists, removed, left } = await sweepInSteps(atMost, SWEEP_CHUNK, (limit) =>
      sweepSorted(this.#context, this.name, { limit, countsTrimmed: false }),
    );
    // The script passes over a set that is gone, as a sweeper must; this says what is the matter.
    if (!exists) await this.summary();
    return { removed, left };
  }

  /**
   * Has a handler told of every member whose time was up, from the events that the set still holds on:
   * at least once, through crashes of sweepers, consumers and their machines, and each event to one
   * consumer of the group at a time. `event.id` is the same each time it comes. A sweeper must run
   * somewhere (`createSweeper`). `INVALID_GROUP`, `INVALID_OPTION`.
   */
  onExpired(
    group: string,
    handler: ExpiryHandler<Value>,
    options: ExpirySubscriptionOptions<Value> = {},
  ): Promise<ExpirySubscription> {
    this.#ahead();
    return this.expiry.subscribe(group, handler, options);
  }

  async #reschedule({ change, member, amount }: Rescheduling): Promise<ReschedulingOutcome> {
    const checked = checkMember(member, 'member');
    return this.#context.operations.reschedule.submit(this.name, {
      change,
      member: checked,
      amount,
    });
  }

  #at() {
    return { session: this.#ahead(), keys: this.#context.keys, name: this.name };
  }

  /** The connection, once what was asked of this set earlier in this turn is on its way. */
  #ahead(): RedisSession {
    this.#context.queue.flush(this.name);
    return this.#context.session;
  }
}
