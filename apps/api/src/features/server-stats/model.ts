import type { TimeSeries } from '@mayfly/core';
import type { SampleField } from './host-sampler.ts';
import type { RedisField } from './redis-recorder.ts';

export interface ServerInstanceModel {
  readonly id: string;
  readonly lastSampleAt: Date;
}

/** Empty: the resolvers of the fields read the data. */
export type ServerStatsModel = Record<string, never>;
export type RedisStatsModel = Record<string, never>;

export interface ServerStatsSource {
  readonly series: TimeSeries<SampleField>;
  readonly redisSeries: TimeSeries<RedisField>;
  readonly sampleIntervalMs: number;
}
