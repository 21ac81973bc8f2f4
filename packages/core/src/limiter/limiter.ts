import type { IdempotentCall } from '../redis/once.ts';
import type { Decision } from './decision.ts';
import type { Limit, LimitOverride } from './limit.ts';

/** Blocks keys that continue to call while they are denied, for longer each time. */
export interface Escalation {
  /** This many denials within `withinMs` block the key. 1 to 1,000,000. */
  readonly after: number;
  readonly withinMs: number;
  /** The duration of the first block. */
  readonly blockMs: number;
  /** The factor of each further block, 1 to 100; 2 by default. */
  readonly factor?: number | undefined;
  /**
   * The longest block; a day by default, or `blockMs` if that is longer. After this time without a block,
   * the next one is a first one again.
   */
  readonly maxMs?: number | undefined;
}

export interface LimiterOptions {
  /** One to eight limits: a call passes all of them and counts in all, or is denied and counts in none. */
  readonly limits: Limit | readonly Limit[];
  /**
   * Counts denied calls as well, until a limit is full: further calls stay denied. By default, only allowed
   * calls count, so a caller always gets its limit.
   */
  readonly countDenied?: boolean | undefined;
  /** Decides, counts and reports (`shadowed`), but denies no call. */
  readonly shadow?: boolean | undefined;
  readonly escalation?: Escalation | undefined;
  /** A block by `escalation` clears the counts of its key, which has its whole limit after the block. */
  readonly clearOnBlock?: boolean | undefined;
}

export interface CallCost {
  /** The cost of the call: whole, from 1; 1 by default. */
  readonly cost?: number | undefined;
}

/** A call that counts. */
export interface CountedCall extends CallCost, IdempotentCall {}

export interface RefundedCall extends CountedCall {
  /** The `now` of the decision to refund. Without it, the latest counts are refunded. */
  readonly decidedAt?: number | undefined;
}

/** Overrides by the names of limits. Limits that are not named stay as declared. */
export type Overrides = Readonly<Record<string, LimitOverride>>;

/**
 * The limits of a kind of call, separate for each key (a user, an address, a tenant). The calls of one turn
 * of the event loop travel in one command, on a cluster in one for each slot.
 *
 * All limits of a limiter count a call of a key, or none does. A limit for all callers is a separate limiter
 * with one key; `consumeAll` counts a call in several limiters, in all or in none.
 *
 * Keys are 1 to 512 bytes of text; other keys are `INVALID_KEY`. Every method fails with
 * `REDIS_UNAVAILABLE`, `REDIS_FULL` or `REDIS_FAILED` if Redis does. A full Redis still executes `peek`,
 * `reset`, `unblock`, `clearLimit` and `clearLimits`. Each is one script, at most O(log N) in the entries of
 * a log, and O(1) for the other algorithms.
 */
export interface Limiter {
  readonly name: string;
  /**
   * Counts the call if it passes. `INVALID_OPTION` (`cost`) if it can never pass: it exceeds a limit, as
   * declared and as overridden. A cost that only exceeds an override is denied until that ends.
   */
  consume(key: string, call?: CountedCall): Promise<Decision>;
  /** The answer of `consume`, without counting. It only reads, and so also runs on a replica. */
  peek(key: string, call?: CallCost): Promise<Decision>;
  /**
   * Refunds a call, never below zero, and returns the answer of `peek` for a cost of 1.
   *
   * With the time of the call, it refunds only what still counts, so an old call frees no room that it does
   * not use. For a log, these are its units; for `fixed` and `counter`, its count if its window still
   * counts; for `gcra`, the tokens that have not been refilled since.
   *
   * Without it, it refunds current counts: the oldest units of a log, and the latest counts of other
   * algorithms. A log then still keeps its limit, for any call; the others allow a call for each refunded
   * old one. If several limits are logs, pass the time: the oldest unit may be outside of the shorter
   * windows, which then gain no room.
   */
  refund(key: string, call?: RefundedCall): Promise<Decision>;
  /**
   * Counts a cost whether or not it passes the limits. If a limit has less room, it is exhausted. Returns the
   * answer of `peek` for a cost of 1. No penalty makes a key wait longer than calls of the whole limit would; `block`
   * does. A cost from 1 to 1,000,000,000. Idempotent with a key.
   */
  penalise(key: string, call?: CountedCall): Promise<Decision>;
  /** Clears the counts of a key, its block and its escalation; its overrides stay. */
  reset(key: string): Promise<void>;
  /**
   * Clears the counts of all keys; blocks, escalation and overrides stay. Atomic for each key, and O(1), however many
   * keys there are; on a cluster, it writes to each of the 16,384 slots in turn. For the time that counts can live, as
   * a rule two windows, each decision takes Redis several times as long, as with overrides of all keys, and each key
   * that is used stores the reset. If an override gives a single key a longer window, and the key is not used in this
   * time, its counts return.
   */
  resetAll(): Promise<void>;
  /** Denies all calls of a key for a time; a longer block stays. `INVALID_TTL`. */
  block(key: string, durationMs: number): Promise<void>;
  /** Ends a block, and clears the escalation that led to it. */
  unblock(key: string): Promise<void>;
  /**
   * Overrides limits of one key, from the next decision on, in all processes. They replace earlier overrides
   * and last `forMs`, ten years by default. `INVALID_OPTION` names the invalid limit and field.
   */
  setLimit(key: string, overrides: Overrides, options?: OverrideOptions): Promise<void>;
  clearLimit(key: string): Promise<void>;
  /**
   * Overrides limits of all keys without overrides. On a cluster, it writes to each of the 16,384 slots in
   * turn: atomic for each key, not for all of them.
   */
  setLimits(overrides: Overrides, options?: OverrideOptions): Promise<void>;
  clearLimits(): Promise<void>;
}

export interface OverrideOptions {
  readonly forMs?: number | undefined;
}
