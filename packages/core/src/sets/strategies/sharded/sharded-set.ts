import type { ExpiryHandler } from '../../../events/consumer.ts';
import type {
  ExpirySubscription,
  ExpirySubscriptionOptions,
} from '../../../events/expiry-events.ts';
import { ChangeFeed } from '../../../feed/change-feed.ts';
import type { JsonValue } from '../../../input.ts';
import type { ValueOperations } from '../../base/member-operations.ts';
import type { OperationsContext } from '../../base/member-set.ts';
import { LastingValueSet } from '../../base/value-set.ts';
import type { ExpiringSet } from '../../expiring-set.ts';
import { everyMember } from '../../reading/every-member.ts';
import type { MemberRank } from '../../reading/member-rank.ts';
import { FIRST_PAGE, pageArguments, type PageRequest } from '../../reading/page-request.ts';
import type { MemberFilter, SearchPage, SearchRequest } from '../../reading/search.ts';
import type { TimeLeftRequest } from '../../reading/time-left.ts';
import type { LiveMember, MemberPage, SetSummary, TimeLeft } from '../../results.ts';
import type { SweepOptions } from '../../writing/sweep-options.ts';
import { encodeCursor } from '../sorted/cursor.ts';
import { cursorArguments } from '../sorted/page.ts';
import type { SortedSet } from '../sorted/sorted-set.ts';
import type { Layouts } from './layouts.ts';
import { readMergedPage } from './merged-page.ts';
import { readRankedPage } from './ranked-page.ts';
import { Replaced, ShardCalls } from './shard-calls.ts';
import { searchShards } from './shard-search.ts';
import { ShardedExpiry } from './sharded-expiry.ts';
import { ShardedFeed } from './sharded-feed.ts';
import { shardedOperations } from './sharded-operations.ts';

/**
 * A `sorted` set that is spread over 2 to 256 shards, for a set that has too many members or writes for one master
 * of a cluster (docs/adr/0005-sharded-sets.md). Each shard is a separate sorted set in a separate slot.
 *
 * An operation on a member runs in its shard in one round trip, atomically and on the clock of the shard's master,
 * like in a `sorted` set. An operation on the whole set runs in all shards at the same time, in one or a few round
 * trips. It is not a snapshot of one moment: each shard has a separate `now`, and results have the earliest.
 *
 * All methods throw `MayflyError`: `INVALID_…` with the field for invalid input, `SET_NOT_FOUND`, `WRONG_STRATEGY`,
 * `REDIS_UNAVAILABLE` and `REDIS_FAILED`. If a master is not reachable, operations on the members of its shards and
 * on the whole set fail. N is the number of members.
 */
