import type { Findings } from './findings.ts';

export interface Admissions {
  readonly subject: string;
  /** The documented maximum in any trailing window. */
  readonly most: number;
  /** Infinity: in total. */
  readonly windowMs: number;
  /** Each call that passed, at a time of Redis. `lost`: a failover may have forgotten it. */
  readonly passed: readonly { readonly at: number; readonly lost: boolean }[];
}

/**
 * Whether no trailing window has more calls than the maximum. A promoted replica decides as if the calls that it lacks
 * had never been, so the others keep the maximum.
 */
export function checkAdmissions({ subject, most, windowMs, passed }: Admissions): Findings {
  const times = (among: Admissions['passed']) => among.map(({ at }) => at);
  const excess = largest(times(passed.filter(({ lost }) => !lost)), windowMs) - most;
  const withLost = largest(times(passed), windowMs) - most;
  return {
    operations: passed.length,
    violations: excess > 0 ? [`${subject}: ${most + excess} passed, at most ${most}`] : [],
    apart: Math.max(0, withLost) - Math.max(0, excess),
  };
}

/** The largest number of times in any trailing window. */
function largest(times: readonly number[], windowMs: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  let first = 0;
  let most = 0;
  for (const [index, at] of sorted.entries()) {
    while (at - (sorted[first] ?? at) >= windowMs) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}
