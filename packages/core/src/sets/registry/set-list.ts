import { isNoSuchSet } from '../../errors.ts';
import { checkInteger, checkName, checkObject, checkOptions, checkSignal } from '../../input.ts';
import { CONSTRAINTS } from '../../constraints.ts';
import { mapConcurrently } from '../../redis/map-concurrently.ts';
import { browseSets, type BrowsePage, type BrowseRequest } from './browse-sets.ts';
import { inspectSet, sumDetails, type SetDetails } from './inspect.ts';
import { followRegistry, type RegistryChange } from './registry-changes.ts';
import type { SetSummary } from '../results.ts';
import type { SetContext } from '../set-context.ts';
import type { shardedStrategy } from '../strategies/sharded/strategy.ts';
import { readSummary } from '../reading/summary.ts';

/** Sharded sets whose shards are asked at the same time, of those on one page. */
const SUMMED_AT_ONCE = 4;

/** Shards of a set that are asked at the same time. */
export const SHARDS_AT_ONCE = 16;

export interface SetPage {
  /** By name, in byte order. */
  readonly sets: readonly SetSummary[];
  readonly hasNext: boolean;
  /** Where a next page begins: pass it as `after`. Null if this one is empty. */
  readonly endCursor: string | null;
  readonly totalCount: number;
}

const LIST = { first: true, after: true } as const;
const FOLLOW = { signal: true } as const;

/** What can be read of all sets of a namespace, and of any one of them by its name. */
export abstract class SetList {
  protected readonly context: SetContext;
  readonly #sharded: ReturnType<typeof shardedStrategy>;

  constructor(context: SetContext, sharded: ReturnType<typeof shardedStrategy>) {
    this.context = context;
    this.#sharded = sharded;
  }

  /** What a set of any strategy shows in a list, or null if there is none. `INVALID_NAME`. */
  async summary(name: string): Promise<SetSummary | null> {
    const { session, keys } = this.context;
    return this.#summarize(await readSummary(session, keys, checkName(name, 'name')));
  }

  /** How many sets there are. O(1). */
  async count(): Promise<number> {
    const { session, keys } = this.context;
    return session.command((redis) => redis.zcard(keys.registry));
  }

  /**
   * One page of the sets by name, `first` 1 to 100, each with its live count and next expiry.
   * Two round trips, whatever the number of sets; more where some of them are sharded. `INVALID_PAGE`,
   * `INVALID_NAME`. O(first × log N).
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
   * Which sets are created and deleted, by whatever process, from now on until the signal aborts. Begins
   * with a `gap`: read the list after that. Throws what `count` throws.
   */
  follow(
    options: { readonly signal?: AbortSignal | undefined } = {},
  ): AsyncGenerator<RegistryChange, void> {
    const signal = checkSignal(checkOptions(options, FOLLOW).signal);
    return followRegistry(this.context.notifications, () => this.count(), signal);
  }

  /**
   * Some sets, `first` 1 to 100, in an order and of those that a filter lets through, each with its live count
   * and next expiry. By name, from a cursor on, any number of sets is paged exactly; of any other order, and
   * of those of one strategy, a call considers a thousand sets at most, and says so. Three round trips; ten
   * more at most to look for what names contain, and more where some sets are sharded. `INVALID_PAGE`,
   * `INVALID_NAME`, `INVALID_OPTION`, `INVALID_CURSOR`. O(sets considered × log N).
   */
  async browse(request: BrowseRequest): Promise<BrowsePage> {
    const { session, keys } = this.context;
    return browseSets(
      {
        count: () => this.count(),
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
   * What there is to know of a set beside its summary, or null if there is none: memory, how far the sweep is
   * behind, its feed and settings. One round trip; two of a sharded set. `INVALID_NAME`. O(1) but for the
   * blocks of `buckets` and the shards of `sharded`.
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

  /** Up to `limit` registered names after a given one, in byte order. O(log S + limit). */
  async names(limit: number, after?: string): Promise<string[]> {
    const { session, keys } = this.context;
    const from = after === undefined ? '-' : `(${checkName(after, 'after')}`;
    return session.command((redis) =>
      redis.zrange(keys.registry, from, '+', 'BYLEX', 'LIMIT', 0, limit),
    );
  }

  /** Strikes off a name whose set is gone, and puts it back if the set was made again meanwhile. */
  protected async strikeOff(name: string): Promise<void> {
    const { session, keys } = this.context;
    await this.#sharded.bury(name);
    await session.command((redis) => redis.zrem(keys.registry, name));
    const exists = await session.command((redis) => redis.exists(keys.set(name).meta));
    if (exists === 1) await this.register(name);
  }

  protected register(name: string): Promise<unknown> {
    const { session, keys } = this.context;
    return session.command((redis) => redis.zadd(keys.registry, 0, name));
  }

  /** What sets show, null for one that is gone and whose name is struck off. */
  async #summaries(names: readonly string[]): Promise<(SetSummary | null)[]> {
    const { session, keys } = this.context;
    const found = await Promise.all(names.map((name) => readSummary(session, keys, name)));
    const summaries = await mapConcurrently(found, SUMMED_AT_ONCE, (each) => this.#summarize(each));
    const gone = names.filter((_, index) => summaries[index] === null);
    // A list can be read also where nothing can be written: the next one who reads it strikes them off.
    await Promise.all(gone.map((name) => this.strikeOff(name).catch(() => undefined)));
    return summaries;
  }

  /** What a set shows, whose own slot tells little of it if it is sharded. */
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
