import { isNoSuchSet } from '../../errors.ts';
import { checkInteger, checkName, checkObject, checkOptions, checkSignal } from '../../input.ts';
import { CONSTRAINTS } from '../../constraints.ts';
import { mapConcurrently } from '../../redis/map-concurrently.ts';
import { browseSets, type BrowsePage, type BrowseRequest } from './browse-sets.ts';
import { inspectSet, sumDetails, type SetDetails } from './inspect.ts';
import { followRegistry, type RegistryChange } from './registry-changes.ts';
import { rangesOf, type NameRange } from '../../prefixes.ts';
import type { SetSummary } from '../results.ts';
import type { SetContext } from '../set-context.ts';
import type { shardedStrategy } from '../strategies/sharded/strategy.ts';
import { readSummary } from '../reading/summary.ts';

/** The maximum number of sharded sets of one page whose shards are asked at the same time. */
const SUMMED_AT_ONCE = 4;

/** The maximum number of shards of a set that are asked at the same time. */
export const SHARDS_AT_ONCE = 16;

export interface SetPage {
  /** By name, in byte order. */
  readonly sets: readonly SetSummary[];
  readonly hasNext: boolean;
  /** The start of the next page: pass it as `after`. Null if this page is empty. */
  readonly endCursor: string | null;
  readonly totalCount: number;
}

const LIST = { first: true, after: true } as const;
const FOLLOW = { signal: true } as const;

/** Reads from the sets of a namespace: lists of them, and single ones by name. */
export abstract class SetList {
  protected readonly context: SetContext;
  readonly #sharded: ReturnType<typeof shardedStrategy>;

  constructor(context: SetContext, sharded: ReturnType<typeof shardedStrategy>) {
    this.context = context;
    this.#sharded = sharded;
  }

  /** The summary of a set of any strategy, or null if it does not exist. `INVALID_NAME`. */
  async summary(name: string): Promise<SetSummary | null> {
    const { session, keys } = this.context;
    return this.#summarize(await readSummary(session, keys, checkName(name, 'name')));
  }

  /** The number of sets, or of those whose names have one of the prefixes. O(P log S) for P prefixes. */
  count(prefixes?: readonly string[]): Promise<number> {
    return this.#count(rangesOf(prefixes));
  }

  /**
   * One page of the sets by name, `first` 1 to 100, each with its live count and next expiry. Two round trips for
   * any number of sets, and more for sharded sets on the page. `INVALID_PAGE`, `INVALID_NAME`. O(first × log N).
   */
  async list(request: {
    readonly first: number;
    readonly after?: string | undefined;
  }): Promise<SetPage> {
    checkObject(request, 'request', 'INVALID_PAGE');
    const { first, after } = checkOptions(request, LIST, 'request');
    checkInteger(first, 1, CONSTRAINTS.pageSets, 'INVALID_PAGE', 'first');
    const [names, totalCount] = await Promise.all([this.names(first + 1, after), this.count()]);
    const page = names.slice(0, first);
    const summaries = await this.#summaries(page);
    const hasNext = names.length > first;
    return {
      sets: summaries.filter((summary) => summary !== null),
      hasNext,
      endCursor: page.at(-1) ?? null,
      totalCount,
    };
  }

  /**
   * The sets that any process creates or deletes, from now on until the signal aborts. It begins with a `gap`: read
   * the list after that. Throws the errors of `count`.
   */
  follow(
    options: { readonly signal?: AbortSignal | undefined } = {},
  ): AsyncGenerator<RegistryChange, void> {
    const signal = checkSignal(checkOptions(options, FOLLOW).signal);
    return followRegistry(this.context.notifications, () => this.count(), signal);
  }

