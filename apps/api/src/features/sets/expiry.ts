/** Core says Infinity for what never expires, and null where it cannot tell; GraphQL says null. */
export function toExpiresAt(expiresAt: number | null): Date | null {
  return expiresAt === null || expiresAt === Infinity ? null : new Date(expiresAt);
}

export function toRemainingMs(remainingMs: number): number | null {
  return remainingMs === Infinity ? null : remainingMs;
}
