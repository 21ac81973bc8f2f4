/** A line of a chart. All lines are solid; the legend has their colours, and emphasizes the line under the pointer. */
export interface ChartLine {
  readonly label: string;
  readonly series: LineStyle;
}

/** The number of distinguishable lines: each has a colour with a contrast of at least 3 in both themes. */
export const LINE_STYLES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

type LineStyle = (typeof LINE_STYLES)[number];

export const lineToken = ({ series }: ChartLine) => `--color-series-${series}` as const;
