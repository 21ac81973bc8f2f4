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

/** Sets whose strategies are remembered, some hundred bytes each. */
const STRATEGIES_REMEMBERED = 10_000;

export type CreateOptions =
  | SortedOptions
  | WindowOptions
  | KeysOptions
  | BucketsOptions
  | CompactOptions
  | NativeOptions
  | ShardedOptions;

/** A set as `create` and `open` have it: a window with the serializer that it was given. */
type OwnSet = SortedSet | WindowSet | KeySet | BucketSet | CompactSet | NativeSet | ShardedSet;

export interface CreateResult<Created> {
  /** `exists`: there was a set of that name and strategy; it keeps the settings that it had. */
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
 * The names stand in one sorted set, so that listing needs neither KEYS nor SCAN; the sets themselves
 * are in slots of their own, so the two are not written in one step. A set therefore is registered
 * before and after it is made, and a name is checked again after it is struck off: at any crash a set
 * that exists is listed, and at worst a name lingers, which `list` passes over and strikes off.
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
   * Creates a set, or hands out the one that exists. Its strategy, `sorted` where none is named, is
   * chosen for good (docs/choosing-a-strategy.md). Three round trips, O(log S). `INVALID_NAME`,
   * `INVALID_TTL`, `INVALID_OPTION`; `WRONG_STRATEGY` if the set exists with another one;
   * `UNSUPPORTED_SERVER` if the strategy is `native`, which takes four, and the server cannot.
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
      this.#strategies.sharded.bury(name),
    ]);
    const created = await createSet(session, keys, set, settings);
    await this.register(name);
    await this.#hooksOf(set.strategy).complete?.(name);
    if (created) notifications.publish(`sets:created:${name}`);
    return { status: created ? 'created' : 'exists', set };
  }

  /**
   * A set that exists, `sorted` where no strategy is named; that it does, and is of this strategy, is
   * found out when it is used. `INVALID_NAME`. No round trip.
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

  /**
   * A set of whatever strategy, by its name. `SET_NOT_FOUND`, `INVALID_NAME`. One round trip. O(1).
   */
  async find(name: string): Promise<AnySet> {
    const { session, keys } = this.context;
    const { meta } = keys.set(checkName(name, 'name'));
    const [strategy, defaultTtlMs] = await session.command((redis) =>
      redis.hmget(meta, 'strategy', 'defaultTtlMs'),
    );
    // A set that was made before there were strategies names none; what is left of a shard has no such time.
    const known = STRATEGIES.find((each) => each === (strategy ?? 'sorted'));
    if (known === undefined || defaultTtlMs == null) throw setNotFound();
    return this.openAny(name, known);
  }

  /**
   * Does something to a set of whatever strategy. Of the sets that were used last, strategies are remembered:
   * that costs no round trip then. Where the set turns out to be another by now, the action is run again on
   * what it is, unless it was the action itself that found so. `SET_NOT_FOUND`, `INVALID_NAME`.
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

  /** A set that is known to be of a strategy, as `find` hands it out. `INVALID_NAME`. No round trip. */
  openAny(name: string, strategy: StrategyName): AnySet {
    checkName(name, 'name');
    checkStrategy(strategy);
    if (strategy === 'window') return this.#strategies.window.open(name, STORED_TEXT);
    return this.#strategies[strategy].open(name);
  }

  /**
   * Deletes a set with all its members. O(log S), and some round trips more where the members are in many
   * keys; the memory is freed in another thread.
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
      await this.strikeOff(name);
      if (outcome === 'dropped') {
        notifications.publish(`sets:deleted:${name}`);
        notifications.publish(`changed:${name}`);
      }
      return { status: outcome === 'dropped' ? 'deleted' : 'absent' };
    }
  }

  /**
   * Changes the time to live of members that are added without one from now on; those that are there keep
   * their expiry. `INVALID_NAME`, `SET_NOT_FOUND`; `WRONG_STRATEGY` for a window, whose elements all live as
   * long; `INVALID_TTL`, also if it is more than 127 blocks of a set of blocks. One round trip; two of a
   * sharded set, whose shards change one by one, and handles of which may tell the old one in summaries.
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
          // A shard that was never made gets the time to live of its set when it is.
          if (!isNoSuchSet(error)) throw error;
        }
      });
    }
    return { status: 'changed', formerTtlMs };
  }

  #hooksOf(strategy: StrategyName): Strategy<never> {
    return this.#strategies[strategy];
  }

  /** What to store of a new set, and its handle. */
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
