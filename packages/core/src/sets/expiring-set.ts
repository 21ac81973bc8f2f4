import type { AddManyOptions } from './writing/add-many.ts';
import type { AddMode, AddResult, ExpiresAt, RemoveResult, SeenResult } from './results.ts';
import type { StrategyName } from './strategy.ts';

/** A live element, as an iteration returns it. */
export interface Expiring<Element> {
  readonly member: Element;
  readonly expiresAt: ExpiresAt;
}

/**
 * The methods that every strategy has. A set holds each element once and forgets it at its expiry. Live means
 * `expiresAt > now` on Redis's clock, in every method, even if the memory is not freed yet. Methods that only some
 * strategies have are in the types of these strategies (docs/choosing-a-strategy.md).
 *
 * All methods throw `MayflyError`: `INVALID_…` with the field for invalid input, `SET_NOT_FOUND`, `WRONG_STRATEGY`,
 * `REDIS_UNAVAILABLE` and `REDIS_FAILED`.
 */
export interface ExpiringSet<Element = string> {
  readonly name: string;
  readonly strategy: StrategyName;

  /** Adds an element for the set's default time to live, or renews it. */
  add(element: Element, options?: { readonly mode?: AddMode | undefined }): Promise<AddResult>;

  /** Adds 1 to 1000 elements, each like `add`. If one is invalid, none is added. `INVALID_BATCH`. */
  addMany(
    members: readonly { readonly member: Element }[],
    options?: AddManyOptions,
  ): Promise<AddResult[]>;

  /** Whether an element is live. */
  has(element: Element): Promise<boolean>;

  /** Removes an element. Of several callers that remove a live element, exactly one receives `removed`. */
  remove(element: Element): Promise<RemoveResult>;

  /**
   * Whether the set already has an event. If not, it stores the event for the default time to live, from `at` or
   * from now. The first call decides the expiry; later calls do not extend it.
   */
  seenBefore(element: Element, at?: Date | number): Promise<SeenResult>;

  /**
   * All live elements, in bounded steps and in any order. An element that stays live and unchanged during the
   * iteration is returned at least once. An element that was expired when it was read is not returned.
   */
  members(): AsyncIterable<Expiring<Element>>;

  /** The number of live elements: exact, or an upper bound if `countIs` of the summary is `atMost`. */
  count(): Promise<number>;

  /** Removes all elements and keeps the set. */
  clear(): Promise<{ readonly now: number }>;
}
