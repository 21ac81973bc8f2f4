/** What `getOrCreateCode` found or made. */
export interface IssuedCode {
  /** `existing`: the id had a live code already, which keeps its expiry. */
  readonly status: 'created' | 'existing';
  readonly code: string;
  readonly expiresAt: number;
  readonly now: number;
}

/** A live code as `codeFor` finds it. */
export interface LiveCode {
  readonly code: string;
  readonly uses: number;
  /** `Infinity` without a maximum. */
  readonly usesLeft: number;
  readonly expiresAt: number;
  readonly now: number;
}

/**
 * `unknown` is the one answer to every miss: a code that was never issued, has expired, was revoked, or is
 * used up.
 *
 * `limited` is decided before the code is looked at, so it says nothing about the code. Another call
 * after `retryAfterMs` is looked at, unless others have missed in the meantime.
 */
export type MissedCode =
  | { readonly status: 'unknown'; readonly passes: false; readonly now: number }
  | {
      readonly status: 'limited';
      readonly passes: false;
      readonly retryAfterMs: number;
      readonly now: number;
    };

/** What a live code stands for. */
interface FoundCode<Status extends string> {
  readonly status: Status;
  readonly passes: true;
  readonly id: string;
  /** Of `resolve`: this use included. */
  readonly uses: number;
  /** `Infinity` without a maximum. At 0 the code has ended with this use. */
  readonly usesLeft: number;
  readonly expiresAt: number;
  readonly now: number;
}

/** `passes`: whether the code is `resolved`, and used. */
export type ResolvedCode = FoundCode<'resolved'> | MissedCode;

/** `passes`: whether the code is `found`. It is not used. */
export type LookedUpCode = FoundCode<'found'> | MissedCode;

export interface RevokedCode {
  /** `absent`: there was no such live code. */
  readonly status: 'revoked' | 'absent';
  readonly now: number;
}

export interface SweptCodes {
  /** How many codes were freed. */
  readonly swept: number;
  /** How many are over and not freed yet. */
  readonly left: number;
  readonly now: number;
}

/** How full a space is. */
export interface Utilisation {
  readonly live: number;
  readonly capacity: number;
  /** Live over capacity, 0 to 1: also the odds that a blind guess is somebody's code. */
  readonly share: number;
  readonly now: number;
}

/** A live code of a page. */
export interface CodeEdge {
  readonly id: string;
  readonly code: string;
  readonly uses: number;
  /** `Infinity` without a maximum. */
  readonly usesLeft: number;
  readonly expiresAt: number;
  /** The position right after this code, which it gives away. */
  readonly cursor: string;
}

export interface CodePage {
  /** Soonest to expire first. */
  readonly codes: readonly CodeEdge[];
  readonly hasNext: boolean;
  /** All live codes of the space. */
  readonly totalCount: number;
  readonly now: number;
}

export interface ClearedCodes {
  /** How many live codes were ended. */
  readonly cleared: number;
  readonly now: number;
}
