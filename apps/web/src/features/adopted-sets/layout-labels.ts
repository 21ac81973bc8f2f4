import { formatDuration } from '../../shared/clock/duration-format.ts';
import type { AdoptedFragment } from './documents.generated.ts';

type Layout = Pick<AdoptedFragment, 'score' | 'unit' | 'windowMs'>;

/** How the scores of an adopted set are read, in a few words. */
export function layoutLabel({ score, unit, windowMs }: Layout): string {
  const units = unit === 'SECONDS' ? 'seconds' : 'milliseconds';
  return score === 'EXPIRY'
    ? `expiry in ${units}`
    : `inserted at, in ${units}; lives ${formatDuration(windowMs ?? 0)}`;
}
