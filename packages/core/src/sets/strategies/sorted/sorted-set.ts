import type { ExpiryHandler } from '../../../events/consumer.ts';
import {
  ExpiryEvents,
  type ExpirySubscription,
  type ExpirySubscriptionOptions,
} from '../../../events/expiry-events.ts';
import { ChangeFeed } from '../../../feed/change-feed.ts';
import { CONSTRAINTS } from '../../../constraints.ts';
import { checkMember, type JsonValue } from '../../../input.ts';
import type { Reply } from '../../../redis/reply.ts';
import type { Script, ScriptArgument } from '../../../redis/script.ts';
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
 * A set each of whose members has a time to live of its own, as a sorted set scored by expiry (seeds
 * 000, 002 and 003, option 1). Live means `expiresAt > now` on Redis's clock, in every method; an
 * expired member is never seen again, swept or not.
 *
 * Each method is one round trip unless it says otherwise. All throw `MayflyError`: `INVALID_…` with the field for what cannot
 * be, `SET_NOT_FOUND` if there is no such set, `REDIS_UNAVAILABLE` and `REDIS_FAILED`. N is the number
 * of members in the set.
 */
export class SortedSet<Value extends JsonValue = JsonValue>
  extends LastingValueSet<Value>
  implements ExpiringSet
{
  readonly strategy = 'sorted';
  /** What becomes of expired members: groups that are told of them, or another place for them. */
  readonly expiry: ExpiryEvents<Value>;
  /** What happens to the set, change by change. Off until it is opened. */
  readonly feed: ChangeFeed;

  /** Made by `mayfly.sets`. */
  constructor(context: OperationsContext<ValueOperations>, name: string) {
    super(context, name);
    const { session, keys, notifications, consumers, feedTails, queue } = context;
    this.expiry = new ExpiryEvents(
      { session, keys, parseValue: parseValue<Value>, hub: consumers },
      name,
    );
    const flush = () => queue.flush(name);
    this.feed = new ChangeFeed({ session, keys, notifications, feedTails, flush }, name);
  }

  /** How many members are live. O(log N). */
  async count(): Promise<number> {
    return (await this.summary()).count;
  }

  /** Live count, next expiry and default time to live, all of one moment. O(log N). */
  async summary(): Promise<SetSummary> {
    return this.readSummary();
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
    const { session, keys } = this.ahead();
    return readPage(session, keys.set(this.name), request, parseValue<Value>);
  }

  /** Where a live member stands by expiry, or null. O(log N). */
  async rank(member: string): Promise<MemberRank | null> {
    const args = [checkMember(member, 'member')];
    return readRank(await this.#read(sortedScripts.rank, args));
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
    return readTimeLeft(await this.#read(sortedScripts.timeLeft, timeLeftArguments(request)));
  }

  /**
   * Drops all members and keeps the set; the memory is freed in another thread. O(log N), and one more
   * round trip for every 30 members or more that had expired without having been told to those who listen.
   */
  async clear(): Promise<{ readonly clearedCount: number; readonly now: number }> {
    for (;;) {
      const reply = await runWithChangeLog(this.ahead(), sortedScripts.clear, this.name, [
        SWEEP_CHUNK,
      ]);
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
      sweepSorted(this.ahead(), this.name, { limit, countsTrimmed: false }),
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
    this.ahead();
    return this.expiry.subscribe(group, handler, options);
  }

  #read(script: Script, args: readonly ScriptArgument[]): Promise<Reply> {
    return runReading(this.ahead(), script, this.name, args);
  }

  #at() {
    const { session, keys } = this.ahead();
    return { session, keys, name: this.name };
  }
}
