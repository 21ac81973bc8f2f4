import { wholeNumber } from '../../shared/numbers/whole-number.ts';
import type { OverviewData } from './queries/use-overview.ts';

interface Counted {
  /** For example "in 5 of 7 sets". */
  readonly text: string;
  /** Why not in all; null if all are counted. */
  readonly reason: string | null;
}

/** The sets whose upcoming expiries are counted. */
export function countedSets(
  { totalCount }: OverviewData['sets'],
  { consideredCount }: OverviewData['hour'],
): Counted {
  const all = `${wholeNumber.format(totalCount)} ${totalCount === 1 ? 'set' : 'sets'}`;
  if (consideredCount >= totalCount) return { text: `in ${all}`, reason: null };
  return {
    text: `in ${wholeNumber.format(consideredCount)} of ${all}`,
    reason: 'The other sets do not order their members by expiry, or there are too many to count.',
  };
}
