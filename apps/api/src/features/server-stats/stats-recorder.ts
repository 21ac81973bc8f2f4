import { MayflyError, type TimeSeries } from '@mayfly/core';
import { createHostSampler, type SampleField } from './host-sampler.ts';

export interface StatsRecorderOptions {
  readonly series: TimeSeries<SampleField>;
  readonly instanceId: string;
  readonly intervalMs: number;
  /** Told of a sample that could not be kept; the next one is tried all the same. */
  readonly onError: (error: MayflyError) => void;
}

/** Samples this host and process on an interval. Returns what ends it. */
export function startStatsRecorder(options: StatsRecorderOptions): () => Promise<void> {
  const { series, instanceId, intervalMs, onError } = options;
  const sample = createHostSampler();
  let pending: Promise<void> = Promise.resolve();

  const record = async () => {
    try {
      await series.append(instanceId, sample());
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      onError(error);
    }
  };
  const timer = setInterval(() => {
    pending = record();
  }, intervalMs);
  pending = record();

  return async () => {
    clearInterval(timer);
    await pending;
  };
}
