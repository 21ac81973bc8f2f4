import type { Mayfly } from '@mayfly/core';

/** Ten minutes in points of ten seconds. The first and the last are incomplete. */
const WINDOW_MS = 600_000;
const STEP_MS = 10_000;
const POINTS = WINDOW_MS / STEP_MS + 1;
const POLICIES = 100;
const MINUTE_MS = 60_000;

const OUTCOMES = ['allowed', 'denied', 'shadowed', 'unavailable'] as const;
type Outcome = (typeof OUTCOMES)[number];

export interface LimitsFigures extends Readonly<Record<Outcome, readonly number[]>> {
  readonly from: number;
  readonly stepMs: number;
  readonly consideredCount: number;
  readonly consideredAll: boolean;
  /** Policies with undecided calls in the last minute. */
  readonly unavailablePolicies: readonly { readonly name: string; readonly count: number }[];
}

/** The outcomes of the calls of the first hundred policies by name. */
export async function readLimits({ policies }: Mayfly): Promise<LimitsFigures> {
  const page = await policies.list({ first: POLICIES });
  const each = await Promise.all(
    page.policies.map(async ({ name }) => ({
      name,
      ...(await policies.traffic(name, { windowMs: WINDOW_MS, points: POINTS })),
    })),
  );
  const stepMs = each[0]?.stepMs ?? STEP_MS;
  // The windows are read at different times, so some can begin a step later.
  const from = each.reduce((least, traffic) => Math.min(least, traffic.from), Infinity);
  const shiftOf = (traffic: { readonly from: number }) =>
    Math.round((traffic.from - from) / stepMs);
  const length = Math.max(0, ...each.map((traffic) => shiftOf(traffic) + traffic.allowed.length));
  const sums = (outcome: Outcome) => {
    const sum = Array.from({ length }, () => 0);
    for (const traffic of each) {
      const shift = shiftOf(traffic);
      for (const [index, count] of traffic[outcome].entries()) {
        sum[index + shift] = (sum[index + shift] ?? 0) + count;
      }
    }
    return sum;
  };
  const lastMinute = Math.ceil(MINUTE_MS / stepMs);
  return {
    from: each.length === 0 ? page.now - WINDOW_MS : from,
    stepMs,
    allowed: sums('allowed'),
    denied: sums('denied'),
    shadowed: sums('shadowed'),
    unavailable: sums('unavailable'),
    consideredCount: page.policies.length,
    consideredAll: !page.hasNext,
    unavailablePolicies: each
      .map(({ name, unavailable }) => ({
        name,
        count: unavailable.slice(-lastMinute).reduce((total, count) => total + count, 0),
      }))
      .filter(({ count }) => count > 0),
  };
}
