import { MayflyError, setNotFound } from '../../../errors.ts';
import type { JsonValue } from '../../../input.ts';
import { mapConcurrently } from '../../../redis/map-concurrently.ts';
import { defineScript } from '../../../redis/script.ts';
import { createSet } from '../../lifecycle/create-set.ts';
import type { SetContext } from '../../set-context.ts';
import type { Settings } from '../../strategy.ts';
import type { SortedSet } from '../sorted/sorted-set.ts';
import { emptyFeed } from '../sorted/strategy.ts';
import { shardNames } from './placement.ts';

/** The distribution of the members of a sharded set over its shards, for one incarnation of the set. */
export interface Layout<Value extends JsonValue> {
  /** Differs from that of every other set that ever had this name. */
  readonly incarnation: string;
  readonly defaultTtlMs: number;
  readonly createdAt: number;
  /** The number of changes that the feed of each shard keeps; 0 without a feed. */
  readonly shardFeedKept: number;
  readonly shards: readonly SortedSet<Value>[];
}

export type OpenShard<Value extends JsonValue> = (name: string) => SortedSet<Value>;

/** The maximum number of shards that are created at the same time. */
const MADE_AT_ONCE = 16;

const layoutScript = defineScript(new URL('./layout.lua', import.meta.url));

/** Caches the layout of a set, and reads it again when it is outdated. */
export class Layouts<Value extends JsonValue> {
  readonly #context: SetContext;
  readonly #name: string;
  readonly #open: OpenShard<Value>;
  #known: Layout<Value> | undefined;
  #reading: Promise<Layout<Value>> | undefined;

  constructor(context: SetContext, name: string, open: OpenShard<Value>) {
    this.#context = context;
    this.#name = name;
    this.#open = open;
  }

  /**
   * `SET_NOT_FOUND`, `WRONG_STRATEGY`. All calls of one turn receive the same promise, and so continue in their
   * order.
   */
  current(): Promise<Layout<Value>> {
    return (this.#reading ??= this.#read(() => this.#load()));
  }

  /**
   * The valid layout after a shard of `gone` was not found. Either the set has another layout now, or this creates
   * the missing shards. `SET_NOT_FOUND`, `WRONG_STRATEGY`.
   */
  after(gone: Layout<Value>): Promise<Layout<Value>> {
    if (this.#known === gone) {
      this.#reading = this.#read(async () => {
        const layout = await this.#load();
        if (layout.incarnation === gone.incarnation) await this.#makeShards(layout);
        return layout;
      });
    }
    return this.current();
  }

  /** Creates the missing shards, after the creation of a set or after an interruption of it. */
  async complete(): Promise<void> {
    await this.#makeShards(await this.#load());
  }

  async #makeShards({ defaultTtlMs, shardFeedKept, shards }: Layout<Value>): Promise<void> {
    const settings = {
      defaultTtlMs,
      ...(shardFeedKept === 0 ? {} : emptyFeed(shardFeedKept)),
    };
    await mapConcurrently(shards, MADE_AT_ONCE, (shard) => this.#make(shard, settings));
  }

  async #make(shard: SortedSet<Value>, settings: Settings): Promise<void> {
    const { session, keys, deadlines } = this.#context;
    try {
      await deadlines.markSlot(shard.name);
      await createSet(session, keys, shard, settings);
    } catch (error) {
      // `dropSet` marks the name of a deleted shard: the set was deleted after its layout was read.
      if (error instanceof MayflyError && error.code === 'WRONG_STRATEGY') throw setNotFound();
      throw error;
    }
  }

  async #read(read: () => Promise<Layout<Value>>): Promise<Layout<Value>> {
    this.#known = undefined;
    try {
      this.#known = await read();
      return this.#known;
    } catch (error) {
      this.#reading = undefined;
      throw error;
    }
  }

  async #load(): Promise<Layout<Value>> {
    const { session, keys } = this.#context;
    const reply = await session.run(layoutScript, [keys.set(this.#name).meta], []);
    const incarnation = reply.string();
    const names = shardNames(this.#name, incarnation, reply.integer());
    return {
      incarnation,
      defaultTtlMs: reply.integer(),
      createdAt: reply.integer(),
      shardFeedKept: reply.integer(),
      shards: names.map((name) => this.#open(name)),
    };
  }
}
