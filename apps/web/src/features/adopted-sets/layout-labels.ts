import { formatDuration } from '../../shared/clock/duration-format.ts';
import type { AdoptedFragment } from './documents.generated.ts';

type Layout = Pick<AdoptedFragment, 'score' | 'unit' | 'windowMs'>;

/** The layout of an adopted set in a few words. */
export function layoutLabel({ score, unit, windowMs }: Layout): string {
  const units = unit === 'SECONDS' ? 'seconds' : 'milliseconds';
  return score === 'EXPIRY'
    ? `expiry in ${units}`
    : `insertion time in ${units}; members live ${formatDuration(windowMs ?? 0)}`;
}
