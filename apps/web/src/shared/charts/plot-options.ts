import type uPlot from 'uplot';
import { formatTimeOfDay } from '../clock/moment.ts';
import { lineToken, type ChartLine } from './chart-line.ts';
import type { TimeSpan } from './chart-group.tsx';

/**
 * The computed value of a colour. Custom properties contain an unresolved `light-dark(…)`, so a canvas
 * must read the colour from an element that uses it.
 */
function cssColor(value: string): string {
  const probe = document.createElement('i');
  probe.style.color = value;
  probe.hidden = true;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const FONT = '11px system-ui, sans-serif';

export interface PlotStyle {
  readonly lines: readonly ChartLine[];
  readonly format: (value: number) => string;
  /** The axis extends at least to this value, so that noise near zero does not look like load. */
  readonly leastTop: number;
  /** The distances between marks of the axis, if decimal ones would be odd. */
  readonly steps?: readonly number[] | undefined;
  readonly zone: string;
}

export interface PlotEvents {
  readonly onPoint: (at: number | null) => void;
  readonly onZoom: (span: TimeSpan | null) => void;
}

function axis(rest: Partial<uPlot.Axis>): uPlot.Axis {
  const line = { stroke: cssColor('var(--color-line)'), width: 1 };
  return {
    stroke: cssColor('var(--color-ink-2)'),
    font: FONT,
    grid: line,
    ticks: { show: false },
    ...rest,
  };
}

/**
 * The points that need a dot: a point between two gaps, whose line has no length, and the latest point,
 * which can still move.
 */
export function markedPoints(values: readonly (number | null | undefined)[]): number[] {
  const last = values.length - 1;
  return values.flatMap((value, index) => {
    if (value === null || value === undefined) return [];
    const alone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
    return alone || index === last ? [index] : [];
  });
}

/** The options of a plot except its size and data. uPlot counts time in seconds. */
export function plotOptions(
  look: PlotStyle,
  events: PlotEvents,
): Omit<uPlot.Options, 'width' | 'height'> {
  const { lines, format, leastTop, steps, zone } = look;
  const colors = lines.map((line) => cssColor(`var(${lineToken(line)})`));
  const paper = cssColor('var(--color-raised)');
  return {
    legend: { show: false },
    focus: { alpha: 0.2 },
    padding: [8, 18, 0, 0],
    cursor: {
      y: false,
      // The group owns the zoom; dragging only requests it.
      drag: { x: true, y: false, setScale: false },
      // The default fill equals the marks of the lines, which then look like gaps.
      points: { size: 7, fill: (_plot, line) => colors[line - 1] ?? paper },
      bind: {
        dblclick: () => () => {
          events.onZoom(null);
          return null;
        },
      },
    },
    scales: {
      x: { time: true },
      y: {
        // A value that stays below this top, such as a share, always has the same scale.
        range: (_plot, _min, max) => [0, (max || 0) > leastTop ? max * 1.08 : leastTop],
      },
    },
    series: [
      {},
      ...lines.map((line, index) => ({
        label: line.label,
        stroke: colors[index] ?? paper,
        width: lines.length > 3 ? 1.25 : 1.5,
        ...(lines.length === 1 && {
          fill: cssColor(`color-mix(in oklab, var(${lineToken(line)}) 12%, transparent)`),
        }),
        points: {
          show: false,
          size: 6,
          fill: paper,
          filter: (plot: uPlot, line: number) => markedPoints([...(plot.data[line] ?? [])]),
        },
      })),
    ],
    axes: [
      axis({
        space: 64,
        size: 30,
        incrs: [1, 5, 10, 30, 60, 120, 300, 600, 900, 1200, 1800, 3600],
        values: (_plot, splits, _axis, _space, step) =>
          splits.map((split) => {
            const time = formatTimeOfDay(split * 1000, zone);
            return step < 60 ? time : time.slice(0, -3);
          }),
      }),
      axis({
        size: 64,
        // A low chart also has a mark above zero.
        space: (_plot, _axis, _min, _max, height) => Math.min(28, height / 3),
        ...(steps ? { incrs: [...steps] } : {}),
        values: (_plot, splits) => splits.map((split) => format(split)),
      }),
    ],
    hooks: {
      setCursor: [
        (plot) => {
          const { left, event } = plot.cursor;
          // Only moves of the pointer count; the group reports those of the keyboard.
          if (event === undefined || event === null) return;
          const gone = left === undefined || left === null || left < 0;
          events.onPoint(gone ? null : plot.posToVal(left, 'x') * 1000);
        },
      ],
      setSelect: [
        (plot) => {
          const { left, width } = plot.select;
          if (width < 4) return;
          const at = (pixel: number) => plot.posToVal(pixel, 'x') * 1000;
          events.onZoom({ from: at(left), to: at(left + width) });
          plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
        },
      ],
    },
  };
}
