import type { Reply } from '../redis/reply.ts';
import type { Decision, LimitState } from './decision.ts';
import type { CheckedLimit } from './limit.ts';

const ALLOWED = 1;
const BLOCKED = 2;
const REFUSED = 3;
/** Added to the outcome if limits are overridden; then each limit has its limit and window. */
const OVERRIDDEN = 4;

/** Reads one decision of decide.lua; null if the cost can never pass. */
export function readDecision(
  reply: Reply,
  now: number,
  limits: readonly CheckedLimit[],
  shadow: boolean,
): Decision | null {
  const code = reply.integer();
  if (code === REFUSED) return null;
  const overridden = code >= OVERRIDDEN;
  const outcome = overridden ? code - OVERRIDDEN : code;
  const blockedUntil = outcome === BLOCKED ? reply.integer() : undefined;
  const states = limits.map((declared) => readState(reply, declared, outcome, overridden));
  if (outcome === ALLOWED) {
    const { resetAtMs, name: limit } = states.reduce(tighter);
    const remaining = least(states);
    return {
      status: 'allowed',
      passes: true,
      remaining,
      retryAfterMs: 0,
      resetAtMs,
      limit,
      now,
      limits: states,
    };
  }
  const denying = states.reduce(longer);
  const isBlocked = blockedUntil !== undefined;
  const remaining = isBlocked ? 0 : least(states);
  const retryAfterMs = isBlocked
    ? Math.max(denying.retryAfterMs, blockedUntil - now)
    : denying.retryAfterMs;
  const resetAtMs = blockedUntil ?? denying.resetAtMs;
  const limit = denying.name;
  if (shadow) {
    const shadowed = 'denied';
    return {
      status: 'allowed',
      passes: true,
      shadowed,
      remaining,
      retryAfterMs,
      resetAtMs,
      limit,
      now,
      limits: states,
    };
  }
  const reason = isBlocked ? 'blocked' : 'limit';
  return {
    status: 'denied',
    passes: false,
    reason,
    remaining,
    retryAfterMs,
    resetAtMs,
    limit,
    now,
    limits: states,
  };
}

function readState(
  reply: Reply,
  declared: CheckedLimit,
  outcome: number,
  overridden: boolean,
): LimitState {
  const remaining = reply.integer();
  const resetAtMs = reply.integer();
  const retryAfterMs = outcome === ALLOWED ? 0 : reply.integer();
  const limit = overridden ? reply.integer() : declared.limit;
  const windowMs = overridden ? reply.integer() : declared.windowMs;
  return { name: declared.name, limit, windowMs, remaining, retryAfterMs, resetAtMs };
}

function least(states: readonly LimitState[]): number {
  return states.reduce((least, { remaining }) => Math.min(least, remaining), Infinity);
}

/** The limit with less remaining, and of two equal ones the one with the later reset. */
function tighter(a: LimitState, b: LimitState): LimitState {
  if (a.remaining !== b.remaining) return a.remaining < b.remaining ? a : b;
  return b.resetAtMs > a.resetAtMs ? b : a;
}

function longer(a: LimitState, b: LimitState): LimitState {
  return b.retryAfterMs > a.retryAfterMs ? b : a;
}
