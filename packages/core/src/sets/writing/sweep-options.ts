import { checkInteger, checkOptions, type OptionNames } from '../../input.ts';

export interface SweepOptions {
  /** How much one call frees at most; as much as it may where it is left out. */
  readonly atMost?: number | undefined;
}

const OPTIONS: OptionNames<SweepOptions> = { atMost: true };

/** How much to free. `INVALID_OPTION`. */
export function checkSweep(options: SweepOptions, most: number): number {
  const { atMost = most } = checkOptions(options, OPTIONS);
  return checkInteger(atMost, 1, most, 'INVALID_OPTION', 'atMost');
}
