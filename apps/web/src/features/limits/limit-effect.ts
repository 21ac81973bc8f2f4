import { wholeNumber } from '../../shared/numbers/whole-number.ts';
import { windowLabel } from '../../shared/clock/window-label.ts';
import { worstCaseLabel } from './limit-labels.ts';
import type { Limit } from './policy-settings.ts';

/** What ends the denials of a key. */
const UNTIL: Readonly<Record<Limit['algorithm'], string>> = {
  LOG: 'enough calls have left the window',
  GCRA: 'enough capacity has come back',
  COUNTER: 'enough calls have left the window',
  FIXED: 'the window ends',
};

/** What callers notice of a limit. */
export function limitEffect(limit: Limit): string {
  const calls = `${wholeNumber.format(limit.limit)} ${limit.limit === 1 ? 'call' : 'calls'}`;
  const window = windowLabel(limit.windowMs);
  return `${calls} per ${window} for each key, then 429 until ${UNTIL[limit.algorithm]}; ${worstCaseLabel(limit)}.`;
}
