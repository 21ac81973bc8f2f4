/** A year has 365 days, as in countdowns. */
const UNITS = [
  [31_536_000_000, 'y'],
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'm'],
  [1_000, 's'],
  [1, 'ms'],
] as const;

/** Formats a duration exactly, largest unit first: `1 h 30 m`. The parser reads the result back. */
export function formatDuration(ms: number): string {
  let rest = Math.round(ms);
  if (rest <= 0) return '0 s';
  const parts: string[] = [];
  for (const [unitMs, unit] of UNITS) {
    const amount = Math.floor(rest / unitMs);
    rest -= amount * unitMs;
    if (amount > 0) parts.push(`${amount} ${unit}`);
  }
  return parts.join(' ');
}

/** Formats a duration with its two largest units, if the exact text would be too long. */
export function formatDurationShort(ms: number): string {
  return formatDuration(ms).split(' ').slice(0, 4).join(' ');
}
