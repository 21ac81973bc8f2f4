import { wholeNumber } from '../../shared/numbers/whole-number.ts';

interface Scan {
  readonly shown: number;
  readonly scanned: number;
  readonly filtered: boolean;
  /** There are older entries that were not searched. */
  readonly more: boolean;
}

const entries = (count: number) =>
  `${wholeNumber.format(count)} ${count === 1 ? 'entry' : 'entries'}`;

/** The progress of the search: each step searches a part of the log. */
export function reportScan({ shown, scanned, filtered, more }: Scan): string {
  if (!filtered) {
    if (shown === 1 && !more) return 'The only entry';
    return more ? `The latest ${entries(shown)}` : `All ${entries(shown)}`;
  }
  const looked = more ? `the latest ${entries(scanned)}` : `all ${entries(scanned)}`;
  return shown === 0 ? `Searched ${looked}` : `${wholeNumber.format(shown)} found in ${looked}`;
}
