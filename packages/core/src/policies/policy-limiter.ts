import type { Decision } from '../limiter/decision.ts';
import { DelegatingLimiter } from '../limiter/delegating-limiter.ts';
import type {
  CallCost,
  CountedCall,
  OverrideOptions,
  Overrides,
  RefundedCall,
} from '../limiter/limiter.ts';
import { checkKey, durationOf, encodeOverrides } from '../limiter/options.ts';
import type { GuardedLimiter } from '../limiter/outage/guarded-limiter.ts';
import type { Answer } from '../limiter/outage/unavailable.ts';
import type { TrafficRecorder } from '../traffic/recorder.ts';
import type { OverrideIndex } from './override-index.ts';
import type { SettingsCache } from '../settings/settings-cache.ts';
import { readNumbers, toOverrides, type PolicyBody, type StoredPolicy } from './stored-policy.ts';

/** What a process uses of a policy. */
export interface PolicyUse {
  readonly stored: StoredPolicy;
  readonly limiter: GuardedLimiter;
}

interface Context {
  readonly cache: SettingsCache<PolicyBody, PolicyUse>;
  readonly overrides: OverrideIndex;
  readonly recorder: TrafficRecorder;
}

/**
 * Decides by the current policy. The calls of one turn travel in one command, and nothing else is read: this
 * process caches the policy from its first use on, which takes one more round trip, and follows its changes.
 *
 * Every method throws `POLICY_NOT_FOUND` if there is no such policy, and otherwise the errors of
 * `GuardedLimiter`. While Redis is unavailable, a policy that this process has used before continues by its
 * `outage`.
 */
export class PolicyLimiter extends DelegatingLimiter {
  /** The name of the policy. */
  readonly name: string;
  readonly #context: Context;

  /** Created by `mayfly.policies.limiter`. */
  constructor(context: Context, name: string) {
    super();
    this.#context = context;
    this.name = name;
  }

  /** Counts the call if it passes. */
  async consume(key: string, call: CountedCall = {}): Promise<Answer> {
    // Awaits only if the policy is not cached, so that calls of one turn stay together.
    const { limiter } = this.#current ?? (await this.#load());
    const answer = await limiter.consume(key, call);
    if (!('replayed' in answer)) this.record(key, call.cost ?? 1, answer);
    return answer;
  }

  /** The limiter of the current policy. */
  async decider(): Promise<GuardedLimiter> {
    return (this.#current ?? (await this.#load())).limiter;
  }

  /** Counts an answer in the policy's traffic. */
  record(key: string, cost: number, answer: Answer): void {
    this.#context.recorder.record(this.name, key, cost, answer);
  }

  /** The answer of `consume`, without counting. */
  async peek(key: string, call: CallCost = {}): Promise<Answer> {
    const { limiter } = this.#current ?? (await this.#load());
    return limiter.peek(key, call);
  }

  /** Refunds a call, and returns the answer of `peek`. */
  async refund(key: string, call: RefundedCall = {}): Promise<Decision> {
    const { limiter } = this.#current ?? (await this.#load());
    return limiter.refund(key, call);
  }

  /** Counts a cost whether or not it passes, up to the limits, and returns the answer of `peek`. */
  async penalise(key: string, call: CountedCall = {}): Promise<Decision> {
    const { limiter } = this.#current ?? (await this.#load());
    return limiter.penalise(key, call);
  }

  /** Clears the counts of all keys; blocks, escalation and overrides stay. */
  async resetAll(): Promise<void> {
    const { limiter } = this.#current ?? (await this.#load());
    await limiter.resetAll();
  }

  /** Clears the counts of a key, its block and its escalation; its overrides stay. */
  async reset(key: string): Promise<void> {
    const { limiter } = this.#current ?? (await this.#load());
    await limiter.reset(key);
  }

  /** Denies all calls of a key for a time; a longer block stays. `INVALID_TTL`. */
  async block(key: string, durationMs: number): Promise<void> {
    const { limiter } = this.#current ?? (await this.#load());
    await limiter.block(key, durationMs);
  }

  async unblock(key: string): Promise<void> {
    const { limiter } = this.#current ?? (await this.#load());
    await limiter.unblock(key);
  }

  /**
   * Overrides limits for one key for `forMs`, ten years by default. Missing numbers are those of the current
   * policy, and stay the same when the policy changes. Three round trips.
   */
  async setLimit(key: string, overrides: Overrides, options: OverrideOptions = {}): Promise<void> {
    checkKey(key);
    const forMs = durationOf(options);
    const { stored, limiter } = await this.#load();
    const encoded = encodeOverrides(stored.limits, overrides);
    await this.#context.overrides.add(stored, key, encoded, forMs);
    await limiter.setLimit(key, toOverrides(stored.limits, readNumbers(encoded)), { forMs });
  }

  /** Ends the overrides of a key. Three round trips. */
  async clearLimit(key: string): Promise<void> {
    const { stored, limiter } = await this.#load();
    await limiter.clearLimit(key);
    await this.#context.overrides.remove(stored, key);
  }

  get #current(): PolicyUse | undefined {
    return this.#context.cache.get(this.name)?.use;
  }

  async #load(): Promise<PolicyUse> {
    this.#context.cache.follow();
    return (await this.#context.cache.load(this.name)).use;
  }
}
