import type { MayflyError, TimeSeries } from '@mayfly/core';
import { createHostSampler, type SampleField } from './host-sampler.ts';
import { repeat } from './repeat.ts';

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
