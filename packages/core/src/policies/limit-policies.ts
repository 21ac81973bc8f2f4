import type { LimiterContext } from '../limiter/redis-limiter.ts';
import type { MonotonicClock } from '../limiter/outage/circuit-breaker.ts';
import type { RedisClient } from '../redis/client.ts';
import type { Notifications } from '../redis/notifications.ts';
import {
  DecisionFeed,
  type DecisionIterator,
  type DecisionsRequest,
} from '../traffic/decision-feed.ts';
import { TrafficRecorder } from '../traffic/recorder.ts';
import {
  TrafficReader,
  type TopKeyList,
  type TopKeysRequest,
  type Traffic,
  type TrafficRequest,
} from '../traffic/traffic.ts';
import { checkName, checkOptions, checkSignal, type OptionNames } from '../input.ts';
import { OverrideIndex, type OverridePage } from './override-index.ts';
import { checkPolicy, type LimitPolicy, type PolicyLimit, type PolicyOptions } from './policy.ts';
import { PolicyCache } from './policy-cache.ts';
import { createPolicyLimiter } from './create-policy-limiter.ts';
import { PolicyLimiter, type FollowedLimiter } from './policy-limiter.ts';
import { PolicyStore, type PolicyPage } from './policy-store.ts';
import { keepsLayout, overridesOf, toOverrides, type StoredPolicy } from './stored-policy.ts';

interface PoliciesContext extends LimiterContext {
  readonly redis: RedisClient;
  readonly notifications: Notifications;
  /** To measure durations by. */
  readonly clock: MonotonicClock;
}

export interface PolicyCreated {
  /** `exists`: there was a policy of that name, and it stays as it is. */
  readonly status: 'created' | 'exists';
  readonly policy: LimitPolicy;
  readonly now: number;
}

export type PolicyChanged =
  | { readonly status: 'changed'; readonly policy: LimitPolicy; readonly now: number }
  /** Somebody else has changed it since: the policy as it is now. */
  | { readonly status: 'conflict'; readonly policy: LimitPolicy; readonly now: number }
  | { readonly status: 'absent' };

/** What a policy would do. */
export interface PolicyPreview {
  /** As they would be stored; `mostInAnyWindow` says what each lets pass at the worst. */
  readonly limits: readonly PolicyLimit[];
  /** Whether the policy of that name would forget what counts, blocks and overrides; false if there is none. */
  readonly forgets: boolean;
}

const DECISIONS: OptionNames<DecisionsRequest> = { policy: true, signal: true };

/** Keys that are cleared at once when a policy forgets its overrides. */
const CLEARED_AT_ONCE = 100;

/**
 * Limits that are kept in Redis under a name, so that an operator changes them while they are in use: all
 * processes follow. docs/rate-limits.md tells what a change keeps of what has been counted.
 *
 * A process that uses policies listens on a connection of its own, and tells every second what became of
 * their calls: `close` ends both. All methods throw `MayflyError`: `INVALID_…`, `REDIS_UNAVAILABLE`,
 * `REDIS_FAILED`; P is the number of policies.
 */
export class LimitPolicies {
  readonly #context: PoliciesContext;
  readonly #store: PolicyStore;
  readonly #cache: PolicyCache<FollowedLimiter>;
  readonly #overrides: OverrideIndex;
  readonly #recorder: TrafficRecorder;
  readonly #traffic: TrafficReader;
  readonly #feed: DecisionFeed;

