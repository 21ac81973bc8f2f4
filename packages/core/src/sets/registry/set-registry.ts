import { isNoSuchSet, setNotFound } from '../../errors.ts';
import { checkName, checkObject, checkOptions, checkTtl, type JsonValue } from '../../input.ts';
import { BoundedMap } from '../../bounded-map.ts';
import { mapConcurrently } from '../../redis/map-concurrently.ts';
import { STORED_TEXT, type AnySet } from './any-set.ts';
import type { BucketSet } from '../strategies/buckets/bucket-set.ts';
import { bucketsStrategy, type BucketsOptions } from '../strategies/buckets/strategy.ts';
import type { CompactSet } from '../strategies/compact/compact-set.ts';
import { compactStrategy, type CompactOptions } from '../strategies/compact/strategy.ts';
import { createSet } from '../lifecycle/create-set.ts';
import { setDefaultTtl } from '../lifecycle/default-ttl.ts';
import { dropSet } from '../lifecycle/drop-set.ts';
import type { KeySet } from '../strategies/keys/key-set.ts';
import { keysStrategy, type KeysOptions } from '../strategies/keys/strategy.ts';
import type { NativeSet } from '../strategies/native/native-set.ts';
import { nativeStrategy, type NativeOptions } from '../strategies/native/strategy.ts';
import type { SetContext } from '../set-context.ts';
import { SetList, SHARDS_AT_ONCE } from './set-list.ts';
import type { ShardedSet } from '../strategies/sharded/sharded-set.ts';
import { shardedStrategy, type ShardedOptions } from '../strategies/sharded/strategy.ts';
import type { SortedSet } from '../strategies/sorted/sorted-set.ts';
import { sortedStrategy, type SortedOptions } from '../strategies/sorted/strategy.ts';
import {
  checkStrategy,
  STRATEGIES,
  type Settings,
  type Strategy,
  type StrategyName,
} from '../strategy.ts';
import { readSummary } from '../reading/summary.ts';
import { checkSerializer, type Serializer } from '../strategies/window/serializer.ts';
import {
  windowStrategy,
  type SerializedBy,
  type WindowOptions,
} from '../strategies/window/strategy.ts';
import type { WindowSet } from '../strategies/window/window-set.ts';

const OPEN = { strategy: true, serializer: true } as const;

/** The maximum number of sets whose strategies are cached, some hundred bytes each. */
const STRATEGIES_REMEMBERED = 10_000;

export type CreateOptions =
  | SortedOptions
  | WindowOptions
  | KeysOptions
  | BucketsOptions
  | CompactOptions
  | NativeOptions
  | ShardedOptions;

/** A set as `create` and `open` return it: a window with its serializer. */
type OwnSet = SortedSet | WindowSet | KeySet | BucketSet | CompactSet | NativeSet | ShardedSet;

export interface CreateResult<Created> {
  /** `exists`: the set already existed with this strategy. It keeps its settings. */
  readonly status: 'created' | 'exists';
  readonly set: Created;
}

interface Plan {
  readonly settings: Settings;
  readonly set: OwnSet;
  readonly probe?: NonNullable<Strategy<never>['probe']>;
}

/**
 * All expiring sets of a namespace.
 *
 * One sorted set has the names, so lists need neither KEYS nor SCAN. The sets are in other slots, so a name and its
 * set are not written in one step. Therefore a set is registered before and after its creation, and a name is
 * checked again after its removal. After a crash at any point, every existing set is listed. At worst a name
 * remains without a set; `list` skips and removes it.
 */
export class SetRegistry extends SetList {
  readonly #strategies;
  readonly #known = new BoundedMap<StrategyName>(STRATEGIES_REMEMBERED);

