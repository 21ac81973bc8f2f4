import type { Expiring } from '../../../shared/clock/liveness.ts';

export interface Member extends Expiring {
  readonly member: string;
  /** Any JSON value; null if there is none. */
  readonly value: unknown;
}

/** Soonest expiry first, no expiry last, equal expiries by name: the API's order. */
export function compareMembers(a: Member, b: Member): number {
  const byExpiry = (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity);
  // Infinity minus Infinity is NaN: both never expire.
  if (byExpiry < 0 || byExpiry > 0) return byExpiry;
  return a.member < b.member ? -1 : a.member > b.member ? 1 : 0;
}