  /**
   * Sets that match a filter, `first` 1 to 100, in an order, each with its live count and next expiry. An order by
   * name is exact for any number of sets, with a cursor. For other orders, and with a filter by strategy, a call
   * considers at most a thousand sets, and reports this. Three round trips, at most ten more to find names that
   * contain a text, and more for sharded sets. `INVALID_PAGE`, `INVALID_NAME`, `INVALID_OPTION`, `INVALID_CURSOR`.
   * O(sets considered × log N).
   */
  async browse(request: BrowseRequest): Promise<BrowsePage> {
    const { session, keys } = this.context;
    return browseSets(
      {
        count: (ranges) => this.#count(ranges),
        names: (from, to, limit, descending) =>
          session.command((redis) =>
            descending
              ? redis.zrange(keys.registry, to, from, 'BYLEX', 'REV', 'LIMIT', 0, limit)
              : redis.zrange(keys.registry, from, to, 'BYLEX', 'LIMIT', 0, limit),
          ),
        summaries: (names) => this.#summaries(names),
      },
      request,
    );
  }

  /**
   * Details of a set beside its summary, or null if it does not exist: memory, lag of the sweep, feed and settings.
   * One round trip, two for a sharded set. `INVALID_NAME`. O(1), plus the blocks of `buckets` and the shards of
   * `sharded`.
   */
  async inspect(name: string): Promise<SetDetails | null> {
    const { session, keys } = this.context;
    const details = await inspectSet(session, keys, checkName(name, 'name'));
    if (details === null || details.shards === null) return details;
    try {
      const shards = await this.#sharded.shardNames(name);
      const each = await mapConcurrently(shards, SHARDS_AT_ONCE, (shard) =>
        inspectSet(session, keys, shard),
      );
      return sumDetails(
        details,
        each.filter((shard) => shard !== null),
      );
    } catch (error) {
      if (isNoSuchSet(error)) return null;
      throw error;
    }
  }

  /** Up to `limit` registered names after a given one, in byte order. O(log S + limit) for S sets. */
  async names(limit: number, after?: string): Promise<string[]> {
    const { session, keys } = this.context;
    const from = after === undefined ? '-' : `(${checkName(after, 'after')}`;
    return session.command((redis) =>
      redis.zrange(keys.registry, from, '+', 'BYLEX', 'LIMIT', 0, limit),
    );
  }

  /** Removes a name whose set does not exist, and restores it if the set was created again meanwhile. */
  protected async removeName(name: string): Promise<void> {
    const { session, keys } = this.context;
    await this.#sharded.dropRetired(name);
    await session.command((redis) => redis.zrem(keys.registry, name));
    const exists = await session.command((redis) => redis.exists(keys.set(name).meta));
    if (exists === 1) await this.register(name);
  }

  protected register(name: string): Promise<unknown> {
    const { session, keys } = this.context;
    return session.command((redis) => redis.zadd(keys.registry, 0, name));
  }

  async #count(ranges: readonly NameRange[]): Promise<number> {
    const { session, keys } = this.context;
    const counts = await Promise.all(
      ranges.map(({ least, most }) =>
        session.command((redis) => redis.zlexcount(keys.registry, least, most)),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** The summaries of sets. Null for a set that does not exist, whose name it removes. */
  async #summaries(names: readonly string[]): Promise<(SetSummary | null)[]> {
    const { session, keys } = this.context;
    const found = await Promise.all(names.map((name) => readSummary(session, keys, name)));
    const summaries = await mapConcurrently(found, SUMMED_AT_ONCE, (each) => this.#summarize(each));
    const gone = names.filter((_, index) => summaries[index] === null);
    // A list can be read even if Redis rejects writes. The next reader removes the names.
    await Promise.all(gone.map((name) => this.removeName(name).catch(() => undefined)));
    return summaries;
  }

  /** The summary of a set. The key of a sharded set has only a part of it. */
  async #summarize(summary: SetSummary | null): Promise<SetSummary | null> {
    if (summary?.strategy !== 'sharded') return summary;
    try {
      return await this.#sharded.open(summary.name).summary();
    } catch (error) {
      if (isNoSuchSet(error)) return null;
      throw error;
    }
  }
}
