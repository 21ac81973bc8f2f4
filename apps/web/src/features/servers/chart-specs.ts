import type { Measure } from './columns.ts';
import { formatBytes, formatLoad, formatRate, formatShare } from './quantity.ts';

/** One line of a chart; `token` is the CSS variable that holds its colour. */
interface LineSpec {
  readonly label: string;
  readonly token: `--series-${1 | 2 | 3}`;
  readonly dash?: readonly number[];
  readonly measure: Measure;
}

export interface ChartSpec {
  readonly title: string;
  readonly format: (value: number) => string;
  readonly lines: readonly LineSpec[];
  /** The axis reaches at least this far up, so that noise near zero does not look like load. */
  readonly leastTop: number;
  /** The distances that marks on the axis may have, where decimal ones would be odd. */
  readonly steps?: readonly number[];
}

const POWERS_OF_TWO = Array.from({ length: 24 }, (_, index) => 2 ** (index + 20));

export const CHART_SPECS: readonly ChartSpec[] = [
  {
    title: 'Load average',
    format: formatLoad,
    leastTop: 1,
    lines: [
      { label: '1 min', token: '--series-1', measure: ({ load1 }) => load1 },
      { label: '5 min', token: '--series-2', dash: [6, 3], measure: ({ load5 }) => load5 },
      { label: '15 min', token: '--series-3', dash: [2, 3], measure: ({ load15 }) => load15 },
    ],
  },
  {
    title: 'CPU',
    format: formatShare,
    leastTop: 1,
    lines: [
      { label: 'busy', token: '--series-1', measure: ({ cpuUtilization }) => cpuUtilization },
    ],
  },
  {
    title: 'Memory',
    format: formatBytes,
    leastTop: 1,
    steps: POWERS_OF_TWO,
    lines: [
      { label: 'used', token: '--series-1', measure: ({ memoryUsedBytes }) => memoryUsedBytes },
      {
        label: 'total',
        token: '--series-2',
        dash: [6, 3],
        measure: ({ memoryTotalBytes }) => memoryTotalBytes,
      },
      {
        label: 'this process',
        token: '--series-3',
        dash: [2, 3],
        measure: ({ processMemoryBytes }) => processMemoryBytes,
      },
    ],
  },
  {
    title: 'Page faults',
    format: formatRate,
    leastTop: 10,
    lines: [
      {
        label: 'minor',
        token: '--series-1',
        measure: ({ minorPageFaultsPerSecond }) => minorPageFaultsPerSecond,
      },
      {
        label: 'major',
        token: '--series-2',
        dash: [6, 3],
        measure: ({ majorPageFaultsPerSecond }) => majorPageFaultsPerSecond,
      },
    ],
  },
];
