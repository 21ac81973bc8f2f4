import type { History, RawSample } from './history.ts';

/** The sample that was current at a moment: none within a gap, and none before the first. */
export function sampleAt(history: History, at: number): RawSample | undefined {
  const sample = history.samples.findLast(({ sampledAt }) => Date.parse(sampledAt) <= at);
  if (!sample) return undefined;
  return at - Date.parse(sample.sampledAt) < history.sampleIntervalMs ? sample : undefined;
}
