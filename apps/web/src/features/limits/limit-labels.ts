import { windowLabel } from '../../shared/clock/window-label.ts';
import { wholeNumber } from '../../shared/numbers/whole-number.ts';
import type { Limit, LimitSettings } from './policy-settings.ts';

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

/** A rate, such as `5 per second`. */
export function rateLabel({ limit, windowMs }: LimitSettings): string {
  return `${wholeNumber.format(limit)} per ${windowLabel(windowMs)}`;
}

/** The most calls that can pass in any window. */
export function mostLabel({ mostInAnyWindow, windowMs }: Limit): string {
  return `${wholeNumber.format(mostInAnyWindow)} in any ${windowLabel(windowMs)}`;
}

/** The worst case in words. */
export function worstCaseLabel(limit: Limit): string {
  return `never more than ${mostLabel(limit)}`;
}
