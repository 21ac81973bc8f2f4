interface Heard {
  readonly id: string;
  readonly lastSampleAt: string;
}

interface Reading<Instance> {
  readonly now: string;
  readonly sampleIntervalMs: number;
  readonly instances: readonly Instance[];
}

/** A shorter silence can be a busy machine. */
const LEAST_SILENCE_MS = 15_000;
const MISSED_SAMPLES = 5;

/** The instances that have missed several samples: they have stopped, or have lost Redis. */
export function silentInstances<Instance extends Heard>({
  now,
  sampleIntervalMs,
  instances,
}: Reading<Instance>): readonly Instance[] {
  const longest = Math.max(LEAST_SILENCE_MS, MISSED_SAMPLES * sampleIntervalMs);
  return instances.filter(
    ({ lastSampleAt }) => Date.parse(now) - Date.parse(lastSampleAt) > longest,
  );
}
