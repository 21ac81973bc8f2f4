import type { Reply } from '../redis/reply.ts';
import type { Decision, LimitState } from './decision.ts';
import type { CheckedLimit } from './limit.ts';

const BLOCKED = 2;
const REFUSED = 3;
/** Added to the outcome where limits are overridden, and each is told with its limit and window. */
const OVERRIDDEN = 4;

/** Reads one decision as decide.lua replies it; null where the cost could never pass. */
export function readDecision(
  reply: Reply,
  now: number,
  limits: readonly CheckedLimit[],
  shadow: boolean,
): Decision | null {
  const code = reply.integer();
  const overridden = code >= OVERRIDDEN;
  const outcome = overridden ? code - OVERRIDDEN : code;
  const blockedUntil = reply.integer();
  const states = limits.map((declared) => readState(reply, declared, overridden));
  if (outcome === REFUSED) return null;

  const [first, ...others] = states;
  if (first === undefined) throw new RangeError('A limiter has at least one limit');
  if (outcome === 1) {
    const tightest = others.reduce(tighter, first);
    return { status: 'allowed', ...summary(tightest, states, now), retryAfterMs: 0 };
  }
  const denying = others.reduce(longer, first);
  const blocked = outcome === BLOCKED;
  const retryAfterMs = Math.max(denying.retryAfterMs, blocked ? blockedUntil - now : 0);
  const denied = {
    ...summary(denying, states, now),
    retryAfterMs,
    ...(blocked ? { remaining: 0, resetAtMs: blockedUntil } : {}),
  };
  return shadow
    ? { status: 'allowed', ...denied, shadowed: 'denied' }
    : { status: 'denied', reason: blocked ? 'blocked' : 'limit', ...denied };
}

function readState(reply: Reply, declared: CheckedLimit, overridden: boolean): LimitState {
  const remaining = reply.integer();
  const retryAfterMs = reply.integer();
  const resetAtMs = reply.integer();
  const limit = overridden ? reply.integer() : declared.limit;
  const windowMs = overridden ? reply.integer() : declared.windowMs;
  return { name: declared.name, limit, windowMs, remaining, retryAfterMs, resetAtMs };
}

function summary(named: LimitState, limits: readonly LimitState[], now: number) {
  let { remaining } = named;
  for (const state of limits) remaining = Math.min(remaining, state.remaining);
  return { remaining, resetAtMs: named.resetAtMs, limit: named.name, now, limits };
}

/** The one that lets less pass, and of two equal ones that which does so longer. */
function tighter(a: LimitState, b: LimitState): LimitState {
  if (a.remaining !== b.remaining) return a.remaining < b.remaining ? a : b;
  return b.resetAtMs > a.resetAtMs ? b : a;
}

function longer(a: LimitState, b: LimitState): LimitState {
  return b.retryAfterMs > a.retryAfterMs ? b : a;
}
