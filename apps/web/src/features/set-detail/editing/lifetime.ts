import { parseDuration } from '../../../shared/clock/parse-duration.ts';
import type { LifetimeInput } from '../documents.generated.ts';
import { readMomentInput } from './moment-input.ts';
import type { Abilities } from '../strategy.ts';

/** How long a new member lives: for a duration, until a time, or forever. */
export type LifetimeKind = 'for' | 'until' | 'never';

const LABELS: Readonly<Record<LifetimeKind, string>> = {
  for: 'after a time',
  until: 'at a time',
  never: 'never',
};

export const lifetimeLabel = (kind: LifetimeKind): string => LABELS[kind];

/** The lifetimes that members of a set can have; empty if all live equally long. */
export function lifetimeKinds({ ownTtl, moments, never }: Abilities): readonly LifetimeKind[] {
  if (!ownTtl) return [];
  return ['for', ...(moments ? (['until'] as const) : []), ...(never ? (['never'] as const) : [])];
}

/** The typed lifetime as API input; undefined if it is invalid. */
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
