/** Something that expires at a moment of the server's clock, or never. */
export interface Mortal {
  readonly expiresAt: number | null;
}

/** The one predicate of the whole product: live while `expiresAt > now`. */
export function isLive({ expiresAt }: Mortal, now: number): boolean {
  return expiresAt === null || expiresAt > now;
}

/** The soonest expiry among those that are live, or null when none of them ever expires. */
export function nextExpiry(mortals: readonly Mortal[], now: number): number | null {
  let next: number | null = null;
  for (const { expiresAt } of mortals) {
    if (expiresAt === null || expiresAt <= now) continue;
    if (next === null || expiresAt < next) next = expiresAt;
  }
  return next;
}
