import type { ExpiryHandler } from '../../../events/consumer.ts';
import {
  ExpiryEvents,
  type ExpirySubscription,
  type ExpirySubscriptionOptions,
} from '../../../events/expiry-events.ts';
import { ChangeFeed } from '../../../feed/change-feed.ts';
import { SetFeed } from '../../../feed/set-feed.ts';
import { CONSTRAINTS } from '../../../constraints.ts';
import { checkMember, type JsonValue } from '../../../input.ts';
import type { Reply } from '../../../redis/reply.ts';
import type { DefinedScript, ScriptArgument } from '../../../redis/script.ts';
import { sweepInSteps } from '../../../sweep/sweep-result.ts';
import type { ValueOperations } from '../../base/member-operations.ts';
import type { OperationsContext } from '../../base/member-set.ts';
import { LastingValueSet } from '../../base/value-set.ts';
import type { ExpiringSet } from '../../expiring-set.ts';
import { everyMember } from '../../reading/every-member.ts';
import { readRank, type MemberRank } from '../../reading/member-rank.ts';
import { parseValue } from '../../reading/member-value.ts';
import { FIRST_PAGE, type PageRequest } from '../../reading/page-request.ts';
import type { MemberFilter, SearchPage, SearchRequest } from '../../reading/search.ts';
import { readTimeLeft, timeLeftArguments, type TimeLeftRequest } from '../../reading/time-left.ts';
import type { LiveMember, MemberPage, SetSummary, TimeLeft } from '../../results.ts';
import { checkSweep, type SweepOptions } from '../../writing/sweep-options.ts';
import { readPage } from './page.ts';
import { runReading, runWithChangeLog, sortedScripts } from './scripts.ts';
import { removeMatching, searchSorted } from './search.ts';
import { SWEEP_CHUNK, sweepSorted } from './sweep.ts';

/**
 * A set in which each member has a separate time to live: one sorted set, scored by expiry. Live means
 * `expiresAt > now` on Redis's clock, in every method. An expired member is never returned again, even before the
 * sweep.
 *
 * Each method is one round trip unless it says otherwise. All throw `MayflyError`: `INVALID_…` with the field for
 * invalid input, `SET_NOT_FOUND`, `WRONG_STRATEGY`, `REDIS_UNAVAILABLE` and `REDIS_FAILED`. N is the number of
 * members in the set.
 */
