import type { MayflyError, TimeSeries } from '@mayfly/core';
import { createHostSampler, type SampleField } from './host-sampler.ts';
import { repeat } from './repeat.ts';

export interface StatsRecorderOptions {
  readonly series: TimeSeries<SampleField>;
  readonly instanceId: string;
  readonly intervalMs: number;
  /** Receives the error if a sample could not be stored. The interval continues. */
  readonly onError: (error: MayflyError) => void;
}

/** Samples this host and process on an interval. Returns a function that stops it. */
export function startStatsRecorder(options: StatsRecorderOptions): () => Promise<void> {
  const { series, instanceId, intervalMs, onError } = options;
  const { sample, stop } = createHostSampler();
  const end = repeat({
    intervalMs,
    onError,
    async action() {
      await series.append(instanceId, sample());
    },
  });
  return async () => {
    await end();
    stop();
  };
}
