/** The ranges, as in the address. */
export const RANGES = ['5m', '15m', '1h'] as const;

export type Range = (typeof RANGES)[number];

/** The range without one in the address. */
export const DEFAULT_RANGE: Range = '1h';

const RANGE_MS: Readonly<Record<Range, number>> = {
  '5m': 300_000,
  '15m': 900_000,
  '1h': 3_600_000,
};

/** The maximum number of loaded points: those of an hour are 20 s wide, the others 10 s. */
const RANGE_POINTS: Readonly<Record<Range, number>> = { '5m': 31, '15m': 91, '1h': 181 };

const RANGE_LABELS: Readonly<Record<Range, string>> = {
  '5m': '5 min',
  '15m': '15 min',
  '1h': '1 h',
};

/** The shortest range that has samples of this age, so that the chart of a young set is not empty. */
export function fittingRange(ageMs: number): Range {
  return RANGES.find((range) => rangeMs(range) >= ageMs) ?? DEFAULT_RANGE;
}

export function rangeLabel(range: Range): string {
  return RANGE_LABELS[range];
}

export function rangeMs(range: Range): number {
  return RANGE_MS[range];
}

export function rangePoints(range: Range): number {
  return RANGE_POINTS[range];
}

export function isRange(value: unknown): value is Range {
  return RANGES.some((range) => range === value);
}
