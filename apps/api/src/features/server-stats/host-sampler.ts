import { cpus, freemem, loadavg, totalmem } from 'node:os';
import { monitorEventLoopDelay, type EventLoopUtilization } from 'node:perf_hooks';
import type { SampleFields } from '@mayfly/core';

export const SAMPLE_FIELDS = [
  'load1',
  'load5',
  'load15',
  'cpuUtilization',
  'memoryUsedBytes',
  'memoryTotalBytes',
  'processMemoryBytes',
  'minorPageFaultsPerSecond',
  'majorPageFaultsPerSecond',
  'eventLoopDelayP99Ms',
  'eventLoopUtilization',
] as const;

export type SampleField = (typeof SAMPLE_FIELDS)[number];

/** The resolution of the delay of the event loop. */
const LOOP_RESOLUTION_MS = 10;

export interface HostSampler {
  readonly sample: () => SampleFields<SampleField>;
  /** Stops the histogram of the event loop. */
  readonly stop: () => void;
}

/** Running totals. A sample has their growth since the previous one. */
interface Totals {
  readonly atMs: number;
  readonly cpuBusyMs: number;
  readonly cpuMs: number;
  readonly minorPageFaults: number;
  readonly majorPageFaults: number;
  readonly eventLoop: EventLoopUtilization;
}

function readTotals(): Totals {
  let cpuBusyMs = 0;
  let cpuMs = 0;
  for (const { times } of cpus()) {
    const busy = times.user + times.nice + times.sys + times.irq;
    cpuBusyMs += busy;
    cpuMs += busy + times.idle;
  }
  const { minorPageFault, majorPageFault } = process.resourceUsage();
  return {
    atMs: performance.now(),
    cpuBusyMs,
    cpuMs,
    minorPageFaults: minorPageFault,
    majorPageFaults: majorPageFault,
    eventLoop: performance.eventLoopUtilization(),
  };
}

/**
 * Reads the state of this host and process. Rates, and the figures of the event loop, are since the previous
 * sample, and null in the first. Load averages are null on Windows, and the processors are null in some containers.
 */
export function createHostSampler(): HostSampler {
  const hasLoadAverage = process.platform !== 'win32';
  const loopDelay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loopDelay.enable();
  let before: Totals | undefined;
  const sample = () => {
    const totals = readTotals();
    const [load1 = null, load5 = null, load15 = null] = hasLoadAverage ? loadavg() : [];
    const fields = {
      load1,
      load5,
      load15,
      memoryUsedBytes: totalmem() - freemem(),
      memoryTotalBytes: totalmem(),
      processMemoryBytes: process.memoryUsage.rss(),
      ...rates(before, totals),
      eventLoopDelayP99Ms: before === undefined ? null : delayP99Ms(loopDelay),
    };
    loopDelay.reset();
    before = totals;
    return fields;
  };
  return { sample, stop: () => void loopDelay.disable() };
}

/** The histogram has the time between two timers, so without delay it has the resolution. */
function delayP99Ms(histogram: ReturnType<typeof monitorEventLoopDelay>): number | null {
  if (histogram.count === 0) return null;
  return round(Math.max(0, histogram.percentile(99) / 1e6 - LOOP_RESOLUTION_MS));
}

function rates(before: Totals | undefined, now: Totals) {
  if (before === undefined || now.atMs <= before.atMs) {
    return {
      cpuUtilization: null,
      minorPageFaultsPerSecond: null,
      majorPageFaultsPerSecond: null,
      eventLoopUtilization: null,
    };
  }
  const seconds = (now.atMs - before.atMs) / 1000;
  const cpuMs = now.cpuMs - before.cpuMs;
  return {
    cpuUtilization: cpuMs > 0 ? round((now.cpuBusyMs - before.cpuBusyMs) / cpuMs) : null,
    minorPageFaultsPerSecond: round((now.minorPageFaults - before.minorPageFaults) / seconds),
    majorPageFaultsPerSecond: round((now.majorPageFaults - before.majorPageFaults) / seconds),
    eventLoopUtilization: round(
      performance.eventLoopUtilization(now.eventLoop, before.eventLoop).utilization,
    ),
  };
}

/** Three digits are enough, and keep samples short. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
