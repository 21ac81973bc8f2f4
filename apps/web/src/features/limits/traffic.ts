import type { OutcomeKind } from '../../shared/charts/outcomes.ts';

export type Outcome = 'allowed' | 'denied' | 'shadowed' | 'unavailable';

/** The outcomes of calls. Constant, so that charts are not drawn again. */
export const OUTCOMES: readonly OutcomeKind<Outcome>[] = [
  { outcome: 'allowed', label: 'Allowed', series: 1 },
  { outcome: 'denied', label: 'Denied', series: 2 },
  { outcome: 'shadowed', label: 'Shadowed', series: 3 },
  { outcome: 'unavailable', label: 'Unavailable', series: 4 },
];
