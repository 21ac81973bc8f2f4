import { parseDuration } from '../../../shared/clock/parse-duration.ts';
import type { LifetimeInput } from '../documents.generated.ts';
import { readMomentInput } from './moment-input.ts';
import type { Abilities } from '../strategy.ts';

/** How long a new member is to live: for a time, until a moment, or for good. */
export type LifetimeKind = 'for' | 'until' | 'never';

const LABELS: Readonly<Record<LifetimeKind, string>> = {
  for: 'for a time',
  until: 'until a moment',
  never: 'never',
};

export const lifetimeLabel = (kind: LifetimeKind): string => LABELS[kind];

/** What members of a set may be given; none where all live equally long. */
export function lifetimeKinds({ ownTtl, moments, never }: Abilities): readonly LifetimeKind[] {
  if (!ownTtl) return [];
  return ['for', ...(moments ? (['until'] as const) : []), ...(never ? (['never'] as const) : [])];
}

/** What was typed as the API takes it; undefined if it cannot be read. */
export function readLifetime(
  kind: LifetimeKind,
  { ttl, moment, zone }: { readonly ttl: string; readonly moment: string; readonly zone: string },
): LifetimeInput | undefined {
  if (kind === 'never') return { never: true };
  if (kind === 'for') {
    const duration = parseDuration(ttl);
    return duration.ok ? { ttlMs: duration.ms } : undefined;
  }
  const at = readMomentInput(moment, zone);
  return at === null ? undefined : { expiresAt: new Date(at).toISOString() };
}