export class SortedSet<Value extends JsonValue = JsonValue>
  extends LastingValueSet<Value>
  implements ExpiringSet
{
  readonly strategy = 'sorted';
  /** Where expired members go: to consumer groups, or to a list. */
  readonly expiry: ExpiryEvents<Value>;
  /** The changes of the set. Off until it is opened. */
  readonly feed: ChangeFeed;

  /** Made by `mayfly.sets`. */
  constructor(context: OperationsContext<ValueOperations>, name: string) {
    super(context, name);
    const { session, keys, notifications, consumers, feedTails, queue } = context;
    this.expiry = new ExpiryEvents(
      { session, keys, parseValue: parseValue<Value>, hub: consumers },
      name,
    );
    const source = new SetFeed({ session, keys, notifications, queue }, name);
    this.feed = new ChangeFeed(source, feedTails);
  }

  /** The number of live members. O(log N). */
  async count(): Promise<number> {
    const { session, keys } = this.flushed();
    const { meta, members } = keys.set(this.name);
    return Number(await session.call(sortedScripts.count, [meta, members], []));
  }

  /** Live count, next expiry and default time to live, all as of one moment. O(log N). */
  async summary(): Promise<SetSummary> {
    return this.readSummary();
  }

  /**
   * One page of the live members by expiry, soonest first: from a cursor in either direction, from a rank, or from
   * a time; by default the first 100. A cursor stays exact while members are added, removed and moved, and among
   * equal expiries.
   *
   * Up to 100 members are one atomic step; with values, up to 60 members or 40 kB of values. A larger page
   * takes several steps, each one round trip, and is as of `now`, the time of the last step: no member occurs
   * twice, and none has expired by then. `INVALID_PAGE`, `INVALID_CURSOR`, `INVALID_EXPIRY`. O(log² N + page).
   */
  async page(request: PageRequest = FIRST_PAGE): Promise<MemberPage<Value>> {
    const { session, keys } = this.flushed();
    return readPage(session, keys.set(this.name), request, parseValue<Value>);
  }

  /** The rank of a live member by expiry, or null. O(log N). */
  async rank(member: string): Promise<MemberRank | null> {
    const args = [checkMember(member, 'member')];
    return readRank(await this.#read(sortedScripts.rank, args));
  }

  /**
   * Searches the live members by expiry, soonest first, in up to 50 steps of 150 members: until it finds `first`
   * matches, or the steps are used. So a call can return no match although the search has not ended. To cancel a
   * search, do not continue it. A member that stays live and unchanged is read once. `INVALID_MEMBER`,
   * `INVALID_EXPIRY`, `INVALID_PAGE`, `INVALID_CURSOR`. O(members read), at most 10,000.
   */
  async search(
    filter: MemberFilter,
    request: SearchRequest,
  ): Promise<SearchPage<LiveMember<Value>>> {
    return searchSorted(this.#at(), filter, request, parseValue<Value>);
  }

  /**
   * Like `search`, and removes the matches. Results are as of the removal; `total` and `scanned` count the other
   * members. Each step is atomic, and removes at most 30.
   */
  async removeMatching(
    filter: MemberFilter,
    request: SearchRequest,
  ): Promise<SearchPage<LiveMember<Value>>> {
    return removeMatching(this.#at(), filter, request, parseValue<Value>);
  }

  /** All live members, soonest to expire first, 500 at a time. A member renewed meanwhile occurs again. */
  members(): AsyncGenerator<LiveMember<Value>> {
    return everyMember((request) => this.page(request));
  }

  /**
   * Counts the live members by their time left. For the next 15 minutes, minute by minute:
   * `timeLeft({ spanMs: 15 * 60_000, buckets: 15 })`. `INVALID_BUCKETS`. O(buckets × log N).
   */
  async timeLeft(request: TimeLeftRequest = {}): Promise<TimeLeft> {
    return readTimeLeft(await this.#read(sortedScripts.timeLeft, timeLeftArguments(request)));
  }

  /**
   * Removes all members and keeps the set. Another thread of Redis frees the memory. O(log N), and one more round
   * trip for every 24 or more expired members that groups, the feed or the list have not received yet.
   */
  async clear(): Promise<{ readonly clearedCount: number; readonly now: number }> {
    for (;;) {
      const reply = await runWithChangeLog(this.flushed(), sortedScripts.clear, this.name, [
        SWEEP_CHUNK,
      ]);
      const now = reply.integer();
      if (reply.flag()) return { now, clearedCount: reply.integer() };
    }
  }

  /**
   * Ends 1 to 1000 expired members (`atMost`): frees their memory, and writes them for groups, the feed and the
   * list. Reads do not depend on it, and a `Sweeper` does it for all sets. One round trip for every 80 members,
   * more with values, a feed or a list. `INVALID_OPTION`. O(log N + atMost).
   */
  async sweep(
    options: SweepOptions = {},
  ): Promise<{ readonly removed: number; readonly left: number }> {
    const atMost = checkSweep(options, CONSTRAINTS.sweepMembers);
    const { exists, removed, left } = await sweepInSteps(atMost, SWEEP_CHUNK, (limit) =>
      sweepSorted(this.flushed(), this.name, { limit, countsTrimmed: false }),
    );
    // The script ignores a missing set, as a sweeper requires. This reports it.
    if (!exists) await this.summary();
    return { removed, left };
  }

  /**
   * Calls a handler for every expired member, from the events that the set still holds: at least once, despite
   * crashes of sweepers, consumers and their machines, and each event for one consumer of the group at a time.
   * `event.id` is the same each time. A sweeper must be running (`createSweeper`). `INVALID_GROUP`,
   * `INVALID_OPTION`.
   */
  onExpired(
    group: string,
    handler: ExpiryHandler<Value>,
    options: ExpirySubscriptionOptions<Value> = {},
  ): Promise<ExpirySubscription> {
    this.flushed();
    return this.expiry.subscribe(group, handler, options);
  }

  #read(script: DefinedScript, args: readonly ScriptArgument[]): Promise<Reply> {
    return runReading(this.flushed(), script, this.name, args);
  }

  #at() {
    const { session, keys } = this.flushed();
    return { session, keys, name: this.name };
  }
}
