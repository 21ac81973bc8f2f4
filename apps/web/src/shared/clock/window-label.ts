import { formatDuration } from './duration-format.ts';

const UNITS: ReadonlyMap<number, string> = new Map([
  [1_000, 'second'],
  [60_000, 'minute'],
  [3_600_000, 'hour'],
  [86_400_000, 'day'],
  [604_800_000, 'week'],
]);

/** The name of a window, such as `second` or `10 s`. */
export function windowLabel(windowMs: number): string {
  return UNITS.get(windowMs) ?? formatDuration(windowMs);
}
