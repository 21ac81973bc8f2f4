import { cpus, freemem, loadavg, totalmem } from 'node:os';
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
] as const;

export type SampleField = (typeof SAMPLE_FIELDS)[number];

/** Running totals, whose growth between two samples is what a sample tells. */
interface Totals {
  readonly atMs: number;
  readonly cpuBusyMs: number;
  readonly cpuMs: number;
  readonly minorPageFaults: number;
  readonly majorPageFaults: number;
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
  };
}

/**
 * Reads the state of this host and process; rates are of the time since the call before, and null at
 * the first. Windows has no load average, and some containers tell nothing of their processors: null then.
 */
export function createHostSampler(): () => SampleFields<SampleField> {
  const hasLoadAverage = process.platform !== 'win32';
  let before: Totals | undefined;
  return () => {
    const totals = readTotals();
    const [load1 = null, load5 = null, load15 = null] = hasLoadAverage ? loadavg() : [];
    const sample = {
      load1,
      load5,
      load15,
      memoryUsedBytes: totalmem() - freemem(),
      memoryTotalBytes: totalmem(),
      processMemoryBytes: process.memoryUsage.rss(),
      ...rates(before, totals),
    };
    before = totals;
    return sample;
  };
}

function rates(before: Totals | undefined, now: Totals) {
  if (before === undefined || now.atMs <= before.atMs) {
    return {
      cpuUtilization: null,
      minorPageFaultsPerSecond: null,
      majorPageFaultsPerSecond: null,
    };
  }
  const seconds = (now.atMs - before.atMs) / 1000;
  const cpuMs = now.cpuMs - before.cpuMs;
  return {
    cpuUtilization: cpuMs > 0 ? round((now.cpuBusyMs - before.cpuBusyMs) / cpuMs) : null,
    minorPageFaultsPerSecond: round((now.minorPageFaults - before.minorPageFaults) / seconds),
    majorPageFaultsPerSecond: round((now.majorPageFaults - before.majorPageFaults) / seconds),
  };
}

/** Three digits tell enough, and an hour of samples is read again and again. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
