/** Core has Infinity for members that never expire, and null if unknown. GraphQL has null for both. */
export function toExpiresAt(expiresAt: number | null): Date | null {
  return expiresAt === null || expiresAt === Infinity ? null : new Date(expiresAt);
}

export function toRemainingMs(remainingMs: number): number | null {
  return remainingMs === Infinity ? null : remainingMs;
}
