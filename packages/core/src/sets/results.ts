import type { Replayable } from '../redis/once.ts';
import type { StrategyName } from './strategy.ts';

/** Epoch milliseconds on Redis's clock; Infinity for what never expires. */
export type ExpiresAt = number;

export interface LiveMember<Value> {
  readonly member: string;
  /** Null if the member has no value. */
  readonly value: Value | null;
  readonly expiresAt: ExpiresAt;
  /** `expiresAt` minus Redis's now: above zero, and Infinity for a member that never expires. */
  readonly remainingMs: number;
}

/** When an addition takes effect. An expired member counts as absent, even before the sweep. */
export type AddMode =
  /** Whether or not the member is live. */
  | 'always'
  /** Only if the member is not live. */
  | 'ifAbsent'
  /** Only if the member is live. */
  | 'ifLive'
  /** If the member is not live, or the new expiry is later. Never shortens. */
  | 'ifLater';

export type AddResult =
  /** Was not live, and is live now. */
  | { readonly status: 'added'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** Was live, and has a new expiry. */
  | { readonly status: 'updated'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** Is live, and the mode left it unchanged. */
  | { readonly status: 'kept'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** Is not live, and mode `ifLive` did not add it. */
  | { readonly status: 'absent'; readonly now: number };

/** The result of `seenBefore`. */
export type SeenResult =
  /** Was not in the set and is now. Of several callers, exactly one receives this. */
  | { readonly status: 'new'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** Is in the set, with the expiry of the first call. */
  | { readonly status: 'seen'; readonly expiresAt: ExpiresAt; readonly now: number }
  /**
   * Happened so long ago that it would have expired by now, or is more than ten years in the future. The set cannot
   * know whether it was seen, and stores nothing.
   */
  | { readonly status: 'tooOld' };

/** The result of a change of expiry. */
export type ChangeResult = ChangeOutcome & Replayable;

type ChangeOutcome =
  | {
      readonly status: 'changed';
      readonly expiresAt: ExpiresAt;
      /** The expiry before the change. Pass it to `revertExpiry` to undo the change. */
      readonly formerExpiresAt: ExpiresAt;
      readonly now: number;
    }
  | { readonly status: 'absent'; readonly now: number };

/** The result of an undone change of expiry. */
export type RevertResult =
  | { readonly status: 'reverted'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** The expiry has changed again since, and stays. */
  | { readonly status: 'moved'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** The expiry to restore has passed, so the member keeps its current one. */
  | { readonly status: 'expired'; readonly now: number }
  | { readonly status: 'absent'; readonly now: number };

export type RemoveResult =
  /** Was live until this removal; its expiry was `expiresAt`. */
  | { readonly status: 'removed'; readonly expiresAt: ExpiresAt; readonly now: number }
  | { readonly status: 'absent'; readonly now: number };

/** The same for members with values: all that is needed to add the member again. */
export type TakeResult<Value> =
  | {
      readonly status: 'removed';
      readonly expiresAt: ExpiresAt;
      readonly value: Value | null;
      readonly now: number;
    }
  | { readonly status: 'absent'; readonly now: number };

export interface MemberEdge<Value> extends LiveMember<Value> {
  /** Pass it as `after` or `before` to begin a page here. It can contain any characters: encode it in a URL. */
  readonly cursor: string;
}

export interface MemberPage<Value> {
  /** Ascending by expiry, then by the member's bytes, in both directions. */
  readonly members: readonly MemberEdge<Value>[];
  /** The number of live members before the first of the page, which is its rank. */
  readonly startRank: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The number of all live members. */
  readonly totalCount: number;
  readonly now: number;
}

export interface SetSummary {
  readonly name: string;
  readonly strategy: StrategyName;
  readonly defaultTtlMs: number;
  readonly createdAt: number;
  /** The number of live members, or an upper bound (`countIs`). */
  readonly count: number;
  /** `atMost`: the strategy counts expired members until it has freed them. */
  readonly countIs: 'exact' | 'atMost';
  /** Infinity if no live member ever expires; null if the strategy does not know. */
  readonly nextExpiresAt: ExpiresAt | null;
  /** Since the creation. Null if the strategy does not count them: only `sorted` and `sharded` do. */
  readonly totals: MemberTotals | null;
  readonly now: number;
}

/** Members of a set, each counted once for each time that it was added, or has expired. */
export interface MemberTotals {
  readonly added: number;
  readonly expired: number;
}

export interface TimeLeft {
  readonly now: number;
  /** The time from now that all buckets cover together. */
  readonly spanMs: number;
  /** The number of live members in each bucket: those whose time left is after its start and not after its end. */
  readonly counts: readonly number[];
  /** The number of members that expire later. */
  readonly beyond: number;
  /** The number of members that never expire. */
  readonly never: number;
}
