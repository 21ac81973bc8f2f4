import type { TimeSeries } from '@mayfly/core';
import type { SampleField } from './host-sampler.ts';

export interface ServerInstanceModel {
  readonly id: string;
  readonly lastSampleAt: Date;
}

/** Nothing is read until a field is asked for. */
export type ServerStatsModel = Record<string, never>;

export interface ServerStatsSource {
  readonly series: TimeSeries<SampleField>;
  readonly sampleIntervalMs: number;
}
