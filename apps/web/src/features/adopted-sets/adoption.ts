import { parseDuration } from '../../shared/clock/parse-duration.ts';
import { DEFAULT_WINDOW, type AdoptionSearch } from './adoption-search.ts';
import type { SetLayoutInput } from './documents.generated.ts';

/** The layout in which members are detected. */
export const FIRST_LAYOUT: SetLayoutInput = {
  score: 'EXPIRY',
  unit: 'SECONDS',
  memberFormat: 'TEXT',
};

/** The chosen layout, or undefined while the window is not a valid duration. */
export function toLayout(search: AdoptionSearch): SetLayoutInput | undefined {
  const { score, unit, window = DEFAULT_WINDOW, format } = search;
  const common = {
    unit: unit === 'ms' ? ('MILLISECONDS' as const) : ('SECONDS' as const),
    memberFormat: format === 'json' ? ('JSON' as const) : ('TEXT' as const),
  };
  if (score !== 'inserted') return { score: 'EXPIRY', ...common };
  const parsed = parseDuration(window);
  return parsed.ok ? { score: 'INSERTED', windowMs: parsed.ms, ...common } : undefined;
}

/** A suggested name for a key: its characters that names can have. */
export function nameForKey(key: string): string {
  return key.replaceAll(/[^A-Za-z0-9._:/@+-]+/g, '-').slice(0, 128);
}
