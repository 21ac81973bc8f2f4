/** The time zone of the browser's machine. */
export function localZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** All time zones: the browser's first, then UTC, then the others by name. */
export function allZones(): readonly string[] {
  const own = localZone();
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
