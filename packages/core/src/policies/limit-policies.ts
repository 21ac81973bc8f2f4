import type { LimiterContext } from '../limiter/redis-limiter.ts';
import type { MonotonicClock } from '../limiter/outage/circuit-breaker.ts';
import type { RedisClient } from '../redis/client.ts';
import {
  DecisionFeed,
  type DecisionIterator,
  type DecisionsRequest,
} from '../traffic/decision-feed.ts';
import { TrafficRecorder } from '../traffic/recorder.ts';
import type { TrafficRequest } from '../traffic/counts.ts';
import {
  TrafficReader,
  type TopKeyList,
  type TopKeysRequest,
  type Traffic,
} from '../traffic/traffic.ts';
import { policyNotFound } from '../errors.ts';
import { checkInteger, checkName, checkOptions, checkSignal, type OptionNames } from '../input.ts';
import { defineScript } from '../redis/script.ts';
import { SettingsCache } from '../settings/settings-cache.ts';
import { SettingsStore, type PageOfNames, type ReplaceScript } from '../settings/settings-store.ts';
import { OverrideIndex, type OverridePage } from './override-index.ts';
import { checkPolicy, type LimitPolicy, type PolicyLimit, type PolicyOptions } from './policy.ts';
import { createPolicyLimiter } from './create-policy-limiter.ts';
import { PolicyLimiter, type PolicyUse } from './policy-limiter.ts';
import {
  keepsLayout,
  overridesOf,
  toBody,
  toOverrides,
  toStored,
  type PolicyBody,
  type StoredPolicy,
} from './stored-policy.ts';

const replaceScript = defineScript(new URL('./replace.lua', import.meta.url));

interface PoliciesContext extends LimiterContext {
  readonly redis: RedisClient;
  /** Measures durations. */
  readonly clock: MonotonicClock;
}

export interface PolicyCreated {
  /** `exists`: the policy exists already, and does not change. */
  readonly status: 'created' | 'exists';
  readonly policy: LimitPolicy;
  readonly now: number;
}

export type PolicyChanged =
  | { readonly status: 'changed'; readonly policy: LimitPolicy; readonly now: number }
  /** Another caller has changed it: the current policy. */
  | { readonly status: 'conflict'; readonly policy: LimitPolicy; readonly now: number }
  | { readonly status: 'absent' };

export interface PolicyPage {
  /** By name, in byte order. */
  readonly policies: readonly LimitPolicy[];
  readonly hasNext: boolean;
  /** Where the next page begins: pass it as `after`. Null if this page is empty. */
  readonly endCursor: string | null;
  readonly totalCount: number;
  readonly now: number;
}

/** What a policy would do. */
export interface PolicyPreview {
  /** As Redis would store them; `mostInAnyWindow` computes how many calls each allows in the worst case. */
  readonly limits: readonly PolicyLimit[];
  /** Whether the change would clear counts, blocks and overrides; false if there is no such policy. */
  readonly forgets: boolean;
}

const DECISIONS: OptionNames<DecisionsRequest> = { policy: true, signal: true };

/** Overrides that are cleared concurrently. */
const CLEARED_AT_ONCE = 100;

/**
 * Limits that Redis stores under a name, so that an operator can change them while they are in use. All
 * processes follow within a second. docs/rate-limits.md says which state a change keeps.
 *
 * A process that uses policies reads changes and writes the results of calls every second, until `close`. All
 * methods throw `MayflyError`: `INVALID_…`, `REDIS_UNAVAILABLE`, `REDIS_FAILED`. P is the number of policies.
 */
export class LimitPolicies {
  readonly #context: PoliciesContext;
  readonly #store: SettingsStore<PolicyBody>;
  readonly #cache: SettingsCache<PolicyBody, PolicyUse>;
  readonly #overrides: OverrideIndex;
  readonly #recorder: TrafficRecorder;
  readonly #traffic: TrafficReader;
  readonly #feed: DecisionFeed;

