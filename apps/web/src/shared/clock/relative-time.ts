const STEPS = [
  { unitMs: 31_536_000_000, unit: 'y' },
  { unitMs: 86_400_000, unit: 'd' },
  { unitMs: 3_600_000, unit: 'h' },
  { unitMs: 60_000, unit: 'm' },
  { unitMs: 1_000, unit: 's' },
] as const;

/** The text for a time, and for how long it stays correct. */
export interface FormattedRelative {
  readonly text: string;
  readonly changesInMs: number;
}

/** Shorter distances are all shown as "now". */
const JUST_NOW_MS = 1_000;

/** The distance of a time in its largest unit: `in 3 m`, `2 y ago`, `now`. A year has 365 days. */
export function formatRelative(at: number, now: number): FormattedRelative {
  const distance = at - now;
  const size = Math.abs(distance);
  const step = STEPS.find(({ unitMs }) => size >= unitMs);
  if (step === undefined) return { text: 'now', changesInMs: distance + JUST_NOW_MS };
  const amount = Math.floor(size / step.unitMs);
  const within = size - amount * step.unitMs;
  return distance > 0
    ? { text: `in ${amount} ${step.unit}`, changesInMs: within + 1 }
    : { text: `${amount} ${step.unit} ago`, changesInMs: step.unitMs - within };
}