  /** Made by `createMayfly`. */
  constructor(context: SetContext) {
    const sorted = sortedStrategy(context);
    const sharded = shardedStrategy(context, sorted);
    super(context, sharded);
    this.#strategies = {
      sorted,
      window: windowStrategy(context),
      keys: keysStrategy(context),
      buckets: bucketsStrategy(context),
      compact: compactStrategy(context),
      native: nativeStrategy(context),
      sharded,
    };
  }

  /**
   * Creates a set, or returns the existing one. The strategy, by default `sorted`, cannot be changed later
   * (docs/choosing-a-strategy.md). Three round trips, O(log S) for S sets. `INVALID_NAME`, `INVALID_TTL`,
   * `INVALID_OPTION`; `WRONG_STRATEGY` if the set exists with another strategy; `UNSUPPORTED_SERVER` if the server
   * cannot store `native` sets, which take a fourth round trip.
   */
  create<Value extends JsonValue = JsonValue>(
    name: string,
    options: SortedOptions,
  ): Promise<CreateResult<SortedSet<Value>>>;
  create<Element>(
    name: string,
    options: WindowOptions & SerializedBy<Element>,
  ): Promise<CreateResult<WindowSet<Element>>>;
  create<Element extends JsonValue = JsonValue>(
    name: string,
    options: WindowOptions,
  ): Promise<CreateResult<WindowSet<Element>>>;
  create<Value extends JsonValue = JsonValue>(
    name: string,
    options: KeysOptions,
  ): Promise<CreateResult<KeySet<Value>>>;
  create(name: string, options: BucketsOptions): Promise<CreateResult<BucketSet>>;
  create(name: string, options: CompactOptions): Promise<CreateResult<CompactSet>>;
  create<Value extends JsonValue = JsonValue>(
    name: string,
    options: NativeOptions,
  ): Promise<CreateResult<NativeSet<Value>>>;
  create<Value extends JsonValue = JsonValue>(
    name: string,
    options: ShardedOptions,
  ): Promise<CreateResult<ShardedSet<Value>>>;
  create(name: string, options: CreateOptions): Promise<CreateResult<OwnSet>>;
  async create(name: string, options: CreateOptions): Promise<CreateResult<OwnSet>> {
    const { session, keys, deadlines, notifications } = this.context;
    checkName(name, 'name');
    const { settings, set, probe } = this.#plan(name, options);
    await probe?.(name);
    await Promise.all([
      this.register(name),
      deadlines.markSlot(name),
      this.#strategies.sharded.dropRetired(name),
    ]);
    const created = await createSet(session, keys, set, settings);
    await this.register(name);
    await this.#hooksOf(set.strategy).complete?.(name);
    if (created) notifications.publish(`sets:created:${name}`);
    return { status: created ? 'created' : 'exists', set };
  }

  /**
   * An existing set, by default of the strategy `sorted`. Its existence and strategy are checked when it is used.
   * `INVALID_NAME`. No round trip.
   */
  open<Value extends JsonValue = JsonValue>(name: string): SortedSet<Value>;
  open<Element>(
    name: string,
    options: { readonly strategy: 'window' } & SerializedBy<Element>,
  ): WindowSet<Element>;
  open<Element extends JsonValue = JsonValue>(
    name: string,
    options: { readonly strategy: 'window' },
  ): WindowSet<Element>;
  open<Value extends JsonValue = JsonValue>(
    name: string,
    options: { readonly strategy: 'keys' },
  ): KeySet<Value>;
  open(name: string, options: { readonly strategy: 'buckets' }): BucketSet;
  open(name: string, options: { readonly strategy: 'compact' }): CompactSet;
  open<Value extends JsonValue = JsonValue>(
    name: string,
    options: { readonly strategy: 'native' },
  ): NativeSet<Value>;
  open<Value extends JsonValue = JsonValue>(
    name: string,
    options: { readonly strategy: 'sharded' },
  ): ShardedSet<Value>;
  open(
    name: string,
    options: {
      readonly strategy?: OwnSet['strategy'];
      readonly serializer?: Serializer<unknown> | undefined;
    } = {},
  ): OwnSet {
    checkName(name, 'name');
    const { strategy = 'sorted', serializer } = checkOptions(options, OPEN);
    checkStrategy(strategy);
    if (strategy === 'window') {
      return this.#strategies.window.open(name, checkSerializer(serializer));
    }
    return this.#strategies[strategy].open(name);
  }

  /** A set of any strategy, by its name. `SET_NOT_FOUND`, `INVALID_NAME`. One round trip. O(1). */
  async find(name: string): Promise<AnySet> {
    const { session, keys } = this.context;
    const { meta } = keys.set(checkName(name, 'name'));
    const [strategy, defaultTtlMs] = await session.command((redis) =>
      redis.hmget(meta, 'strategy', 'defaultTtlMs'),
    );
    // A set from a version without strategies has none. The rest of a deleted shard has no default time to live.
    const known = STRATEGIES.find((each) => each === (strategy ?? 'sorted'));
    if (known === undefined || defaultTtlMs == null) throw setNotFound();
    return this.openAny(name, known);
  }

  /**
   * Runs an action on a set of any strategy. A cache has the strategies of recently used sets, which saves the
   * round trip. If the set has another strategy by now, the action runs again with that strategy, unless the action
   * itself reported the error. `SET_NOT_FOUND`, `INVALID_NAME`.
   */
  async use<Result>(name: string, action: (set: AnySet) => Promise<Result>): Promise<Result> {
    const known = this.#known.get(name);
    if (known !== undefined) {
      try {
        return await action(this.openAny(name, known));
      } catch (error) {
        if (!isNoSuchSet(error)) throw error;
        this.#known.delete(name);
        const found = await this.find(name);
        if (found.strategy === known) throw error;
      }
    }
    const set = await this.find(name);
    this.#known.set(name, set.strategy);
    return action(set);
  }

  /** A set of a known strategy, as `find` returns it. `INVALID_NAME`. No round trip. */
  openAny(name: string, strategy: StrategyName): AnySet {
    checkName(name, 'name');
    checkStrategy(strategy);
    if (strategy === 'window') return this.#strategies.window.open(name, STORED_TEXT);
    return this.#strategies[strategy].open(name);
  }

  /**
   * Deletes a set with all its members. O(log S) for S sets, and more round trips if the members are in many keys.
   * Another thread of Redis frees the memory.
   */
  async delete(name: string): Promise<{ readonly status: 'deleted' | 'absent' }> {
    const { session, keys, queue, notifications } = this.context;
    checkName(name, 'name');
    queue.flush(name);
    for (;;) {
      const strategy = (await readSummary(session, keys, name))?.strategy ?? 'sorted';
      await this.#hooksOf(strategy).empty?.(name);
      const outcome = await dropSet(session, keys, { name, strategy });
      if (outcome === 'notEmpty') continue;
      await this.removeName(name);
      if (outcome === 'dropped') {
        notifications.publish(`sets:deleted:${name}`);
        notifications.publish(`changed:${name}`);
      }
      return { status: outcome === 'dropped' ? 'deleted' : 'absent' };
    }
  }

  /**
   * Changes the default time to live for later additions. Existing members keep their expiry. `INVALID_NAME`,
   * `SET_NOT_FOUND`; `WRONG_STRATEGY` for a window, whose elements all have the same time to live; `INVALID_TTL`,
   * also for more than 127 blocks of a bucket set. One round trip. Two for a sharded set: its shards change one by
   * one, and until then summaries can have the old value.
   */
  async setDefaultTtl(
    name: string,
    defaultTtlMs: number,
  ): Promise<{ readonly status: 'changed'; readonly formerTtlMs: number }> {
    const { session, keys, queue } = this.context;
    checkName(name, 'name');
    checkTtl(defaultTtlMs, 'defaultTtlMs');
    queue.flush(name);
    const { strategy, formerTtlMs } = await setDefaultTtl(session, keys, name, defaultTtlMs);
    if (strategy === 'sharded') {
      const shards = await this.#strategies.sharded.shardNames(name);
      await mapConcurrently(shards, SHARDS_AT_ONCE, async (shard) => {
        try {
          await setDefaultTtl(session, keys, shard, defaultTtlMs);
        } catch (error) {
          // A shard that does not exist yet receives the default time to live of its set when it is created.
          if (!isNoSuchSet(error)) throw error;
        }
      });
    }
    return { status: 'changed', formerTtlMs };
  }

  #hooksOf(strategy: StrategyName): Strategy<never> {
    return this.#strategies[strategy];
  }

  /** The settings to store for a new set, and the object for it. */
  #plan(name: string, options: CreateOptions): Plan {
    const { sorted, window, keys, buckets, compact, native, sharded } = this.#strategies;
    const { strategy = 'sorted' } = checkObject(options, 'options');
    checkStrategy(strategy);
    switch (options.strategy) {
      case undefined:
      case 'sorted':
        return { settings: sorted.settings(options), set: sorted.open(name) };
      case 'window':
        return {
          settings: window.settings(options),
          set: window.open(name, checkSerializer(options.serializer)),
        };
      case 'keys':
        return { settings: keys.settings(options), set: keys.open(name) };
      case 'buckets':
        return { settings: buckets.settings(options), set: buckets.open(name) };
      case 'compact':
        return { settings: compact.settings(options), set: compact.open(name) };
      case 'native':
        return { settings: native.settings(options), set: native.open(name), probe: native.probe };
      case 'sharded':
        return { settings: sharded.settings(options), set: sharded.open(name) };
    }
  }
}
