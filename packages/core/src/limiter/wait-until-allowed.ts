import { setTimeout } from 'node:timers/promises';
import { CONSTRAINTS } from '../constraints.ts';
import { checkInteger, checkOptions, checkSignal, type OptionNames } from '../input.ts';
import type { CallCost } from './limiter.ts';
import type { Answer } from './outage/unavailable.ts';

export interface WaitOptions extends CallCost {
  /** The longest time to wait for a limit: 1 to 600,000 ms. */
  readonly timeoutMs: number;
  /** Ends the wait: the call then fails with its reason. */
  readonly signal?: AbortSignal | undefined;
}

const OPTIONS: OptionNames<WaitOptions> = { cost: true, timeoutMs: true, signal: true };

/**
 * Consumes as soon as the limiter allows it. Resolves to the answer that passes, or at once to a denial that
 * lasts longer than the rest of `timeoutMs`. Each attempt is one `consume`, so it counts for `escalation` and
 * `countDenied`. Callers that wait for one key have no order. Fails as `consume` does. `INVALID_OPTION`.
 */
export async function waitUntilAllowed<Answered extends Answer>(
  limiter: { consume(key: string, call?: CallCost): Promise<Answered> },
  key: string,
  options: WaitOptions,
): Promise<Answered> {
  const { cost, timeoutMs, signal } = checkOptions(options, OPTIONS);
  checkInteger(timeoutMs, 1, CONSTRAINTS.timeoutMs.atMost, 'INVALID_OPTION', 'timeoutMs');
  checkSignal(signal);
  const end = performance.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const answer = await limiter.consume(key, { cost });
    const waitMs = answer.passes ? undefined : answer.retryAfterMs;
    if (waitMs === undefined || performance.now() + waitMs > end) return answer;
    await setTimeout(waitMs, undefined, { signal }).catch(() => signal?.throwIfAborted());
  }
}
