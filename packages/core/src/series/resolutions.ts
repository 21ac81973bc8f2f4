/** Widths that are easy to read in a chart, as multiples of a unit. */
const WIDTHS = [
  { unitMs: 1, multiples: [1, 2, 5, 10, 20, 50, 100, 200, 500] },
  { unitMs: 1000, multiples: [1, 2, 5, 10, 15, 20, 30] },
  { unitMs: 60_000, multiples: [1, 2, 5, 10, 15, 20, 30] },
  { unitMs: 3_600_000, multiples: [1, 2, 3, 6, 12] },
  { unitMs: 86_400_000, multiples: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] },
];
const WIDTHS_MS = WIDTHS.flatMap(({ unitMs, multiples }) => multiples.map((n) => n * unitMs));

/** The two resolutions of the roll-ups of a series. */
export interface Resolutions {
  /** A 360th of the retention, or slightly more. For an hour: 10 s. */
  readonly fineMs: number;
  /** A multiple of that, a 60th of the retention or slightly more. For an hour: 1 min. */
  readonly coarseMs: number;
  /** The possible widths of a point: multiples of `fineMs`, ascending, up to more than the retention. */
  readonly stepsMs: readonly number[];
}

/** They depend only on the retention, so all processes of one series have the same. */
export function resolutionsOf(retentionMs: number): Resolutions {
  const fineMs = firstFrom(WIDTHS_MS, retentionMs / 360);
  const multiples = WIDTHS_MS.filter((width) => width % fineMs === 0);
  const coarseMs = firstFrom(multiples, retentionMs / 60);
  const widestMs = firstFrom(multiples, retentionMs + 2 * coarseMs);
  return { fineMs, coarseMs, stepsMs: multiples.filter((width) => width <= widestMs) };
}

function firstFrom(ascending: readonly number[], least: number): number {
  const found = ascending.find((width) => width >= least);
  if (found === undefined) throw new RangeError('A retention must be at most 10 years');
  return found;
}
