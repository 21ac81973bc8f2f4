import { sweepCompact } from './compact/sweep.ts';
import type { SweepResult } from '../sweep/sweep-result.ts';
import type { SweepStep } from '../sweep/sweeper.ts';
import type { SetContext } from './set-context.ts';
import { sweepSorted } from './sorted/sweep.ts';
import type { StrategyName } from './strategy.ts';
import { sweepWindow } from './window/sweep.ts';

/** How the strategies that need it are swept; of the others Redis itself frees what has expired. */
const SWEEPS: Partial<
  Record<StrategyName, (context: SetContext, name: string) => Promise<SweepResult>>
> = {
  compact: sweepCompact,
  sorted: sweepSorted,
  window: sweepWindow,
};

/** Sweeps the set of an entry `<strategy>:<name>` in the index of deadlines. */
export function createSweepStep(context: SetContext): SweepStep {
  return async (entry) => {
    const colon = entry.indexOf(':');
    const strategy = entry.slice(0, colon);
    const [, sweep] = Object.entries(SWEEPS).find(([name]) => name === strategy) ?? [];
    if (sweep === undefined) throw new TypeError(`Sets of strategy ${strategy} are not swept`);
    return sweep(context, entry.slice(colon + 1));
  };
}
