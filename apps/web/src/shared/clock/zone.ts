/** The zone of the machine that the browser runs on. */
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

/** Every zone that one may choose: the reader's own first, then UTC, then the others by name. */
export function allZones(): readonly string[] {
  const own = localZone();
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
