import type { Decision } from './decision.ts';
import type { Limit, LimitOverride } from './limit.ts';

/** Blocks keys that go on calling while they are denied, for longer each time. */
export interface Escalation {
  /** So many denials within so long block the key. 1 to 1,000,000. */
  readonly after: number;
  readonly withinMs: number;
  /** How long the first block lasts. */
  readonly blockMs: number;
  /** Each further block lasts so many times as long, 1 to 100; 2 by default. */
  readonly factor?: number | undefined;
  /**
   * No block lasts longer; a day by default, or `blockMs` if that is more. When so long has passed after
   * the end of a block without another, the next one is a first one again.
   */
  readonly maxMs?: number | undefined;
}

export interface LimiterOptions {
  /** One to eight limits: a call passes all of them and counts in all, or is denied and counts in none. */
  readonly limits: Limit | readonly Limit[];
  /**
   * Counts denied calls as well, until a limit is full: who calls on is denied on. By default only what
   * passes counts, so that a caller always gets its limit.
   */
  readonly countDenied?: boolean | undefined;
  /** Decides, counts and reports (`shadowed`), and denies nothing. */
  readonly shadow?: boolean | undefined;
  readonly escalation?: Escalation | undefined;
}

export interface CallCost {
  /** How much the call counts: whole, from 1; 1 by default. */
  readonly cost?: number | undefined;
}

export interface RefundedCall extends CallCost {
  /** The `now` of the decision that is taken back. Without it what counts now is taken back. */
  readonly decidedAt?: number | undefined;
}

/** Overrides by the names of limits. What a limit is not named in, stays as it was declared. */
export type Overrides = Readonly<Record<string, LimitOverride>>;

/**
 * The limits of a kind of call, kept for each key (a user, an address, a tenant) by itself. The calls of
 * one turn of the event loop travel in one command, on a cluster in one for each slot.
 *
 * All limits of a limiter count a call of a key, or none does. A limit for all callers is a limiter of its own with
 * a key of its own; `consumeAll` counts a call in several limiters, in all or in none.
 *
 * Keys are 1 to 512 bytes of text; what else is refused is `INVALID_KEY`. Every method fails with
 * `REDIS_UNAVAILABLE`, `REDIS_FULL` or `REDIS_FAILED` if Redis does; a full Redis still carries out `peek`, `reset`,
 * `unblock`, `clearLimit` and `clearLimits`. Each is one script, O(log N) at most in what a
 * log remembers, and O(1) for the other algorithms.
 */
export interface Limiter {
  readonly name: string;
  /**
   * Counts the call if it passes. `INVALID_OPTION` (`cost`) if it could never: it is more than a limit, as
   * declared and as overridden. What only an override makes impossible is denied until that ends.
   */
  consume(key: string, call?: CallCost): Promise<Decision>;
  /** What `consume` would say. It only reads, and so also runs on a replica. */
  peek(key: string, call?: CallCost): Promise<Decision>;
  /**
   * Takes back what a call counted, never below nothing, and says what `peek` would for a call of 1.
   *
   * With the call's moment what of it still counts goes, so that an old call frees no room that it does not
   * take: its units of a log; of `fixed` and `counter` what it counted in its window, nothing if that does not
   * count any more; of `gcra` what has not flowed in since, nothing if that is as much as it took.
   *
   * Without it what counts now goes: the oldest units of a log, and of the others what was counted last. A
   * log then holds its limit all the same, whichever call that was; the others let a call pass for each old
   * one that is taken back. Where several limits are logs, name the moment: the oldest unit may lie outside
   * the shorter windows, which then have no more room than before.
   */
  refund(key: string, call?: RefundedCall): Promise<Decision>;
  /** Forgets what counts against a key, its block and its escalation; its overrides stay. */
  reset(key: string): Promise<void>;
  /** Denies all calls of a key for so long; a longer block stays as it is. `INVALID_TTL`. */
  block(key: string, durationMs: number): Promise<void>;
  /** Ends a block, and forgets the escalation that led to it. */
  unblock(key: string): Promise<void>;
  /**
   * Other limits for one key, from the next decision on, in all processes. They replace earlier ones and
   * last `forMs`, ten years by default. `INVALID_OPTION` names the limit and the field at fault.
   */
  setLimit(key: string, overrides: Overrides, options?: OverrideOptions): Promise<void>;
  clearLimit(key: string): Promise<void>;
  /**
   * Other limits for all keys that have none of their own. On a cluster it is told to each of the 16,384
   * slots in turn: atomic for each key, not for all of them.
   */
  setLimits(overrides: Overrides, options?: OverrideOptions): Promise<void>;
  clearLimits(): Promise<void>;
}

export interface OverrideOptions {
  readonly forMs?: number | undefined;
}
