import type { ChartLine } from '../../charts/chart-line.ts';
import type { RawSample } from './history.ts';
import { formatBytes, formatLoad, formatRate, formatShare } from './quantity.ts';

/** A line of a chart, and what it shows of a sample; null where the system does not tell. */
interface LineSpec extends ChartLine {
  readonly measure: (sample: RawSample) => number | null;
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
      { label: '1 min', series: 1, measure: ({ load1 }) => load1 },
      { label: '5 min', series: 2, measure: ({ load5 }) => load5 },
      { label: '15 min', series: 3, measure: ({ load15 }) => load15 },
    ],
  },
  {
    title: 'CPU',
    format: formatShare,
    leastTop: 1,
    lines: [{ label: 'busy', series: 1, measure: ({ cpuUtilization }) => cpuUtilization }],
  },
  {
    title: 'Memory',
    format: formatBytes,
    leastTop: 1,
    steps: POWERS_OF_TWO,
    lines: [
      { label: 'used', series: 1, measure: ({ memoryUsedBytes }) => memoryUsedBytes },
      {
        label: 'total',
        series: 2,
        measure: ({ memoryTotalBytes }) => memoryTotalBytes,
      },
      {
        label: 'this process',
        series: 3,
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
        series: 1,
        measure: ({ minorPageFaultsPerSecond }) => minorPageFaultsPerSecond,
      },
      {
        label: 'major',
        series: 2,
        measure: ({ majorPageFaultsPerSecond }) => majorPageFaultsPerSecond,
      },
    ],
  },
];