export class ShardedSet<Value extends JsonValue = JsonValue>
  extends LastingValueSet<Value>
  implements ExpiringSet
{
  readonly strategy = 'sharded';
  /** Where expired members go: to consumer groups, or to a list. */
  readonly expiry: ShardedExpiry<Value>;
  /** The changes of the set. Off until it is opened. */
  readonly feed: ChangeFeed;
  readonly #layouts: Layouts<Value>;
  readonly #calls: ShardCalls<Value>;

  /** Made by `mayfly.sets`. */
  constructor(context: OperationsContext<ValueOperations>, layouts: Layouts<Value>, name: string) {
    const calls = new ShardCalls(layouts);
    super({ ...context, operations: shardedOperations(calls, context.operations) }, name);
    this.#layouts = layouts;
    this.#calls = calls;
    this.expiry = new ShardedExpiry(calls, context.notifications, name);
    this.feed = new ChangeFeed(new ShardedFeed(context, calls, name), context.feedTails);
  }

  /** The number of live members: the sum of the shards. O(shards × log N). */
  async count(): Promise<number> {
    const counts = await this.#calls.toAll((shard) => shard.count());
    return sum(counts);
  }

  /** Live count and next expiry over all shards. O(shards × log N). */
  async summary(): Promise<SetSummary> {
    const { name, strategy } = this;
    return this.#calls.byLayout(async (layout) => {
      const { createdAt, shards } = layout;
      const summaries = await Promise.all(
        shards.map((_, index) => this.#calls.toShard(layout, index, (shard) => shard.summary())),
      );
      return {
        name,
        strategy,
        // The value that additions use. It can have changed since the layout was read.
        defaultTtlMs: summaries[0]?.defaultTtlMs ?? layout.defaultTtlMs,
        createdAt,
        count: sum(summaries.map(({ count }) => count)),
        countIs: 'exact',
        nextExpiresAt: Math.min(...summaries.map((each) => each.nextExpiresAt ?? Infinity)),
        totals: {
          added: sum(summaries.map(({ totals }) => totals?.added ?? 0)),
          expired: sum(summaries.map(({ totals }) => totals?.expired ?? 0)),
        },
        now: Math.min(...summaries.map(({ now }) => now)),
      };
    });
  }

  /**
   * One page of the live members by expiry, soonest first, over all shards. A cursor is a position in that order.
   * It stays exact while members are added, removed and moved, and among equal expiries: a client that follows it
   * reads each member exactly once that stays live and unchanged. One round trip, rarely a second one for a few
   * shards; about ten for a page from a rank, which needs a search. `INVALID_PAGE`, `INVALID_CURSOR`,
   * `INVALID_EXPIRY`. O(shards × log² N + page).
   */
  async page(request: PageRequest = FIRST_PAGE): Promise<MemberPage<Value>> {
    pageArguments(request, cursorArguments);
    return this.#calls.byLayout((layout) => {
      const shards = layout.shards.length;
      const readShard = (index: number, part: PageRequest) =>
        this.#calls.toShard(layout, index, (shard) => shard.page(part));
      if ('last' in request || request.fromRank === undefined) {
        return readMergedPage(shards, request, readShard);
      }
      const readAll = (part: PageRequest) =>
        Promise.all(layout.shards.map((_, index) => readShard(index, part)));
      return readRankedPage({ shards, readShard, readAll }, request);
    });
  }

  /** The rank of a live member by expiry over all shards, or null. Two round trips. */
  async rank(member: string): Promise<MemberRank | null> {
    const live = await this.get(member);
    if (live === null) return null;
    const pages = await this.#calls.toAll((shard) =>
      shard.page({ first: 1, after: encodeCursor(live) }),
    );
    return {
      rank: Math.max(0, sum(pages.map(({ startRank }) => startRank)) - 1),
      totalCount: sum(pages.map(({ totalCount }) => totalCount)),
      expiresAt: live.expiresAt,
      now: Math.min(...pages.map(({ now }) => now)),
    };
  }

  /**
   * Searches the live members shard by shard, in each shard soonest to expire first, like `SortedSet.search`. A
   * call reads about ten thousand members or visits 16 shards. It can return no match although the search has not
   * ended.
   */
  async search(
    filter: MemberFilter,
    request: SearchRequest,
  ): Promise<SearchPage<LiveMember<Value>>> {
    return this.#search(filter, request, (shard, ...args) => shard.search(...args));
  }

  /** Like `search`, and removes the matches, like `SortedSet.removeMatching`. */
  async removeMatching(
    filter: MemberFilter,
    request: SearchRequest,
  ): Promise<SearchPage<LiveMember<Value>>> {
    return this.#search(filter, request, (shard, ...args) => shard.removeMatching(...args));
  }

  /**
   * All live members, shard by shard, in each shard soonest to expire first, 500 at a time. A member renewed
   * meanwhile occurs again. `page` has one order over all shards.
   */
  async *members(): AsyncGenerator<LiveMember<Value>> {
    const layout = await this.#layouts.current();
    try {
      for (const index of layout.shards.keys()) {
        yield* everyMember((request) =>
          this.#calls.toShard(layout, index, (shard) => shard.page(request)),
        );
      }
    } catch (error) {
      // The set was deleted and created again, so its former members do not exist.
      if (!(error instanceof Replaced)) throw error;
    }
  }

  /**
   * Counts the live members by their time left, on the clocks of their shards. `INVALID_BUCKETS`. One round trip,
   * or two without a span. O(shards × buckets × log N).
   */
  async timeLeft(request: TimeLeftRequest = {}): Promise<TimeLeft> {
    const parts = await this.#calls.toAll((shard) => shard.timeLeft(request));
    const spanMs = Math.max(...parts.map((part) => part.spanMs));
    // Without a span, each shard takes one that reaches its last expiry.
    const agreed = parts.every((part) => part.spanMs === spanMs)
      ? parts
      : await this.#calls.toAll((shard) => shard.timeLeft({ ...request, spanMs }));
    const counts = agreed[0]?.counts ?? [];
    return {
      now: Math.min(...agreed.map(({ now }) => now)),
      spanMs,
      counts: counts.map((_, bucket) => sum(agreed.map((part) => part.counts[bucket] ?? 0))),
      beyond: sum(agreed.map(({ beyond }) => beyond)),
      never: sum(agreed.map(({ never }) => never)),
    };
  }

  /**
   * Removes all members and keeps the set. The shards are cleared one by one, so members that are added meanwhile
   * may remain or not. O(shards × log N).
   */
  async clear(): Promise<{ readonly clearedCount: number; readonly now: number }> {
    const cleared = await this.#calls.toAll((shard) => shard.clear());
    return {
      clearedCount: sum(cleared.map(({ clearedCount }) => clearedCount)),
      now: Math.min(...cleared.map(({ now }) => now)),
    };
  }

  /**
   * Ends expired members, 1 to 1000 (`atMost`) of each shard. Reads do not depend on it, and a `Sweeper` does it
   * for all sets. `INVALID_OPTION`. O(shards × (log N + atMost)).
   */
  async sweep(
    options: SweepOptions = {},
  ): Promise<{ readonly removed: number; readonly left: number }> {
    const swept = await this.#calls.toAll((shard) => shard.sweep(options));
    return {
      removed: sum(swept.map(({ removed }) => removed)),
      left: sum(swept.map(({ left }) => left)),
    };
  }

  /**
   * Calls a handler for every expired member, like `SortedSet.onExpired` for each shard. The options apply to each
   * shard. A sweeper must be running. `INVALID_GROUP`, `INVALID_OPTION`.
   */
  onExpired(
    group: string,
    handler: ExpiryHandler<Value>,
    options: ExpirySubscriptionOptions<Value> = {},
  ): Promise<ExpirySubscription> {
    return this.expiry.subscribe(group, handler, options);
  }

  #search(
    filter: MemberFilter,
    request: SearchRequest,
    search: (
      shard: SortedSet<Value>,
      filter: MemberFilter,
      request: SearchRequest,
    ) => Promise<SearchPage<LiveMember<Value>>>,
  ): Promise<SearchPage<LiveMember<Value>>> {
    return this.#calls.byLayout((layout) =>
      searchShards(
        layout.shards.length,
        filter,
        request,
        (index, ...args) => this.#calls.toShard(layout, index, (shard) => search(shard, ...args)),
        (index, part) => this.#calls.toShard(layout, index, (shard) => shard.page(part)),
      ),
    );
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
