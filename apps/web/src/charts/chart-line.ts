/** How a line is drawn: always by a colour and a dash, so that it can be told without its colour. */
export interface ChartLine {
  readonly label: string;
  readonly series: 1 | 2 | 3 | 4;
}

/** Lengths of strokes and gaps in pixels; none for a solid line. */
export const DASHES: Readonly<Record<ChartLine['series'], readonly number[]>> = {
  1: [],
  2: [6, 3],
  3: [2, 3],
  4: [9, 3, 2, 3],
};

export const lineToken = ({ series }: ChartLine) => `--color-series-${series}` as const;
