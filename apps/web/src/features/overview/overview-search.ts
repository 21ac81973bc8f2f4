import { isRange, type Range } from '../../shared/charts/time-range.ts';

/** The spans of the upcoming expiries, as in the address. */
export const SPANS = ['1m', '1h'] as const;
export type OverviewSpan = (typeof SPANS)[number];

export interface OverviewSearch {
  readonly span?: Exclude<OverviewSpan, '1h'>;
  /** The time range of the charts. */
  readonly range?: Range;
}

/** Parses the address and ignores invalid values. */
export function readOverviewSearch(search: Readonly<Record<string, unknown>>): OverviewSearch {
  const { span, range } = search;
  return {
    ...(span === '1m' && { span }),
    ...(isRange(range) && { range }),
  };
}
