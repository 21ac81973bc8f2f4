import { parseDuration } from '../../shared/clock/parse-duration.ts';

/** The choices for the lifetime of a token. */
export const LIFETIMES = ['1d', '30d', '90d', 'other', 'never'] as const;

export type Lifetime = (typeof LIFETIMES)[number];

const DAY_MS = 86_400_000;

const KNOWN_MS: Readonly<Record<Exclude<Lifetime, 'other' | 'never'>, number>> = {
  '1d': DAY_MS,
  '30d': 30 * DAY_MS,
  '90d': 90 * DAY_MS,
};

const LABELS: Readonly<Record<Lifetime, string>> = {
  '1d': '1 day',
  '30d': '30 days',
  '90d': '90 days',
  other: 'Other',
  never: 'Never',
};

export const lifetimeLabel = (lifetime: Lifetime) => LABELS[lifetime];

/** In milliseconds; null means forever, undefined an invalid duration. */
export function lifetimeMs(lifetime: Lifetime, typed: string): number | null | undefined {
  if (lifetime === 'never') return null;
  if (lifetime !== 'other') return KNOWN_MS[lifetime];
  const parsed = parseDuration(typed);
  return parsed.ok ? parsed.ms : undefined;
}