  /** Made by `createMayfly`. */
  constructor(context: PoliciesContext) {
    const { session, keys, redis, notifications, clock } = context;
    this.#context = context;
    this.#store = new PolicyStore(session, keys);
    this.#overrides = new OverrideIndex(session, keys);
    this.#recorder = new TrafficRecorder(session, keys);
    this.#traffic = new TrafficReader(session, keys);
    this.#feed = new DecisionFeed(redis, keys.decisions);
    this.#cache = new PolicyCache(this.#store, notifications, (stored) =>
      createPolicyLimiter(context, stored, clock),
    );
  }

  /** Creates a policy, if there is none of that name. `INVALID_…` with the field's path. O(log P). */
  async create(name: string, options: PolicyOptions): Promise<PolicyCreated> {
    const { status, stored, now } = await this.#store.create(name, options);
    this.#cache.learn(stored);
    return { status, policy: stored.policy, now };
  }

  /**
   * Makes a policy what the options say, all of it, if it still is of this version. Two round trips; where
   * kinds of limits change, which forgets overrides, as many more as those take, a hundred keys at a time.
   * On a cluster other numbers are told to each of the 16,384 slots in turn (see `Limiter.setLimits`).
   */
  async change(name: string, version: number, options: PolicyOptions): Promise<PolicyChanged> {
    const change = await this.#store.change(checkName(name, 'name'), version, options);
    if (change.status === 'absent') return change;
    const { stored, now } = change;
    this.#cache.learn(stored);
    if (change.status === 'conflict') return { status: 'conflict', policy: stored.policy, now };
    const { before } = change;
    if (before.layoutVersion !== stored.layoutVersion) await this.#forget(before);
    else if (this.#context.session.isCluster) await this.#tellSlots(before, stored);
    return { status: 'changed', policy: stored.policy, now };
  }

  /** Deletes a policy with what counts and with its overrides, a hundred keys at a time. O(log P). */
  async delete(name: string): Promise<{ readonly status: 'deleted' | 'absent' }> {
    const deleted = await this.#store.delete(name);
    if (deleted === undefined) return { status: 'absent' };
    this.#cache.forget(name);
    await this.#forget(deleted);
    return { status: 'deleted' };
  }

  /** As it is in Redis now, or null. One round trip, O(1). */
  async get(name: string): Promise<LimitPolicy | null> {
    return (await this.#store.find(name))?.policy ?? null;
  }

  /** One page of the policies by name, `first` 1 to 100. `INVALID_PAGE`, `INVALID_NAME`. O(log P + first). */
  list(request: {
    readonly first: number;
    readonly after?: string | undefined;
  }): Promise<PolicyPage> {
    return this.#store.list(request);
  }

  /**
   * What decides by a policy, whichever it is at the moment. `INVALID_NAME`. No round trip; that there is
   * such a policy is found out when it is used.
   */
  limiter(name: string): PolicyLimiter {
    return new PolicyLimiter(
      { cache: this.#cache, overrides: this.#overrides, recorder: this.#recorder },
      checkName(name, 'name'),
    );
  }

  /** What `create` or `change` would make of options; changes nothing. One round trip if a name is given. */
  async preview(options: PolicyOptions, name?: string): Promise<PolicyPreview> {
    const { limits, settings } = checkPolicy(options);
    const current = name === undefined ? undefined : await this.#store.find(name);
    return {
      limits: settings.limits,
      forgets: current !== undefined && !keepsLayout(current.limits, limits),
    };
  }

  /** Keys that have limits of their own, `first` 1 to 500. `POLICY_NOT_FOUND`, `INVALID_PAGE`, `INVALID_CURSOR`. */
  async overrides(
    name: string,
    request: { readonly first: number; readonly after?: string | undefined },
  ): Promise<OverridePage> {
    return this.#overrides.page(await this.#store.get(name), request);
  }

  /**
   * How many calls were allowed, denied, shadowed and not decided at all, in all processes. Exact, but that
   * a process tells of its calls up to a second later, and after an outage when it is over.
   */
  traffic(name: string, request: TrafficRequest): Promise<Traffic> {
    return this.#traffic.counts(checkName(name, 'name'), request);
  }

  /** The keys that call most. Counts are never too high; docs/rate-limits.md says how much too low. */
  busiestKeys(name: string, request: TopKeysRequest): Promise<TopKeyList> {
    return this.#traffic.busiestKeys(checkName(name, 'name'), request);
  }

  /** The keys that are denied most, or would be but for the shadow mode. */
  mostDeniedKeys(name: string, request: TopKeysRequest): Promise<TopKeyList> {
    return this.#traffic.mostDeniedKeys(checkName(name, 'name'), request);
  }

  /** Samples of what all processes decide, as they publish them, every second; until it is ended. */
  decisions(request: DecisionsRequest = {}): DecisionIterator {
    const { policy, signal } = checkOptions(request, DECISIONS, 'request');
    if (policy !== undefined) checkName(policy, 'policy');
    checkSignal(signal);
    return this.#feed.follow(request);
  }

  /** Tells Redis now what became of the calls up to now. */
  flush(): Promise<void> {
    return this.#recorder.flush();
  }

  /**
   * Tells Redis what became of the calls up to now, and stops listening. Ends after `timeoutMs` at the latest, also
   * if Redis hangs; never fails. `unsentCalls`: calls that Redis has not confirmed; their counts are lost if the
   * process ends. What is used later begins anew.
   */
  async close(): Promise<{ readonly unsentCalls: number }> {
    this.#cache.close();
    return { unsentCalls: await this.#recorder.close() };
  }

  async #tellSlots(before: StoredPolicy, stored: StoredPolicy): Promise<void> {
    const overrides = overridesOf(stored);
    if (overrides === undefined && overridesOf(before) === undefined) return;
    const limiter = createPolicyLimiter(this.#context, stored, this.#context.clock);
    if (overrides === undefined) {
      await limiter.clearLimits();
      return;
    }
    await limiter.setLimits(toOverrides(stored.limits, overrides));
  }

  /** Drops what was kept under kinds of limits that are no more; what counts ends by itself. */
  async #forget(stored: StoredPolicy): Promise<void> {
    const limiter = createPolicyLimiter(this.#context, stored, this.#context.clock);
    if (overridesOf(stored) !== undefined) await limiter.clearLimits();
    for (;;) {
      const { overrides } = await this.#overrides.page(stored, { first: CLEARED_AT_ONCE });
      if (overrides.length === 0) return;
      await Promise.all(
        overrides.map(async ({ key }) => {
          await limiter.clearLimit(key);
          await this.#overrides.remove(stored, key);
        }),
      );
    }
  }
}
