import { createContext, type MayflyOptions } from '../context.ts';
import { createLimiters } from '../limiter/create-limiter.ts';
import type { Mayfly } from '../mayfly.ts';

export * from './common.ts';
export { clientKey, type ClientKeyOptions } from '../adapters/client-key.ts';
export { rateLimitHeaders, type RateLimitHeaders } from '../adapters/rate-limit-headers.ts';
export { consumeAll, type JointAnswer, type LimiterPart } from '../limiter/consume-all.ts';
export type {
  CreateLimiter,
  GuardedLimiterOptions,
  UnguardedLimiterOptions,
} from '../limiter/create-limiter.ts';
export type { Allowed, Decision, Denied, LimitState } from '../limiter/decision.ts';
export type {
  BucketLimit,
  Limit,
  LimitAlgorithm,
  LimitOverride,
  LogLimit,
  WindowLimit,
} from '../limiter/limit.ts';
export type {
  CallCost,
  CountedCall,
  Escalation,
  Limiter,
  LimiterOptions,
  OverrideOptions,
  Overrides,
  RefundedCall,
} from '../limiter/limiter.ts';
export type { LocalDenialsOptions } from '../limiter/local-denials.ts';
export type { GuardedLimiter } from '../limiter/outage/guarded-limiter.ts';
export type { LocalLimits, OutageOptions, OutagePolicy } from '../limiter/outage/outage-options.ts';
export type { Answer, Unavailable } from '../limiter/outage/unavailable.ts';
export { waitUntilAllowed, type WaitOptions } from '../limiter/wait-until-allowed.ts';

/** Rate limits without the rest of the library. Throws `INVALID_NAMESPACE`, `INVALID_OPTION`. */
export function createMayfly(options: MayflyOptions): Pick<Mayfly, 'limiter'> {
  const context = createContext(options);
  return { limiter: createLimiters(context, context.clock) };
}
