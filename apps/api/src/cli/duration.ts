import { InvalidArgumentError } from 'commander';

const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const;

/** Parses for example 90s, 10m, 2h, 30d or 500ms, into milliseconds. */
export function parseDuration(text: string): number {
  const [, amount, unit] = /^(\d{1,12})(ms|s|m|h|d)$/.exec(text) ?? [];
  if (amount === undefined || !isUnit(unit)) {
    throw new InvalidArgumentError('It must be a duration such as 500ms, 90s, 10m, 2h or 30d.');
  }
  return Number(amount) * UNITS[unit];
}

function isUnit(unit: string | undefined): unit is keyof typeof UNITS {
  return unit !== undefined && unit in UNITS;
}

/** The two largest units, for example 9m 59s. Below a second, milliseconds. Null is never. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return 'never';
  if (ms < 1000) return `${Math.max(0, Math.ceil(ms))}ms`;
  let rest = ms;
  const parts = Object.entries(UNITS).flatMap(([unit, size]) => {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    return amount > 0 && unit !== 'ms' ? [`${amount}${unit}`] : [];
  });
  return parts.slice(0, 2).join(' ');
}
