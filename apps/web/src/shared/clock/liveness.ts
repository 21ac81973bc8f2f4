/** Something that expires at a time of the server's clock, or never. */
export interface Expiring {
  readonly expiresAt: number | null;
}

/** The definition of live everywhere in Mayfly: `expiresAt > now`. */
export function isLive({ expiresAt }: Expiring, now: number): boolean {
  return expiresAt === null || expiresAt > now;
}

/** The soonest expiry of the live entries, or null if none of them expires. */
export function nextExpiry(mortals: readonly Expiring[], now: number): number | null {
  let next: number | null = null;
  for (const { expiresAt } of mortals) {
    if (expiresAt === null || expiresAt <= now) continue;
    if (next === null || expiresAt < next) next = expiresAt;
  }
  return next;
}
