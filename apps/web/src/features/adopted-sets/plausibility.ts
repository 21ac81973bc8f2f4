import type { AdoptionSearch } from './adoption-search.ts';
import type { SetLayoutInput } from './documents.generated.ts';

/** Why a layout is doubtful, and a better one if there is one. */
export interface Doubt {
  readonly text: string;
  readonly instead?: {
    readonly label: string;
    readonly change: {
      readonly score?: AdoptionSearch['score'];
      readonly unit?: AdoptionSearch['unit'];
    };
  };
}

interface Previewed {
  readonly now: number;
  readonly count: number;
  readonly expiredCount: number;
  /** As stored; null for infinity. */
  readonly scores: readonly (number | null)[];
}

/** September 2001: a smaller number of milliseconds is more likely a number of seconds. */
const EARLIEST_MS = 1e12;
const TEN_YEARS_MS = 315_360_000_000;
/** Tolerates differences between clocks. */
const AHEAD_MS = 60_000;

/** The most likely layout for the found members: the defaults if nothing speaks for another one. */
export function detectLayout({
  now,
  scores,
  texts,
}: Pick<Previewed, 'now' | 'scores'> & { readonly texts: readonly string[] }): Required<
  Pick<AdoptionSearch, 'score' | 'unit' | 'format'>
> {
  const finite = scores.filter((each) => each !== null);
  const areMilliseconds =
    finite.length > 0 && finite.every((each) => each >= EARLIEST_MS && each <= now + TEN_YEARS_MS);
  const unitMs = areMilliseconds ? 1 : 1000;
  const areTimes = finite.every((each) => each * unitMs >= EARLIEST_MS);
  // Members that have expired are usually removed: only insertion times are all in the past.
  const areInserted = finite.length > 0 && areTimes && finite.every((each) => each * unitMs <= now);
  return {
    score: areInserted ? 'inserted' : 'expiry',
    unit: areMilliseconds ? 'ms' : 's',
    format: texts.length > 0 && texts.every(isJsonObject) ? 'json' : 'text',
  };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** The first reason to doubt a layout for the found scores, or undefined. */
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
      return { text: 'These scores do not look like times: perhaps they are ranks or points.' };
    }
    return unit === 'SECONDS'
      ? { text: 'These scores look like milliseconds.', instead: inMilliseconds }
      : { text: 'These scores look like seconds.', instead: inSeconds };
  }
  if (score === 'INSERTED' && finite.some((each) => each * unitMs > now + AHEAD_MS)) {
    return {
      text: 'Some scores are in the future, so they cannot be insertion times.',
      instead: { label: 'Read as expiry times', change: { score: 'expiry' } },
    };
  }
  if (score === 'EXPIRY' && count === 0 && expiredCount > 0) {
    return {
      text: 'All members would have expired. Perhaps the scores are insertion times.',
      instead: { label: 'Read as insertion times', change: { score: 'inserted' } },
    };
  }
  return undefined;
}

const inMilliseconds = { label: 'Read as milliseconds', change: { unit: 'ms' } } as const;
const inSeconds = { label: 'Read as seconds', change: { unit: 's' } } as const;
