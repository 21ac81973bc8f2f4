import { MayflyError, setNotFound } from '../../../errors.ts';
import type { JsonValue } from '../../../input.ts';
import { mapConcurrently } from '../../../redis/map-concurrently.ts';
import { defineScript } from '../../../redis/script.ts';
import { createSet } from '../../lifecycle/create-set.ts';
import type { SetContext } from '../../set-context.ts';
import type { SortedSet } from '../sorted/sorted-set.ts';
import { shardNames } from './placement.ts';

/** How the members of a sharded set are spread. It holds for one incarnation of the set. */
export interface Layout<Value extends JsonValue> {
  /** Differs from that of any other set that ever had the name. */
  readonly incarnation: string;
  readonly defaultTtlMs: number;
  readonly createdAt: number;
  readonly shards: readonly SortedSet<Value>[];
}

export type OpenShard<Value extends JsonValue> = (name: string) => SortedSet<Value>;

/** Shards that are made at the same time. */
const MADE_AT_ONCE = 16;

const layoutScript = defineScript(new URL('./layout.lua', import.meta.url));

/** The layout of a set, read once, and again when it turns out to hold no more. */
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
   * `SET_NOT_FOUND`, `WRONG_STRATEGY`. All that ask in one turn are given the same promise, and so go on
   * in the order in which they asked.
   */
  current(): Promise<Layout<Value>> {
    return (this.#reading ??= this.#read(() => this.#load()));
  }

  /**
   * What holds after a shard of a layout was found to be gone: the set has another one by now, or its
   * shards have been made. `SET_NOT_FOUND`, `WRONG_STRATEGY`.
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

  /** Makes the shards that are not there: after the set was created, or where that was interrupted. */
  async complete(): Promise<void> {
    await this.#makeShards(await this.#load());
  }

  async #makeShards({ defaultTtlMs, shards }: Layout<Value>): Promise<void> {
    await mapConcurrently(shards, MADE_AT_ONCE, (shard) => this.#make(shard, defaultTtlMs));
  }

  async #make(shard: SortedSet<Value>, defaultTtlMs: number): Promise<void> {
    const { session, keys, deadlines } = this.#context;
    try {
      await deadlines.markSlot(shard.name);
      await createSet(session, keys, shard, { defaultTtlMs });
    } catch (error) {
      // What `dropSet` leaves of a shard: the set was deleted since its layout was read.
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
      shards: names.map((name) => this.#open(name)),
    };
  }
}
