import { formatDuration } from '../../shared/clock/duration-format.ts';
import { wholeNumber } from '../../shared/numbers/whole-number.ts';
import type { Limit, LimitSettings } from './policy-settings.ts';

const UNITS: ReadonlyMap<number, string> = new Map([
  [1_000, 'second'],
  [60_000, 'minute'],
  [3_600_000, 'hour'],
  [86_400_000, 'day'],
  [604_800_000, 'week'],
]);

/** The name of a window, such as `second` or `10 s`. */
export function windowLabel(windowMs: number): string {
  return UNITS.get(windowMs) ?? formatDuration(windowMs);
}

export const ALGORITHMS = ['LOG', 'GCRA', 'COUNTER', 'FIXED'] as const;

export const ALGORITHM_NAMES: Readonly<Record<Limit['algorithm'], string>> = {
  LOG: 'exact log',
  GCRA: 'bucket (GCRA)',
  COUNTER: 'weighted windows',
  FIXED: 'fixed windows',
};

/** A limit in words, such as `at most 5 in any second`. */
export function limitLabel({ algorithm, limit, windowMs, burst }: LimitSettings): string {
  const many = wholeNumber.format(limit);
  const window = windowLabel(windowMs);
  switch (algorithm) {
    case 'LOG':
      return `at most ${many} in any ${window}`;
    case 'GCRA':
      return `${many} per ${window} at an even rate, bursts of ${wholeNumber.format(burst ?? limit)}`;
    case 'COUNTER':
      return `about ${many} in any ${window}`;
    case 'FIXED':
      return `${many} in each ${window} that begins with a call`;
  }
}

/** The most calls that can pass in any window, in the worst case. */
export function worstCaseLabel({ mostInAnyWindow, windowMs }: Limit): string {
  return `never more than ${wholeNumber.format(mostInAnyWindow)} in any ${windowLabel(windowMs)}`;
}
