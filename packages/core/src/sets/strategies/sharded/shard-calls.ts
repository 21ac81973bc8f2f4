import { isNoSuchSet, setNotFound } from '../../../errors.ts';
import type { JsonValue } from '../../../input.ts';
import type { SortedSet } from '../sorted/sorted-set.ts';
import type { Layout, Layouts } from './layouts.ts';
import { shardOf } from './placement.ts';

/** How often a set may be deleted and made again while one call is under way. */
const ATTEMPTS = 3;

/** The set was deleted and made again: its members are in other shards, and may be spread otherwise. */
export class Replaced extends Error {}

/**
 * Calls the shards of a set, by a layout that holds. No shard can be called by one that does not: what
 * was deleted is gone under its name for good, as the name has the incarnation in it.
 */
export class ShardCalls<Value extends JsonValue> {
  readonly #layouts: Layouts<Value>;
  #calls = 0;
  #again: { readonly place: number; readonly go: () => void }[] = [];

  constructor(layouts: Layouts<Value>) {
    this.#layouts = layouts;
  }

  /** Calls the shard that a member is in. */
  toOne<Result>(
    member: string,
    call: (shard: SortedSet<Value>) => Promise<Result>,
  ): Promise<Result> {
    return this.byLayout((layout) =>
      this.toShard(layout, shardOf(member, layout.shards.length), call),
    );
  }

  /** Calls all shards, at the same time. */
  toAll<Result>(call: (shard: SortedSet<Value>) => Promise<Result>): Promise<Result[]> {
    return this.byLayout((layout) =>
      Promise.all(layout.shards.map((_, index) => this.toShard(layout, index, call))),
    );
  }

  /** Calls each shard that some of the items are in, with those. Results in the order of the items. */
  toSome<Item, Result>(
    items: readonly Item[],
    memberOf: (item: Item) => string,
    call: (shard: SortedSet<Value>, items: readonly Item[]) => Promise<readonly Result[]>,
  ): Promise<Result[]> {
    return this.byLayout(async (layout) => {
      const shares = new Map<number, { items: Item[]; places: number[] }>();
      for (const [place, item] of items.entries()) {
        const shard = shardOf(memberOf(item), layout.shards.length);
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

  /** Does something by the layout that holds, and again by the next one if the set was replaced. */
  async byLayout<Result>(action: (layout: Layout<Value>) => Promise<Result>): Promise<Result> {
    const place = (this.#calls += 1);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await action(await this.#layouts.current());
      } catch (error) {
        if (!(error instanceof Replaced)) throw error;
        if (attempt === ATTEMPTS) throw setNotFound();
        await this.#inTurn(place);
      }
    }
  }

  /** Calls a shard of a layout, which is made if it is missing. Throws `Replaced`. */
  async toShard<Result>(
    layout: Layout<Value>,
    index: number,
    call: (shard: SortedSet<Value>) => Promise<Result>,
  ): Promise<Result> {
    const shard = layout.shards[index];
    if (shard === undefined) throw new RangeError('A layout has no such shard');
    try {
      return await call(shard);
    } catch (error) {
      // What the scripts of a shard answer that was never made, or that was dropped (drop.lua).
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

  /** Lets calls that found the set replaced go on in the order in which they were made. */
  #inTurn(place: number): Promise<void> {
    return new Promise((go) => {
      if (this.#again.length === 0) {
        setImmediate(() => {
          const again = this.#again.toSorted((a, b) => a.place - b.place);
          this.#again = [];
          for (const each of again) each.go();
        });
      }
      this.#again.push({ place, go });
    });
  }
}
