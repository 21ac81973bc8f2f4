import { wholeNumber } from '../numbers/whole-number.ts';

/** The result of a replay or a discard, such as "2 dead letters replayed." */
export function releasedText(action: 'replay' | 'discard', count: number | null): string {
  const known = count ?? 0;
  const done = action === 'replay' ? 'replayed' : 'discarded';
  return `${wholeNumber.format(known)} dead ${known === 1 ? 'letter' : 'letters'} ${done}.`;
}
