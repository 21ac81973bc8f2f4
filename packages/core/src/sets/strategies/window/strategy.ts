import { checkOptions, checkTtl, type OptionNames } from '../../../input.ts';
import type { SetContext } from '../../set-context.ts';
import type { Strategy } from '../../strategy.ts';
import { createWindowOperations } from './operations.ts';
import type { Serializer } from './serializer.ts';
import { WaitingPops } from './waiting-pops.ts';
import { WindowSet } from './window-set.ts';

export interface WindowOptions {
  readonly strategy: 'window';
  /** How long an element lives after its time of insertion: whole milliseconds, 1 to ten years. */
  readonly windowMs: number;
  /** Default: JSON. */
  readonly serializer?: Serializer<unknown> | undefined;
}

/** The serializer of a window set whose elements are not JSON. It must be the same each time the set is opened. */
export interface SerializedBy<Element> {
  readonly serializer: Serializer<Element>;
}

const OPTIONS: OptionNames<WindowOptions> = { strategy: true, windowMs: true, serializer: true };

/** Each set is one sorted set, scored by the time of insertion. */
export function windowStrategy(context: SetContext) {
  const operations = createWindowOperations(context);
  const waitingPops = new WaitingPops(context.notifications, operations.pop);
  const window = { ...context, operations, waitingPops };
  return {
    settings: (options: WindowOptions) => ({
      defaultTtlMs: checkTtl(checkOptions(options, OPTIONS).windowMs, 'windowMs'),
    }),
    open: <Element>(name: string, serializer: Serializer<Element>) =>
      new WindowSet(window, name, serializer),
  } satisfies Strategy<WindowOptions> & { open: unknown };
}
