/** Widths that people read off a chart with ease, as multiples of a unit. */
const WIDTHS = [
  { unitMs: 1, multiples: [1, 2, 5, 10, 20, 50, 100, 200, 500] },
  { unitMs: 1000, multiples: [1, 2, 5, 10, 15, 20, 30] },
  { unitMs: 60_000, multiples: [1, 2, 5, 10, 15, 20, 30] },
  { unitMs: 3_600_000, multiples: [1, 2, 3, 6, 12] },
  { unitMs: 86_400_000, multiples: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] },
];
const WIDTHS_MS = WIDTHS.flatMap(({ unitMs, multiples }) => multiples.map((n) => n * unitMs));

/** The two widths of roll-up that are kept beside the samples of a series. */
export interface Resolutions {
  /** A 360th of the retention, or somewhat more. An hour: 10 s. */
  readonly fineMs: number;
  /** A multiple of that, a 60th of the retention or somewhat more. An hour: 1 min. */
  readonly coarseMs: number;
  /** What a point of a chart can be wide: multiples of `fineMs`, ascending, up to more than it all. */
  readonly stepsMs: readonly number[];
}

/** They follow from the retention alone, so that all processes of one series agree on them. */
export function resolutionsOf(retentionMs: number): Resolutions {
  const fineMs = firstFrom(WIDTHS_MS, retentionMs / 360);
  const multiples = WIDTHS_MS.filter((width) => width % fineMs === 0);
  const coarseMs = firstFrom(multiples, retentionMs / 60);
  const widestMs = firstFrom(multiples, retentionMs + 2 * coarseMs);
  return { fineMs, coarseMs, stepsMs: multiples.filter((width) => width <= widestMs) };
}

function firstFrom(ascending: readonly number[], least: number): number {
  const found = ascending.find((width) => width >= least);
  if (found === undefined) throw new RangeError('A retention is ten years at most');
  return found;
}
