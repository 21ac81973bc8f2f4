import { formatDuration } from '../../shared/clock/duration-format.ts';
import type { AdoptedFragment } from './documents.generated.ts';

type Layout = Pick<AdoptedFragment, 'score' | 'unit'> & {
  readonly windowMs?: number | null | undefined;
};

/** What the scores are, as the head of a column. */
export function scoreTitle({ score }: Pick<Layout, 'score'>): string {
  return score === 'EXPIRY' ? 'Expires' : 'Inserted';
}

/** The layout of an adopted set in a few words. */
export function layoutLabel({ score, unit, windowMs }: Layout): string {
  const units = unit === 'SECONDS' ? 'seconds' : 'milliseconds';
  return score === 'EXPIRY'
    ? `expiry in ${units}`
    : `insertion time in ${units}; members live ${formatDuration(windowMs ?? 0)}`;
}