  /** Created by `createMayfly`. */
  constructor(given: Omit<PoliciesContext, 'clock'> & Partial<Pick<PoliciesContext, 'clock'>>) {
    const { session, keys, redis, clock = () => performance.now() } = given;
    const context = { ...given, clock };
    this.#context = context;
    this.#store = new SettingsStore(session, keys.settings('policies'), 'name');
    this.#overrides = new OverrideIndex(session, keys);
    this.#recorder = new TrafficRecorder(session, keys);
    this.#traffic = new TrafficReader(session, keys);
    this.#feed = new DecisionFeed(redis, keys.decisions);
    this.#cache = new SettingsCache(this.#store, {
      open(entry) {
        const stored = toStored(entry);
        return { stored, limiter: createPolicyLimiter(context, stored, clock) };
      },
      notFound: policyNotFound,
      capacity: Infinity,
    });
  }

  /** Creates a policy, if there is none of that name. `INVALID_…` with the field's path. O(log P). */
  async create(name: string, options: PolicyOptions): Promise<PolicyCreated> {
    const { status, entry, now } = await this.#store.create(name, toBody(checkPolicy(options)));
    this.#cache.changed(entry);
    return { status, policy: toStored(entry).policy, now };
  }

  /**
   * Replaces all options of a policy, if it still has this version. Two round trips. If the kinds of limits
   * change, it also clears all overrides, a hundred keys at a time. On a cluster, it writes other numbers to each
   * of the 16,384 slots in turn (see `Limiter.setLimits`).
   */
  async change(name: string, version: number, options: PolicyOptions): Promise<PolicyChanged> {
    const checked = checkPolicy(options);
    checkInteger(version, 1, Number.MAX_SAFE_INTEGER, 'INVALID_OPTION', 'version');
    const before = await this.#find(name);
    if (before === undefined) return { status: 'absent' };
    const keeps = keepsLayout(before.limits, checked.limits);
    const body = toBody(checked, keeps ? before : undefined);
    const script = this.#replaceScript(before, body);
    const result = await this.#store.replace(name, version, body, script);
    if (result.status === 'absent') return result;
    const { entry, now } = result;
    this.#cache.changed(entry);
    const stored = toStored(entry);
    if (result.status === 'conflict') return { status: 'conflict', policy: stored.policy, now };
    if (!keeps) await this.#forget(before);
    else if (this.#context.session.isCluster) await this.#overrideInSlots(before, stored);
    return { status: 'changed', policy: stored.policy, now };
  }

  /** Deletes a policy with its traffic, and its overrides, a hundred keys at a time. O(log P). */
  async delete(name: string): Promise<{ readonly status: 'deleted' | 'absent' }> {
    const deleted = await this.#store.delete(name);
    if (deleted === undefined) return { status: 'absent' };
    this.#cache.deleted(name);
    await Promise.all([this.#recorder.clear(name), this.#forget(toStored(deleted))]);
    return { status: 'deleted' };
  }

  /** The current policy in Redis, or null. One round trip, O(log P). */
  async get(name: string): Promise<LimitPolicy | null> {
    return (await this.#find(name))?.policy ?? null;
  }

  /** One page of the policies by name, `first` 1 to 100. `INVALID_PAGE`, `INVALID_NAME`. O(log P + first). */
  async list(request: PageOfNames): Promise<PolicyPage> {
    const { entries, ...page } = await this.#store.list(request);
    const policies = entries.map((entry) => toStored(entry).policy);
    return { policies, endCursor: policies.at(-1)?.name ?? null, ...page };
  }

  /**
   * A limiter that follows the policy of this name. `INVALID_NAME`. No round trip: only its methods fail if there
   * is no such policy.
   */
  limiter(name: string): PolicyLimiter {
    return new PolicyLimiter(
      { cache: this.#cache, overrides: this.#overrides, recorder: this.#recorder },
      checkName(name, 'name'),
    );
  }

  /** The result of `create` or `change` with these options, without a change. One round trip if a name is given. */
  async preview(options: PolicyOptions, name?: string): Promise<PolicyPreview> {
    const { limits, settings } = checkPolicy(options);
    const current = name === undefined ? undefined : await this.#find(name);
    return {
      limits: settings.limits,
      forgets: current !== undefined && !keepsLayout(current.limits, limits),
    };
  }

  /** Keys with overrides, `first` 1 to 500. `POLICY_NOT_FOUND`, `INVALID_PAGE`, `INVALID_CURSOR`. */
  async overrides(
    name: string,
    request: { readonly first: number; readonly after?: string | undefined },
  ): Promise<OverridePage> {
    const stored = await this.#find(name);
    if (stored === undefined) throw policyNotFound();
    return this.#overrides.page(stored, request);
  }

  /**
   * The numbers of calls that were allowed, denied, shadowed and unavailable, in all processes. Exact, but up to a
   * second late, and during an outage of Redis as late as its end.
   */
  traffic(name: string, request: TrafficRequest): Promise<Traffic> {
    return this.#traffic.counts(checkName(name, 'name'), request);
  }

  /** The keys with the most calls. Counts are never too high; docs/rate-limits.md says how much too low. */
  busiestKeys(name: string, request: TopKeysRequest): Promise<TopKeyList> {
    return this.#traffic.busiestKeys(checkName(name, 'name'), request);
  }

  /** The keys with the most denials, including those of the shadow mode. */
  mostDeniedKeys(name: string, request: TopKeysRequest): Promise<TopKeyList> {
    return this.#traffic.mostDeniedKeys(checkName(name, 'name'), request);
  }

  /** Samples of the decisions of all processes. Each process publishes them every second. */
  decisions(request: DecisionsRequest = {}): DecisionIterator {
    const { policy, signal } = checkOptions(request, DECISIONS, 'request');
    if (policy !== undefined) checkName(policy, 'policy');
    checkSignal(signal);
    return this.#feed.follow(request);
  }

  /** Writes the results of all calls until now. */
  flush(): Promise<void> {
    return this.#recorder.flush();
  }

  /**
   * Writes the results of all calls until now, and stops following changes. Ends after `timeoutMs` at the latest,
   * also if Redis hangs; never fails. `unsentCalls`: calls that Redis has not confirmed; their counts are lost if
   * the process ends. A later use of a policy starts again.
   */
  async close(): Promise<{ readonly unsentCalls: number }> {
    this.#cache.close();
    return { unsentCalls: await this.#recorder.close() };
  }

  async #find(name: string): Promise<StoredPolicy | undefined> {
    const entry = await this.#store.find(name);
    return entry && toStored(entry);
  }

  /** Without a cluster, one script changes the policy and the overrides for all keys. */
  #replaceScript({ policy, layoutId }: StoredPolicy, body: PolicyBody): ReplaceScript {
    const script = replaceScript;
    if (body.layoutId !== layoutId || this.#context.session.isCluster) {
      return { script, keys: [], args: [] };
    }
    const limiter = this.#context.keys.policyLimiter(policy.name, layoutId, '');
    const overrides = overridesOf(toStored({ ...policy, settings: body }));
    const json = overrides === undefined ? '' : JSON.stringify(overrides);
    return { script, keys: [limiter.globalOverrides(undefined)], args: [json] };
  }

  async #overrideInSlots(before: StoredPolicy, stored: StoredPolicy): Promise<void> {
    const overrides = overridesOf(stored);
    if (overrides === undefined && overridesOf(before) === undefined) return;
    const limiter = createPolicyLimiter(this.#context, stored, this.#context.clock);
    if (overrides === undefined) {
      await limiter.clearLimits();
      return;
    }
    await limiter.setLimits(toOverrides(stored.limits, overrides));
  }

  /** Clears the overrides of an earlier layout. Its counts expire. */
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
