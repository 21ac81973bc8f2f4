/** The spans of the chart, as in the address. */
export const SPANS = ['1m', '1h'] as const;
export type OverviewSpan = (typeof SPANS)[number];

export interface OverviewSearch {
  readonly span?: Exclude<OverviewSpan, '1h'>;
}

/** Parses the address and ignores invalid values. */
export function readOverviewSearch({ span }: Readonly<Record<string, unknown>>): OverviewSearch {
  return span === '1m' ? { span } : {};
}
