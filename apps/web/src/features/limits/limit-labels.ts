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

/** A window as one says it: `second`, `10 s`. */
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

/** What a limit asks of callers, as one would tell it: `at most 5 in any second`. */
export function limitLabel({ algorithm, limit, windowMs, burst }: LimitSettings): string {
  const many = wholeNumber.format(limit);
  const window = windowLabel(windowMs);
  switch (algorithm) {
    case 'LOG':
      return `at most ${many} in any ${window}`;
    case 'GCRA':
      return `${many} a ${window} in an even flow, ${wholeNumber.format(burst ?? limit)} at once after a pause`;
    case 'COUNTER':
      return `about ${many} in any ${window}`;
    case 'FIXED':
      return `${many} in each ${window} that begins with a call`;
  }
}

/** The most that somebody who looks for the worst moment can get through. */
export function worstCaseLabel({ mostInAnyWindow, windowMs }: Limit): string {
  return `never more than ${wholeNumber.format(mostInAnyWindow)} in any ${windowLabel(windowMs)}`;
}
