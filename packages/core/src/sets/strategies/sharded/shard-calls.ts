import { isNoSuchSet, setNotFound } from '../../../errors.ts';
import type { JsonValue } from '../../../input.ts';
import type { SortedSet } from '../sorted/sorted-set.ts';
import type { Layout, Layouts } from './layouts.ts';
import { shardOf } from './placement.ts';

/** How often a set can be deleted and created again during one call. */
const ATTEMPTS = 3;

/** The set was deleted and created again. Its members are in other shards, perhaps in another number of them. */
export class Replaced extends Error {}

/**
 * Calls the shards of a set by a valid layout. A call by an outdated layout cannot reach a shard: the names have
 * the incarnation of the set, and deleted names stay deleted.
 */
export class ShardCalls<Value extends JsonValue> {
  readonly #layouts: Layouts<Value>;
  #calls = 0;
  #underWay = 0;
  #waiting: { readonly place: number; readonly go: () => void }[] = [];

  constructor(layouts: Layouts<Value>) {
    this.#layouts = layouts;
  }

  /** Calls the shard of a member. */
  toOne<Result>(
    member: string,
    call: (shard: SortedSet<Value>) => Promise<Result>,
  ): Promise<Result> {
    return this.byLayout((layout) =>
      this.toShard(layout, shardOf(member, layout.shards.length), call),
    );
  }

  /** Calls all shards at the same time. */
  toAll<Result>(call: (shard: SortedSet<Value>) => Promise<Result>): Promise<Result[]> {
    return this.byLayout((layout) => this.toEach(layout, call));
  }

  /** Calls all shards of a layout at the same time. Throws `Replaced`. */
  toEach<Result>(
    layout: Layout<Value>,
    call: (shard: SortedSet<Value>) => Promise<Result>,
  ): Promise<Result[]> {
    return Promise.all(layout.shards.map((_, index) => this.toShard(layout, index, call)));
  }

  /**
   * Calls each shard that has some of the items, with those items. The results are in the order of the items; an item
   * of a shard that the set does not have has none.
   */
  toSome<Item, Result>(
    items: readonly Item[],
    shardFor: (item: Item, shards: number) => number,
    call: (shard: SortedSet<Value>, items: readonly Item[]) => Promise<readonly Result[]>,
  ): Promise<Result[]> {
    return this.byLayout(async (layout) => {
      const shares = new Map<number, { items: Item[]; places: number[] }>();
      for (const [place, item] of items.entries()) {
        const shard = shardFor(item, layout.shards.length);
        if (shard >= layout.shards.length) continue;
        const share = shares.get(shard) ?? { items: [], places: [] };
        share.items.push(item);
        share.places.push(place);
        shares.set(shard, share);
      }
      const results: Result[] = [];
      await Promise.all(
        Array.from(shares, async ([index, { items: own, places }]) => {
          const answers = await this.toShard(layout, index, (shard) => call(shard, own));
          for (const [at, place] of places.entries()) {
            const answer = answers[at];
            if (answer !== undefined) results[place] = answer;
          }
        }),
      );
      return results;
    });
  }

  /**
   * Runs an action with the valid layout, and again with the next one if the set was replaced. Shards on different
   * masters answer at different times, so the calls that found the set replaced wait for all calls under way, and
   * continue in their original order. Later calls wait for them.
   */
  async byLayout<Result>(action: (layout: Layout<Value>) => Promise<Result>): Promise<Result> {
    const place = (this.#calls += 1);
    let gone: Layout<Value> | undefined;
    if (this.#waiting.length > 0) await this.#wait(place);
    for (let attempt = 1; ; attempt += 1) {
      const layout = await (gone ? this.#layouts.after(gone) : this.#layouts.current());
      let turn: Promise<void>;
      this.#underWay += 1;
      try {
        return await action(layout);
      } catch (error) {
        if (!(error instanceof Replaced)) throw error;
        if (attempt === ATTEMPTS) throw setNotFound();
        gone = layout;
        turn = this.#wait(place);
      } finally {
        this.#underWay -= 1;
        // When this call waits as well, so that it does not continue last.
        if (this.#underWay === 0) queueMicrotask(() => this.#continueInOrder());
      }
      await turn;
    }
  }

  /** Calls a shard of a layout, and creates it if it is missing. Throws `Replaced`. */
  async toShard<Result>(
    layout: Layout<Value>,
    index: number,
    call: (shard: SortedSet<Value>) => Promise<Result>,
  ): Promise<Result> {
    const shard = layout.shards[index];
    if (shard === undefined) throw new RangeError('The layout does not have this shard');
    try {
      return await call(shard);
    } catch (error) {
      // The error of the scripts of a shard that was never created or was dropped (drop.lua).
      if (!isNoSuchSet(error)) throw error;
    }
    const holding = await this.#layouts.after(layout);
    if (holding.incarnation !== layout.incarnation) throw new Replaced();
    try {
      return await call(shard);
    } catch (error) {
      throw isNoSuchSet(error) ? setNotFound() : error;
    }
  }

  #wait(place: number): Promise<void> {
    return new Promise((go) => this.#waiting.push({ place, go }));
  }

  #continueInOrder(): void {
    const waiting = this.#waiting.toSorted((a, b) => a.place - b.place);
    this.#waiting = [];
    for (const { go } of waiting) go();
  }
}
