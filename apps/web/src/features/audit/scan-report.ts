import { wholeNumber } from '../../shared/numbers/whole-number.ts';

interface Scan {
  readonly shown: number;
  readonly scanned: number;
  readonly filtered: boolean;
  /** There are older entries that were not looked at. */
  readonly more: boolean;
}

const entries = (count: number) =>
  `${wholeNumber.format(count)} ${count === 1 ? 'entry' : 'entries'}`;

/** How far the search has come, said as it is: a step looks at some of the log, not at all of it. */
export function reportScan({ shown, scanned, filtered, more }: Scan): string {
  if (!filtered) {
    if (shown === 1 && !more) return 'The only entry that is kept';
    return more ? `The latest ${entries(shown)}` : `All ${entries(shown)} that are kept`;
  }
  const looked = more ? `the latest ${entries(scanned)}` : `all ${entries(scanned)} that are kept`;
  return shown === 0 ? `Looked at ${looked}` : `${wholeNumber.format(shown)} found among ${looked}`;
}
