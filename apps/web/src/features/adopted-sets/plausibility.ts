import type { AdoptionSearch } from './adoption-search.ts';
import type { SetLayoutInput } from './documents.generated.ts';

/** What speaks against a way of reading scores, and what may be right instead. */
export interface Doubt {
  readonly text: string;
  readonly instead?: {
    readonly label: string;
    readonly change: {
      readonly score?: AdoptionSearch['score'] | null;
      readonly unit?: 'ms' | null;
    };
  };
}

interface Previewed {
  readonly now: number;
  readonly count: number;
  readonly expiredCount: number;
  /** As they are stored; null for infinity. */
  readonly scores: readonly (number | null)[];
}

/** September 2001: below this, a number of milliseconds was more likely one of seconds. */
const EARLIEST_MS = 1e12;
const TEN_YEARS_MS = 315_360_000_000;
/** Clocks differ. */
const AHEAD_MS = 60_000;

/** The first thing that makes a layout doubtful for what was found, or undefined. */
export function doubtOf(
  { now, count, expiredCount, scores }: Previewed,
  { score, unit }: Pick<SetLayoutInput, 'score' | 'unit'>,
): Doubt | undefined {
  const finite = scores.filter((each) => each !== null);
  if (finite.length === 0) return undefined;
  const isMoment = (unitMs: number) =>
    finite.every((each) => each * unitMs >= EARLIEST_MS && each * unitMs <= now + TEN_YEARS_MS);
  const unitMs = unit === 'SECONDS' ? 1000 : 1;
  if (!isMoment(unitMs)) {
    if (!isMoment(1001 - unitMs)) {
      return { text: 'These scores do not look like moments: perhaps they are ranks or points.' };
    }
    return unit === 'SECONDS'
      ? { text: 'These scores look like milliseconds.', instead: inMilliseconds }
      : { text: 'These scores look like seconds.', instead: inSeconds };
  }
  if (score === 'INSERTED' && finite.some((each) => each * unitMs > now + AHEAD_MS)) {
    return {
      text: 'Some scores are in the future: members cannot have been inserted then.',
      instead: { label: 'Read them as expiries', change: { score: null } },
    };
  }
  if (score === 'EXPIRY' && count === 0 && expiredCount > 0) {
    return {
      text: 'All members would have expired. Perhaps scores say when they were inserted.',
      instead: { label: 'Read them as times of insertion', change: { score: 'inserted' } },
    };
  }
  return undefined;
}

const inMilliseconds = { label: 'Read them as milliseconds', change: { unit: 'ms' } } as const;
const inSeconds = { label: 'Read them as seconds', change: { unit: null } } as const;
