import {
  formatBytes,
  formatCount,
  formatLoad,
  formatMs,
  formatRate,
  formatShare,
} from '../../shared/numbers/quantity.ts';
import type { RedisMeasure, ServerMeasure } from './measures.ts';

interface LineSpec<Measure> {
  readonly label: string;
  readonly measure: Measure;
  /** With several instances, the title of a separate chart for this line; without it, the line is left out. */
  readonly alone?: string;
  /** How the values of several instances combine, beside the highest value. */
  readonly together?: 'average' | 'sum';
}

export interface ChartSpec<Measure> {
  readonly title: string;
  readonly format: (value: number) => string;
  readonly lines: readonly LineSpec<Measure>[];
  /** The axis extends at least to this value, so that noise near zero does not look like load. */
  readonly leastTop: number;
  /** The distances between marks of the axis, if decimal ones would be odd. */
  readonly steps?: readonly number[];
}

const POWERS_OF_TWO = Array.from({ length: 24 }, (_, index) => 2 ** (index + 18));

/** 1, 2, 5, 10, …: counts have no fractions. */
const WHOLE_STEPS = Array.from({ length: 10 }, (_, power) =>
  [1, 2, 5].map((n) => n * 10 ** power),
).flat();

const RATE = { format: formatRate, leastTop: 4, steps: WHOLE_STEPS };

const BYTES = { format: formatBytes, leastTop: 2 ** 20, steps: POWERS_OF_TWO };

export const SERVER_CHARTS: readonly ChartSpec<ServerMeasure>[] = [
  {
    title: 'CPU',
    format: formatShare,
    leastTop: 1,
    lines: [{ label: 'busy', measure: 'cpuUtilization', alone: 'CPU busy' }],
  },
  {
    title: 'Load average',
    format: formatLoad,
    leastTop: 1,
    lines: [
      { label: '1 m', measure: 'load1', alone: 'Load average, 1 min' },
      { label: '5 m', measure: 'load5' },
      { label: '15 m', measure: 'load15' },
    ],
  },
  {
    title: 'Host memory',
    ...BYTES,
    lines: [
      { label: 'used', measure: 'memoryUsedBytes', alone: 'Used host memory' },
      { label: 'total', measure: 'memoryTotalBytes' },
    ],
  },
  {
    title: 'Process memory',
    ...BYTES,
    lines: [
      {
        label: 'resident',
        measure: 'processMemoryBytes',
        alone: 'Process memory',
        together: 'sum',
      },
    ],
  },
  {
    title: 'Event-loop delay',
    format: formatMs,
    leastTop: 20,
    lines: [
      {
        label: '99th percentile',
        measure: 'eventLoopDelayP99Ms',
        alone: 'Event-loop delay, p99',
      },
    ],
  },
  {
    title: 'Event-loop utilisation',
    format: formatShare,
    leastTop: 1,
    lines: [{ label: 'busy', measure: 'eventLoopUtilization', alone: 'Event-loop utilisation' }],
  },
  {
    title: 'Page faults',
    ...RATE,
    lines: [
      {
        label: 'minor',
        measure: 'minorPageFaultsPerSecond',
        alone: 'Page faults, minor',
        together: 'sum',
      },
      {
        label: 'major',
        measure: 'majorPageFaultsPerSecond',
        alone: 'Page faults, major',
        together: 'sum',
      },
    ],
  },
];

export const REDIS_CHARTS: readonly ChartSpec<RedisMeasure>[] = [
  {
    title: 'Operations',
    ...RATE,
    lines: [{ label: 'commands', measure: 'operationsPerSecond' }],
  },
  {
    title: 'Redis memory',
    ...BYTES,
    lines: [
      { label: 'used', measure: 'usedMemoryBytes' },
      { label: 'limit', measure: 'maxMemoryBytes' },
    ],
  },
  {
    title: 'Clients',
    format: formatCount,
    leastTop: 4,
    steps: WHOLE_STEPS,
    lines: [{ label: 'connected', measure: 'connectedClients' }],
  },
  {
    title: 'Hit ratio',
    format: formatShare,
    leastTop: 1,
    lines: [{ label: 'found', measure: 'hitRatio' }],
  },
  {
    title: 'Keys removed',
    ...RATE,
    lines: [
      { label: 'expired', measure: 'expiredKeysPerSecond' },
      { label: 'evicted', measure: 'evictedKeysPerSecond' },
    ],
  },
];
