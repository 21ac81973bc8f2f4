import { sweepCompact } from '../strategies/compact/sweep.ts';
import { slotOf } from '../../sweep/deadline-index.ts';
import type { SweepResult } from '../../sweep/sweep-result.ts';
import { Sweeper, type SweeperOptions, type SweepStep } from '../../sweep/sweeper.ts';
import type { SetContext } from '../set-context.ts';
import { sweepSorted } from '../strategies/sorted/sweep.ts';
import type { StrategyName } from '../strategy.ts';
import { sweepWindow } from '../strategies/window/sweep.ts';

/** The sweeps of the strategies that need one. Redis itself frees expired members of the others. */
const SWEEPS: Partial<
  Record<StrategyName, (context: SetContext, name: string) => Promise<SweepResult>>
> = {
  compact: sweepCompact,
  sorted: sweepSorted,
  window: sweepWindow,
};

/** Sweeps the set of an entry `<strategy>:<name>` in the index of deadlines. */
function createSweepStep(context: SetContext): SweepStep {
  return async (entry) => {
    const colon = entry.indexOf(':');
    const strategy = entry.slice(0, colon);
    const [, sweep] = Object.entries(SWEEPS).find(([name]) => name === strategy) ?? [];
    if (sweep !== undefined) return sweep(context, entry.slice(colon + 1));
    // An entry of a later version, whose sweepers know the strategy.
    const { now } = await context.deadlines.next(slotOf({ entry }));
    return { now, exists: false, removed: 0, left: 0, next: undefined };
  };
}

export function createSweeper(context: SetContext, options?: SweeperOptions): Sweeper {
  const { deadlines: index, notifications, clock, session } = context;
  const sweepStep = createSweepStep(context);
  return new Sweeper(
    { index, notifications, sweepStep, clock, timeoutMs: session.timeoutMs },
    options,
  );
}
