import type { StrategyName } from './strategy.ts';

/** Epoch milliseconds on Redis's clock; Infinity for what never expires. */
export type ExpiresAt = number;

export interface LiveMember<Value> {
  readonly member: string;
  /** Null when the member carries none. */
  readonly value: Value | null;
  readonly expiresAt: ExpiresAt;
  /** `expiresAt` less Redis's now: above zero, Infinity for a member that never expires. */
  readonly remainingMs: number;
}

/** When an addition takes place. A member that has expired counts as absent, swept or not. */
export type AddMode =
  /** Whether or not the member is live. */
  | 'always'
  /** Only if the member is not live. */
  | 'ifAbsent'
  /** Only if the member is live. */
  | 'ifLive'
  /** If the member is not live, or would live longer than it does: never shortens. */
  | 'ifLater';

export type AddResult =
  /** Was not live, and is now. */
  | { readonly status: 'added'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** Was live, and has a new expiry. */
  | { readonly status: 'updated'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** Is live, and the mode left it as it was. */
  | { readonly status: 'kept'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** Is not live, and mode `ifLive` did not add it. */
  | { readonly status: 'absent'; readonly now: number };

/** What `seenBefore` tells. */
export type SeenResult =
  /** Was not in the set and is now: of any number of callers exactly one is told so. */
  | { readonly status: 'new'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** Is in the set; the first sighting's expiry stands. */
  | { readonly status: 'seen'; readonly expiresAt: ExpiresAt; readonly now: number }
  /**
   * Happened so long ago that a first sighting would have expired by now, or further ahead of now than
   * ten years: whether it was seen cannot be told, and nothing was stored.
   */
  | { readonly status: 'tooOld' };

/** What became of a live member's expiry. */
export type ChangeResult =
  | {
      readonly status: 'changed';
      readonly expiresAt: ExpiresAt;
      /** What it was before: pass it to `revertExpiry` to take the change back. */
      readonly formerExpiresAt: ExpiresAt;
      readonly now: number;
    }
  | { readonly status: 'absent'; readonly now: number };

/** What became of an expiry that was to be put back. */
export type RevertResult =
  | { readonly status: 'reverted'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** Has been given another expiry since, which stands. */
  | { readonly status: 'moved'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** The expiry to go back to has passed by now: the member keeps the one that it has. */
  | { readonly status: 'expired'; readonly now: number }
  | { readonly status: 'absent'; readonly now: number };

export type RemoveResult =
  /** Was live, and would have been until `expiresAt`. */
  | { readonly status: 'removed'; readonly expiresAt: ExpiresAt; readonly now: number }
  | { readonly status: 'absent'; readonly now: number };

/** The same, of a set whose members may carry values: all that is needed to put the member back. */
export type TakeResult<Value> =
  | {
      readonly status: 'removed';
      readonly expiresAt: ExpiresAt;
      readonly value: Value | null;
      readonly now: number;
    }
  | { readonly status: 'absent'; readonly now: number };

export interface MemberEdge<Value> extends LiveMember<Value> {
  /** Where a next page may begin: pass it as `after` or `before`. */
  readonly cursor: string;
}

export interface MemberPage<Value> {
  /** Ascending by expiry, then by the member's bytes, whichever way the page was asked for. */
  readonly members: readonly MemberEdge<Value>[];
  /** Live members before the first of the page, and so its rank. */
  readonly startRank: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** All live members of the set. */
  readonly totalCount: number;
  readonly now: number;
}

export interface SetSummary {
  readonly name: string;
  readonly strategy: StrategyName;
  readonly defaultTtlMs: number;
  readonly createdAt: number;
  /** Live members, or an upper bound where `countIs` says so. */
  readonly count: number;
  /** `atMost`: the strategy counts expired members until it has freed them. */
  readonly countIs: 'exact' | 'atMost';
  /** Infinity when no live member ever expires; null where the strategy cannot tell. */
  readonly nextExpiresAt: ExpiresAt | null;
  readonly now: number;
}

export interface TimeLeft {
  readonly now: number;
  /** The time from now that the buckets cover together. */
  readonly spanMs: number;
  /** Live members with more than the bucket's beginning and at most its end left. */
  readonly counts: readonly number[];
  /** Members that expire later. */
  readonly beyond: number;
  /** Members that never expire. */
  readonly never: number;
}
