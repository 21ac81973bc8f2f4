import { MayflyError } from './errors.ts';
import { CONSTRAINTS } from './constraints.ts';
import { checkList } from './input.ts';

/** Names are ASCII, so each name with a prefix sorts before the prefix with this at its end. */
const LAST = '\u{7f}';

/** Names with one prefix, in byte order. All names if it is empty. */
export interface NameRange {
  readonly prefix: string;
  /** As bounds of ZRANGE BYLEX. */
  readonly least: string;
  readonly most: string;
}

/**
 * The ranges of all names with one of the prefixes, in byte order and without overlaps: at most 100, none if there
 * are no prefixes, and all names by default. `INVALID_NAME`, `INVALID_BATCH`.
 */
export function rangesOf(prefixes: readonly string[] = [''], field = 'prefixes'): NameRange[] {
  checkList(prefixes, CONSTRAINTS.namePrefixes, field, 0);
  for (const prefix of prefixes) checkPrefix(prefix, field);
  const ranges: NameRange[] = [];
  for (const prefix of [...prefixes].sort()) {
    const before = ranges.at(-1)?.prefix;
    if (before === undefined || !prefix.startsWith(before)) ranges.push(rangeOf(prefix));
  }
  return ranges;
}

/** The parts of ranges with a prefix. */
export function within(ranges: readonly NameRange[], prefix: string): NameRange[] {
  return ranges.flatMap((range) => {
    if (range.prefix.startsWith(prefix)) return [range];
    return prefix.startsWith(range.prefix) ? [rangeOf(prefix)] : [];
  });
}

/** Whether all names of a range are before a name. */
export function isBefore({ prefix }: NameRange, name: string): boolean {
  return prefix !== '' && prefix + LAST < name;
}

/** Whether all names of a range are after a name. */
export function isAfter({ prefix }: NameRange, name: string): boolean {
  return prefix > name;
}

/** At most 128 characters that names can have. `INVALID_NAME`. */
export function checkPrefix(prefix: string, field: string): void {
  const most = CONSTRAINTS.nameCharacters;
  if (typeof prefix === 'string' && /^[\x21-\x7e]*$/.test(prefix) && prefix.length <= most) return;
  throw new MayflyError(
    'INVALID_NAME',
    `${field} must be at most ${most} characters that names can have`,
    { field },
  );
}

function rangeOf(prefix: string): NameRange {
  if (prefix === '') return { prefix, least: '-', most: '+' };
  return { prefix, least: `[${prefix}`, most: `(${prefix}${LAST}` };
}
