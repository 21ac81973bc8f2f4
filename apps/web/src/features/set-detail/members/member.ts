import type { Mortal } from '../../../shared/clock/liveness.ts';

export interface Member extends Mortal {
  readonly member: string;
  /** Any JSON value; null when none was stored. */
  readonly value: unknown;
}

/** Soonest first, those that never expire last, equals by name: the order of the API. */
export function compareMembers(a: Member, b: Member): number {
  const byExpiry = (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity);
  // Infinity minus Infinity is NaN: both never expire.
  if (byExpiry < 0 || byExpiry > 0) return byExpiry;
  return a.member < b.member ? -1 : a.member > b.member ? 1 : 0;
}
