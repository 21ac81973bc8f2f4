/** The style of a line: always a colour and a dash, so that lines differ without colour. */
export interface ChartLine {
  readonly label: string;
  readonly series: LineStyle;
}

/** The number of distinguishable lines. */
export const LINE_STYLES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

type LineStyle = (typeof LINE_STYLES)[number];

/** Lengths of strokes and gaps in pixels; empty for a solid line. */
export const DASHES: Readonly<Record<LineStyle, readonly number[]>> = {
  1: [],
  2: [6, 3],
  3: [2, 3],
  4: [9, 3, 2, 3],
  5: [14, 4],
  6: [1, 5],
  7: [9, 3, 2, 3, 2, 3],
  8: [4, 2, 4, 6],
};

/** Four colours repeat; lines of the same colour have different dashes. */
const COLORS: Readonly<Record<LineStyle, 1 | 2 | 3 | 4>> = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 1,
  6: 2,
  7: 3,
  8: 4,
};

export const lineToken = ({ series }: ChartLine) => `--color-series-${COLORS[series]}` as const;
