import type uPlot from 'uplot';
import { cssColor } from '../../theme/css-color.ts';
import type { ChartSpec } from './chart-specs.ts';

/** Charts with the same key show the same moment when one of them is pointed at. */
const SYNC_KEY = 'servers';
const FONT = '11px system-ui, sans-serif';

const minutes = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function axis(rest: Partial<uPlot.Axis>): uPlot.Axis {
  const line = { stroke: cssColor('--line'), width: 1 };
  return { stroke: cssColor('--ink-2'), font: FONT, grid: line, ticks: { show: false }, ...rest };
}

/** Everything about a chart but its size and data. */
export function plotOptions(
  { lines, format, leastTop, steps }: ChartSpec,
  onPoint: (at: number | null) => void,
): Omit<uPlot.Options, 'width' | 'height'> {
  return {
    legend: { show: false },
    padding: [8, 12, 0, 0],
    cursor: {
      y: false,
      drag: { x: false, y: false },
      sync: { key: SYNC_KEY, setSeries: false },
      points: { size: 6 },
    },
    scales: {
      x: { time: true },
      y: { range: (_plot, _min, max) => [0, Math.max(leastTop, (max || 0) * 1.08)] },
    },
    series: [
      {},
      ...lines.map(({ label, token, dash }) => ({
        label,
        stroke: cssColor(token),
        width: 1.5,
        points: { show: false },
        ...(dash ? { dash: [...dash] } : {}),
      })),
    ],
    axes: [
      axis({
        space: 64,
        size: 30,
        // Half minutes would only repeat the label of the minute.
        incrs: [60, 120, 300, 600, 900, 1200, 1800, 3600],
        values: (_plot, splits) => splits.map((split) => minutes.format(split * 1000)),
      }),
      axis({
        size: 64,
        space: 28,
        ...(steps ? { incrs: [...steps] } : {}),
        values: (_plot, splits) => splits.map((split) => format(split)),
      }),
    ],
    hooks: {
      setCursor: [
        (plot) => {
          const { left } = plot.cursor;
          onPoint(
            left === undefined || left === null || left < 0 ? null : plot.posToVal(left, 'x'),
          );
        },
      ],
    },
  };
}
