import type { LimiterContext } from '../limiter/redis-limiter.ts';
import { RedisLimiter } from '../limiter/redis-limiter.ts';
import type { MonotonicClock } from '../limiter/outage/circuit-breaker.ts';
import { OutageGuard, type GuardedLimiter } from '../limiter/outage/guarded-limiter.ts';
import { checkOutage } from '../limiter/outage/outage-options.ts';
import { toLimit } from './policy.ts';
import type { StoredPolicy } from './stored-policy.ts';

/** The limiter of the current policy. */
export function createPolicyLimiter(
  { session, queue, keys }: LimiterContext,
  { policy, layoutId, limits, declared }: StoredPolicy,
  clock: MonotonicClock,
): GuardedLimiter {
  const { name, countDenied, shadow, escalation, outage } = policy;
  const context = {
    session,
    queue,
    keys: {
      ...keys,
      limiter: (of: string, layout: string) => keys.policyLimiter(of, layoutId, layout),
    },
  };
  const limiter = new RedisLimiter(context, name, {
    limits: declared.map(toLimit),
    countDenied,
    shadow,
    escalation,
  });
  return new OutageGuard(limiter, limits, checkOutage(outage), clock);
}
