import { checkInteger, checkOptions, type OptionNames } from '../../input.ts';

export interface SweepOptions {
  /** The maximum that one call frees. Default: the limit of the method. */
  readonly atMost?: number | undefined;
}

const OPTIONS: OptionNames<SweepOptions> = { atMost: true };

/** The maximum to free. `INVALID_OPTION`. */
export function checkSweep(options: SweepOptions, most: number): number {
  const { atMost = most } = checkOptions(options, OPTIONS);
  return checkInteger(atMost, 1, most, 'INVALID_OPTION', 'atMost');
}
