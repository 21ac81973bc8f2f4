import type { ExpiryHandler } from '../../../events/consumer.ts';
import type {
  ExpirySubscription,
  ExpirySubscriptionOptions,
} from '../../../events/expiry-events.ts';
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
import { shardedOperations } from './sharded-operations.ts';

/**
 * A `sorted` set that is spread over 2 to 256 shards, each a sorted set of its own in a slot of its own:
 * for a set that outgrows one master of a cluster, in members or in writes
 * (docs/adr/0005-sharded-sets.md).
 *
 * What is done to a member is done in its shard, atomically and on the clock of that shard's master, as
 * in a `sorted` set, in one round trip. What is asked of the whole set is asked of all shards at the
 * same time: one round trip, or a few, and as many scripts as there are shards. It is no snapshot of one
 * moment: each shard answers as of a `now` of its own, of which results give the earliest.
 *
 * All methods throw `MayflyError`: `INVALID_…` with the field for what cannot be, `SET_NOT_FOUND`,
 * `WRONG_STRATEGY`, `REDIS_UNAVAILABLE` and `REDIS_FAILED`. If a master cannot be reached, so say the
 * members of its shards, and all that is asked of the whole set. N is the number of members.
 */
export class ShardedSet<Value extends JsonValue = JsonValue>
  extends LastingValueSet<Value>
  implements ExpiringSet
{
  readonly strategy = 'sharded';
  /** The groups that are told of expired members. */
  readonly expiry: ShardedExpiry<Value>;
  readonly #layouts: Layouts<Value>;
  readonly #calls: ShardCalls<Value>;

  /** Made by `mayfly.sets`. */
  constructor(context: OperationsContext<ValueOperations>, layouts: Layouts<Value>, name: string) {
    const calls = new ShardCalls(layouts);
    super({ ...context, operations: shardedOperations(calls, context.operations) }, name);
    this.#layouts = layouts;
    this.#calls = calls;
    this.expiry = new ShardedExpiry(calls, name);
  }

  /** How many members are live: the sum of what each shard counts. O(shards × log N). */
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
        // What additions go by: it may have changed since the layout was read.
        defaultTtlMs: summaries[0]?.defaultTtlMs ?? layout.defaultTtlMs,
        createdAt,
        count: sum(summaries.map(({ count }) => count)),
        countIs: 'exact',
        nextExpiresAt: Math.min(...summaries.map((each) => each.nextExpiresAt ?? Infinity)),
        now: Math.min(...summaries.map(({ now }) => now)),
      };
    });
  }

  /**
   * One page of the live members by expiry, soonest first, over all shards. A cursor is a position in
   * that order and stays exact while members come, go and move, and among equal expiries: who follows
   * it meets every member exactly once that is live throughout and not written to. One round trip,
   * rarely another for a few shards; from a rank some ten, as it has to be searched. `INVALID_PAGE`,
   * `INVALID_CURSOR`, `INVALID_EXPIRY`. O(shards × log² N + page).
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

  /** Where a live member stands by expiry among those of all shards, or null. Two round trips. */
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
   * Searches the live members, shard by shard and in each soonest to expire first, as `SortedSet.search`
   * does: a call looks at some ten thousand members, or into 16 shards, and may find nothing and yet not
   * be the last.
   */
  async search(
    filter: MemberFilter,
    request: SearchRequest,
  ): Promise<SearchPage<LiveMember<Value>>> {
    return this.#search(filter, request, (shard, ...args) => shard.search(...args));
  }

  /** As `search`, and removes what it finds, as `SortedSet.removeMatching` does. */
  async removeMatching(
    filter: MemberFilter,
    request: SearchRequest,
  ): Promise<SearchPage<LiveMember<Value>>> {
    return this.#search(filter, request, (shard, ...args) => shard.removeMatching(...args));
  }

  /**
   * All live members, shard by shard and in each soonest to expire first, 500 at a time. A member renewed
   * meanwhile comes again. `page` has them in one order.
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
      // The set was deleted, and made again: of what was in it nothing is left to hand out.
      if (!(error instanceof Replaced)) throw error;
    }
  }

  /**
   * Counts the live members by the time that they have left, on the clocks of their shards.
   * `INVALID_BUCKETS`. One round trip, or two where no span is given. O(shards × buckets × log N).
   */
  async timeLeft(request: TimeLeftRequest = {}): Promise<TimeLeft> {
    const parts = await this.#calls.toAll((shard) => shard.timeLeft(request));
    const spanMs = Math.max(...parts.map((part) => part.spanMs));
    // Where no span is given, each shard takes one that reaches its own last expiry.
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
   * Drops all members and keeps the set. Each shard is cleared at a moment of its own: who adds
   * meanwhile may find the member gone or not. O(shards × log N).
   */
  async clear(): Promise<{ readonly clearedCount: number; readonly now: number }> {
    const cleared = await this.#calls.toAll((shard) => shard.clear());
    return {
      clearedCount: sum(cleared.map(({ clearedCount }) => clearedCount)),
      now: Math.min(...cleared.map(({ now }) => now)),
    };
  }

  /**
   * Ends expired members, `atMost` 1 to 1000 of each shard; reads never depend on it, and a `Sweeper` does it
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
   * Has a handler told of every member whose time was up, as `SortedSet.onExpired` does for the members
   * of each shard; options are for each shard. A sweeper must run somewhere. `INVALID_GROUP`,
   * `INVALID_OPTION`.
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
