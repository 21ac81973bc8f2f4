import { createContext, type MayflyOptions } from '../context.ts';
import { LimitPolicies } from '../policies/limit-policies.ts';
import type { Mayfly } from '../mayfly.ts';

export * from './common.ts';
export type {
  LimitPolicies,
  PolicyChanged,
  PolicyCreated,
  PolicyPage,
  PolicyPreview,
} from '../policies/limit-policies.ts';
export type { KeyOverride, OverriddenLimit, OverridePage } from '../policies/override-index.ts';
export type {
  LimitPolicy,
  PolicyEscalation,
  PolicyLimit,
  PolicyOptions,
  PolicyOutage,
} from '../policies/policy.ts';
export type { PolicyLimiter } from '../policies/policy-limiter.ts';
export { mostInAnyWindow } from '../policies/worst-case.ts';
export type { DecisionIterator, DecisionsRequest } from '../traffic/decision-feed.ts';
export type { DecisionBatch, Outcome, SampledDecision } from '../traffic/sampled-decision.ts';
export type { Counts, TrafficRequest } from '../traffic/counts.ts';
export type { TopKeyList, TopKeysRequest, Traffic } from '../traffic/traffic.ts';

/** Rate limits that can be changed while they are in use without the rest of the library. Throws `INVALID_NAMESPACE`, `INVALID_OPTION`. */
export function createMayfly(options: MayflyOptions): Pick<Mayfly, 'policies'> {
  return { policies: new LimitPolicies(createContext(options)) };
}
