/** Core says Infinity for what never expires, GraphQL says null. */
export function toExpiresAt(expiresAt: number): Date | null {
  return expiresAt === Infinity ? null : new Date(expiresAt);
}

export function toRemainingMs(remainingMs: number): number | null {
  return remainingMs === Infinity ? null : remainingMs;
}
