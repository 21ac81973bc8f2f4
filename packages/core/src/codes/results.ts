import type { Replayable } from '../redis/once.ts';

/** The result of `getOrCreateCode`. */
export interface IssuedCode {
  /** `existing`: the id has a live code, which keeps its expiry. */
  readonly status: 'created' | 'existing';
  readonly code: string;
  readonly expiresAt: number;
  readonly now: number;
}

/** The result of `codeFor`: a live code. */
export interface LiveCode {
  readonly code: string;
  readonly uses: number;
  /** `Infinity` without a maximum. */
  readonly usesLeft: number;
  readonly expiresAt: number;
  readonly now: number;
}

/**
 * `unknown` is the answer to every miss: a code that was never issued, has expired, was revoked, or has no
 * uses left.
 *
 * `limited` is decided before the code is checked, so it reveals nothing about the code. A call after
 * `retryAfterMs` is checked, unless others have missed meanwhile.
 */
export type MissedCode =
  | { readonly status: 'unknown'; readonly passes: false; readonly now: number }
  | {
      readonly status: 'limited';
      readonly passes: false;
      readonly retryAfterMs: number;
      readonly now: number;
    };

/** The id of a live code. */
interface FoundCode<Status extends string> {
  readonly status: Status;
  readonly passes: true;
  readonly id: string;
  /** After `resolve`: including this use. */
  readonly uses: number;
  /** `Infinity` without a maximum. At 0, this use has ended the code. */
  readonly usesLeft: number;
  readonly expiresAt: number;
  readonly now: number;
}

/** `passes`: whether the code is `resolved`, and used. */
export type ResolvedCode = (FoundCode<'resolved'> | MissedCode) & Replayable;

/** `passes`: whether the code is `found`. It is not used. */
export type LookedUpCode = FoundCode<'found'> | MissedCode;

export interface RevokedCode {
  /** `absent`: there was no such live code. */
  readonly status: 'revoked' | 'absent';
  readonly now: number;
}

export interface SweptCodes {
  /** The number of freed codes. */
  readonly swept: number;
  /** The number of expired codes that are not freed yet. */
  readonly left: number;
  readonly now: number;
}

/** The utilisation of a space. */
export interface Utilisation {
  readonly live: number;
  readonly capacity: number;
  /** Live codes by capacity, 0 to 1: also the probability that a random guess is a live code. */
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
  /** The position after this code. It contains the code. */
  readonly cursor: string;
}

export interface CodePage {
  /** The next to expire first. */
  readonly codes: readonly CodeEdge[];
  readonly hasNext: boolean;
  /** All live codes of the space. */
  readonly totalCount: number;
  readonly now: number;
}

export interface ClearedCodes {
  /** The number of ended live codes. */
  readonly cleared: number;
  readonly now: number;
}
