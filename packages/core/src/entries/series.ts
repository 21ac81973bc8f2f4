import { createContext, type MayflyOptions } from '../context.ts';
import { SeriesDefinitions } from '../series/defined-series.ts';
import { TimeSeries } from '../series/time-series.ts';
import type { Mayfly } from '../mayfly.ts';

export * from './common.ts';
export type { Aggregate } from '../series/aggregate.ts';
export type {
  DefinedSeries,
  SeriesDefinition,
  SeriesDefinitions,
} from '../series/defined-series.ts';
export type { Line, SeriesAnswer, SeriesQuery, SourceLines } from '../series/query.ts';
export {
  createRedisSampler,
  type RedisLoad,
  type RedisSamplerOptions,
} from '../series/redis-sampler.ts';
export type { Sample, SampleFields } from '../series/sample.ts';
export type {
  AppendOptions,
  SamplePage,
  SeriesSource,
  TimeSeries,
  TimeSeriesOptions,
} from '../series/time-series.ts';

/** Time series without the rest of the library. Throws `INVALID_NAMESPACE`, `INVALID_OPTION`. */
export function createMayfly(options: MayflyOptions): Pick<Mayfly, 'series' | 'seriesDefinitions'> {
  const { session, keys } = createContext(options);
  return {
    series: (name, options = {}) => new TimeSeries(session, keys.series(name), name, options),
    seriesDefinitions: new SeriesDefinitions(session, keys),
  };
}
