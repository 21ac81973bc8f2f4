import type { AddManyOptions } from './writing/add-many.ts';
import type { AddMode, AddResult, ExpiresAt, RemoveResult, SeenResult } from './results.ts';
import type { StrategyName } from './strategy.ts';

/** A live element as an iteration hands it out. */
export interface Expiring<Element> {
  readonly member: Element;
  readonly expiresAt: ExpiresAt;
}

/**
 * What every strategy can do. A set holds each element once and forgets it at its expiry: live means
 * `expiresAt > now` on Redis's clock, in every method, whether or not memory was freed yet. What only
 * some strategies can do is in their own types (docs/choosing-a-strategy.md).
 *
 * All methods throw `MayflyError`: `INVALID_…` with the field for what cannot be, `SET_NOT_FOUND`,
 * `WRONG_STRATEGY`, `REDIS_UNAVAILABLE` and `REDIS_FAILED`.
 */
export interface ExpiringSet<Element = string> {
  readonly name: string;
  readonly strategy: StrategyName;

  /** Adds an element for the set's default time to live, or renews it. */
  add(element: Element, options?: { readonly mode?: AddMode | undefined }): Promise<AddResult>;

  /** Adds 1 to 1000 elements, as `add` each. None is added where one cannot be. `INVALID_BATCH`. */
  addMany(
    members: readonly { readonly member: Element }[],
    options?: AddManyOptions,
  ): Promise<AddResult[]>;

  /** Whether an element is live. */
  has(element: Element): Promise<boolean>;

  /** Removes an element. Of any number of callers exactly one is told `removed`. */
  remove(element: Element): Promise<RemoveResult>;

  /**
   * Tells whether an event was seen, and remembers it if not: for the default time to live after it
   * happened (`at`, or now). The first writer wins: later sightings do not prolong it (seed 003).
   */
  seenBefore(element: Element, at?: Date | number): Promise<SeenResult>;

  /**
   * All live elements, in bounded steps, in no promised order. What is live throughout and not written
   * to meanwhile is handed out at least once; nothing is handed out that was expired when it was read.
   */
  members(): AsyncIterable<Expiring<Element>>;

  /** How many elements are live: exactly, or at most so many, as `countIs` of the summary says. */
  count(): Promise<number>;

  /** Drops all elements and keeps the set. */
  clear(): Promise<{ readonly now: number }>;
}
